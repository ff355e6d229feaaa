"""What callers, sources and answers cannot make a renderer do."""

from __future__ import annotations

import asyncio
import gc
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tablemock import AsyncRenderer, JobFailed, Program, ProgramError, Renderer, WorkerConfused
from tablemock.program import AXES
from tablemock.worker import Worker
from tests.conftest import REPOSITORY, children
from tests.test_renderer import SPEC, TEXT

OTHER: dict[str, Any] = {**SPEC, "tableView": {"sections": [{"rows": [{"textLabel": "Other"}]}]}}


@pytest.fixture(scope="session")
def boxed(program: str) -> None:
    """Skips a test where the kernel has no sandbox."""
    ended = subprocess.run([program, "worker", "--sandbox"], stdin=subprocess.DEVNULL, capture_output=True, check=False)
    if ended.returncode:
        pytest.skip("the kernel has no sandbox")


def test_the_axes_are_those_of_the_program() -> None:
    schema = json.loads((REPOSITORY / "docs/schema/manifest.json").read_text())
    mappings = [set(value["properties"]) for value in _objects(schema) if "properties" in value]
    assert set(AXES) in [names for names in mappings if "theme" in names]


def _objects(value: Any) -> list[dict[str, Any]]:
    if isinstance(value, dict):
        return [value, *(found for member in value.values() for found in _objects(member))]
    return [found for item in value for found in _objects(item)] if isinstance(value, list) else []


@pytest.mark.parametrize("key", ["output", "input", "id", "root", "keys", "sandbox", "theme ", "Theme", "page-height"])
def test_what_is_no_axis_is_refused(program: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, key: str) -> None:
    monkeypatch.chdir(tmp_path)
    with Renderer(program) as renderer:
        first = renderer.render(SPEC)
        calls: list[Callable[..., object]] = [renderer.render, renderer.inspect]
        for call in [*calls, lambda spec, **keys: renderer.diff(spec, spec, **keys)]:
            with pytest.raises(TypeError, match="unexpected keyword argument"):
                call(OTHER, **{key: "victim.png"})
        other = renderer.render(OTHER)
        assert other.sha256 != first.sha256
        assert renderer.render(SPEC).sha256 == first.sha256
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("value", ["--output=victim.png", "-o", "--", "../victim", "\n{}", '", "output": "victim.png'])
def test_no_value_is_taken_for_something_else(
    program: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, value: str
) -> None:
    monkeypatch.chdir(tmp_path)
    with Renderer(program) as renderer:
        for key in ("theme", "device", "state", "scale"):
            stray: Any = {key: value}
            with pytest.raises(JobFailed):
                renderer.render(SPEC, **stray)
            with pytest.raises(ProgramError):
                renderer.inspect(SPEC, **stray)
        with pytest.raises(JobFailed):
            renderer.render(SPEC, format=value)
        assert renderer.render(SPEC).size == (200, 100)
        assert renderer.restarts == 0
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "spec",
    [
        "\ud800\n",
        "tableView:\n  rows: ['\udfff']\n",
        {"tableView": {"rows": ["\ud83d"]}},
        {"tableView": {"rows": [float("nan"), float("inf")]}, "\0": 1},
        "a\0b.yaml",
        "x" * 100_000,
        "[" * 100_000 + "\n",
        "a: &a [*a]\n",
        "\n" * 3_000_000,
        "",
        "/dev/zero",
        "/proc/self/mem",
    ],
    ids=range(12),
)
def test_a_spec_of_any_kind_is_refused_in_order(program: str, spec: Any) -> None:
    with Renderer(program, seconds=20, retries=0) as renderer:
        for ask in (renderer.render, renderer.inspect, renderer.lint):
            with pytest.raises((JobFailed, ProgramError)) as caught:
                ask(spec)
            assert "Traceback" not in str(caught.value) and len(str(caught.value)) < 300_000
        assert renderer.restarts == 0
        assert renderer.render(SPEC).size == (200, 100)


# Answers


def test_an_answer_that_is_left_over_is_no_other_jobs(
    faulty: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "twice.yaml").write_text(TEXT)
    with Renderer(faulty) as renderer:
        wanted = renderer.render(OTHER).sha256
        assert renderer.restarts == 0
        assert renderer.render(tmp_path / "twice.yaml").sha256 != wanted
        assert renderer.render(OTHER).sha256 == wanted
        assert renderer.restarts == 1


@pytest.mark.parametrize("name", ["other", "noise", "name"])
def test_an_answer_to_another_job_is_an_error(faulty: str, tmp_path: Path, name: str) -> None:
    (tmp_path / f"{name}.yaml").write_text(TEXT)
    with Renderer(faulty, retries=2) as renderer:
        with pytest.raises(WorkerConfused, match="answered"):
            renderer.render(tmp_path / f"{name}.yaml")
        assert renderer.restarts == 3
        assert renderer.render(SPEC).size == (200, 100)


def test_an_answer_without_its_members_is_an_error(faulty: str, tmp_path: Path) -> None:
    (tmp_path / "empty.yaml").write_text(TEXT)
    with Renderer(faulty) as renderer:
        with pytest.raises(WorkerConfused, match="'diagnostics'"):
            renderer.render(tmp_path / "empty.yaml")
        assert renderer.render(SPEC).size == (200, 100)


@pytest.mark.parametrize("retries", [0, 1])
@pytest.mark.parametrize("name", ["twice", "other", "noise", "name"])
def test_answers_in_a_row_are_matched(faulty: str, tmp_path: Path, name: str, retries: int) -> None:
    for stem in ("a", name):
        (tmp_path / f"{stem}.yaml").write_text(TEXT)
    names = ["a", "a", name, "a", "a"]
    lines = [f'{{"id": {n}, "input": "{stem}.yaml", "output": "{n}.png"}}'.encode() for n, stem in enumerate(names)]
    worker = Worker(Program(faulty), cwd=tmp_path, seconds=20, retries=retries)
    answers = list(worker.answers(lines))
    worker.close()
    told = [json.loads(answer)["id"] if isinstance(answer, bytes) else None for answer in answers]
    right = [number if number == wanted else None for number, wanted in enumerate(told)]
    assert told == right
    assert told.count(None) == (0 if name == "twice" and retries else 1)


# Folders


def test_nothing_outside_of_the_root_is_read(program: str, tmp_path: Path) -> None:
    root = tmp_path / "root"
    root.mkdir()
    for folder in (tmp_path, root):
        (folder / "a.yaml").write_text(TEXT)
    (root / "link.yaml").symlink_to("../a.yaml")
    (root / "way").symlink_to("..")
    with Renderer(program, root=root) as renderer:
        wanted = renderer.render(root / "a.yaml").sha256
        assert renderer.render(SPEC).sha256 == wanted
        assert renderer.inspect(root / "a.yaml")["size"] == [200, 100]
        assert renderer.inspect(SPEC)["size"] == [200, 100]
        for path in (
            tmp_path / "a.yaml",
            root / "link.yaml",
            root / "way" / "a.yaml",
            root / "../a.yaml",
            "/etc/passwd",
        ):
            with pytest.raises(JobFailed, match="outside the folder"):
                renderer.render(path)
            for call in (renderer.inspect, renderer.lint, lambda spec: renderer.diff(spec, SPEC)):
                with pytest.raises(ProgramError, match="outside the folder"):
                    call(path)
    assert sorted(path.name for path in root.iterdir()) == ["a.yaml", "link.yaml", "way"]


@pytest.mark.usefixtures("boxed")
def test_the_sandbox_draws_the_same(program: str, tmp_path: Path) -> None:
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "a.yaml").write_text(TEXT)
    with Renderer(program) as renderer:
        wanted = renderer.render(SPEC).data
    with Renderer(program, sandbox=True) as renderer:
        assert renderer.render(SPEC).data == wanted
        with pytest.raises(JobFailed, match="outside the folder"):
            renderer.render(tmp_path / "in" / "a.yaml")
    with Renderer(program, sandbox=True, root=tmp_path / "in") as renderer:
        assert renderer.render(SPEC).data == wanted
        assert renderer.render(tmp_path / "in" / "a.yaml").data == wanted
        with pytest.raises(ProgramError, match="inspect has no sandbox"):
            renderer.inspect(SPEC)

    async def draw() -> bytes:
        async with AsyncRenderer(program, sandbox=True, root=tmp_path / "in") as renderer:
            return (await renderer.render(tmp_path / "in" / "a.yaml")).data

    assert asyncio.run(draw()) == wanted
    assert [path.name for path in (tmp_path / "in").iterdir()] == ["a.yaml"]


@pytest.mark.usefixtures("boxed")
def test_the_worker_is_told_of_the_sandbox(program: str, tmp_path: Path) -> None:
    with Renderer(program, sandbox=True, root=tmp_path) as renderer:
        renderer.render(SPEC)
        words = Path(f"/proc/{renderer._worker.process.pid}/cmdline").read_bytes().split(b"\0")
        status = Path(f"/proc/{renderer._worker.process.pid}/status").read_text()
    assert b"--sandbox" in words and words[words.index(b"--root") + 1] == os.fsencode(tmp_path)
    assert "Seccomp:\t2" in status


def test_bundles_are_drawn_by_their_folders(program: str) -> None:
    bundle = REPOSITORY / "docs/samples/Settings.bundle"
    with Renderer(program) as renderer:
        names = {tree["table"] for tree in (renderer.inspect(bundle, table="Root"),)}
        picture = renderer.render(bundle, table="Root", theme="ios16", scale=1)
        assert renderer.render(bundle / "Root.plist", table="Root", theme="ios16", scale=1).data == picture.data
    assert names == {"Root"}


# What is left behind


def gone(pid: int, folder: str) -> bool:
    """Whether a process has ended and a folder is deleted, soon."""
    end = time.monotonic() + 10
    while time.monotonic() < end and (Path(f"/proc/{pid}").exists() or Path(folder).exists()):
        time.sleep(0.02)
    return not Path(f"/proc/{pid}").exists() and not Path(folder).exists()


def test_a_dropped_renderer_leaves_nothing(program: str) -> None:
    renderer = Renderer(program)
    renderer.render(SPEC)
    pid, folder = renderer._worker.process.pid, renderer._scratch.folder
    assert pid in children()
    del renderer
    gc.collect()
    assert gone(pid, folder)


def test_an_exception_leaves_nothing(program: str) -> None:
    found: list[tuple[int, str]] = []

    def fail() -> None:
        renderer = Renderer(program)
        renderer.render(SPEC)
        found.append((renderer._worker.process.pid, renderer._scratch.folder))
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        fail()
    gc.collect()
    assert gone(*found[0])


def test_a_renderer_that_does_not_begin_leaves_nothing(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        Renderer(sys.executable, root=tmp_path / "none")
    program = tmp_path / "none"
    program.write_text("#!/nowhere\n")
    program.chmod(0o755)
    renderer = Renderer(program, root=tmp_path)
    with pytest.raises(OSError, match="No such file"):
        renderer.render(SPEC)
    del renderer
    gc.collect()
    assert [path.name for path in tmp_path.iterdir()] == ["none"]


def test_a_dropped_async_renderer_leaves_nothing(program: str) -> None:
    async def draw() -> tuple[int, str]:
        renderer = AsyncRenderer(program)
        await renderer.render(SPEC)
        return renderer._renderer._worker.process.pid, renderer._renderer._scratch.folder

    left = asyncio.run(draw())
    gc.collect()
    assert gone(*left)


@pytest.mark.parametrize(
    "ending",
    [
        "pass",
        "sys.exit(3)",
        "raise ValueError",
        "os.kill(os.getpid(), signal.SIGINT)",
        "renderer.loop = renderer",
        "asyncio.run(AsyncRenderer(PROGRAM).render(SPEC))",
        "threading.Thread(target=lambda: Renderer(PROGRAM).render(SPEC)).start()",
        "child = os.fork()\nif not child: sys.exit()\nos.waitpid(child, 0)\nassert renderer.render(SPEC).data == data",
    ],
)
def test_the_end_of_the_interpreter_leaves_nothing(program: str, tmp_path: Path, ending: str) -> None:
    script = (
        "import asyncio, os, signal, sys, threading\nfrom tablemock import AsyncRenderer, Renderer\n"
        f"PROGRAM, SPEC = {program!r}, {SPEC!r}\n"
        "renderer = Renderer(PROGRAM)\ndata = renderer.render(SPEC).data\n"
        "print(renderer._worker.process.pid, renderer._scratch.folder, flush=True)\n" + ending
    )
    before = set(Path("/dev/shm").glob(".tablemock-*"))
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, cwd=tmp_path, check=False)
    assert "AssertionError" not in done.stderr and "Exception ignored" not in done.stderr, done.stderr
    pid, folder = done.stdout.split()
    assert gone(int(pid), folder)
    assert set(Path("/dev/shm").glob(".tablemock-*")) - before == set()
