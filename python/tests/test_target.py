"""Batches whose pictures go to file systems that fsspec knows."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("distributed")

import fsspec
from distributed import Client, LocalCluster
from fsspec.implementations.memory import MemoryFileSystem

from tablemock.dask import run
from tablemock.errors import TargetError
from tablemock.journal import JournalIndex
from tablemock.plan import Plan, plan
from tablemock.records import JOURNAL, RESULTS
from tablemock.target import Delivery, Known, Target
from tests.conftest import write_specs
from tests.test_dask import Cluster, batch, cluster, lines_of_pictures, pictures, without_times  # noqa: F401 - a fixture


class RefusingFileSystem(MemoryFileSystem):  # type: ignore[misc]
    """Refuses pictures, as a bucket does that is full or may only be read."""

    protocol = "refusing"

    def _open(self, path: str, mode: str = "rb", **options: Any) -> Any:
        if "w" in mode and path.endswith(".png"):
            raise PermissionError("Access Denied")
        return super()._open(path, mode, **options)


@pytest.fixture(autouse=True)
def nothing_in_memory() -> Iterator[None]:
    fsspec.register_implementation("refusing", RefusingFileSystem, clobber=True)
    MemoryFileSystem.store.clear()
    yield
    MemoryFileSystem.store.clear()


@contextmanager
def here(tmp_path: Path, program: str, output: str = "out") -> Iterator[tuple[Client, Plan]]:
    """A cluster in this process, whose workers have its memory, and a plan for it."""
    with ExitStack() as stack:
        cluster = stack.enter_context(
            LocalCluster(n_workers=2, threads_per_worker=1, processes=False, dashboard_address=None)
        )
        client = stack.enter_context(Client(cluster))
        yield client, stack.enter_context(plan(None, "s", "-o", output, root=tmp_path, program=program))


def in_memory(url: str, ending: str = ".png") -> dict[str, bytes]:
    files, folder = fsspec.url_to_fs(url)
    return {Path(path).name: files.cat_file(path) for path in files.find(folder) if path.endswith(ending)}


@pytest.mark.parametrize("boxes", [(), ("--boxes", "coco", "--splits", "train=3,test=1")], ids=["plain", "coco"])
def test_a_target_has_what_one_machine_makes(
    program: str,
    tmp_path: Path,
    cluster: Cluster,  # noqa: F811
    boxes: tuple[str, ...],
) -> None:
    write_specs(tmp_path / "s", 12)
    (tmp_path / "s" / "wrong.yaml").write_text("tableView: {rowz: []}\n")
    arguments = ("s", "--theme", "ios6,ios7", "--format", "png,svg", *boxes)
    with pytest.raises(Exception, match="status 1"):
        batch(program, tmp_path, *arguments, "-o", "one")
    cluster.add_worker()
    cluster.add_worker()
    target = tmp_path / "far away" / "two"
    with cluster.client() as client, plan(None, *arguments, "-o", "one", root=tmp_path, program=program) as jobs:
        before = {path: path.stat().st_mtime_ns for path in (tmp_path / "one").rglob("*")}
        summary = run(client, jobs, chunk=5, program=program, target=f"file://{target}")
        assert {path: path.stat().st_mtime_ns for path in (tmp_path / "one").rglob("*")} == before
    assert (summary.written, summary.failed) == (48, 4)
    names = [sorted(path.name for path in folder.rglob("*")) for folder in (tmp_path / "one", target)]
    assert names[0] == names[1]
    assert pictures(target) == pictures(tmp_path / "one")
    assert without_times(target / RESULTS) == without_times(tmp_path / "one" / RESULTS)
    journals = [lines_of_pictures(folder / JOURNAL) for folder in (tmp_path / "one", target)]
    assert journals[0] == journals[1]
    assert not boxes or (target / "boxes.coco.json").read_bytes() == (tmp_path / "one/boxes.coco.json").read_bytes()
    # What came to the target from elsewhere is not believed, and is drawn to the same pictures.
    with pytest.raises(Exception, match="status 1"):
        batch(program, tmp_path, *arguments, "-o", str(target), "--resume")
    assert json.loads((target / RESULTS).read_bytes())["summary"]["unchanged"] == 0
    assert pictures(target) == pictures(tmp_path / "one")


@pytest.mark.parametrize("output", ["out", ".", "../elsewhere/out"])
def test_a_run_goes_on_with_what_a_target_has(program: str, tmp_path: Path, output: str) -> None:
    root = tmp_path / "root"
    write_specs(root / "s", 9)
    batch(program, root, "s", "-o", str(tmp_path / "one"))
    with here(root, program, output) as (client, jobs):
        assert run(client, jobs, program=program, target="memory://bucket/a").written == 9
        assert in_memory("memory://bucket/a") == pictures(tmp_path / "one")
        files = fsspec.filesystem("memory")
        files.rm("/bucket/a/s0003.png")
        files.pipe_file("/bucket/a/s0005.png", b"cut off")
        (root / "s" / "s0007.yaml").write_text("tableView: {rows: [other]}\n")
        summary = run(client, jobs, program=program, target="memory://bucket/a", resume=True)
    assert (summary.written, summary.unchanged, summary.failed) == (3, 6, 0)
    found, wanted = in_memory("memory://bucket/a"), pictures(tmp_path / "one")
    assert found.pop("s0007.png") != wanted.pop("s0007.png")
    assert found == wanted
    # The journal has lines of both runs, and nothing was written beside the target.
    assert in_memory("memory://bucket/a", ".jsonl")[JOURNAL].count(b"\n") == 12
    assert not list(tmp_path.rglob("elsewhere")) and not list(root.glob("*.png")) and not (root / "out").exists()


def test_a_target_that_takes_nothing_is_told(program: str, tmp_path: Path) -> None:
    write_specs(tmp_path / "s", 3)
    with here(tmp_path, program) as (client, jobs):
        summary = run(client, jobs, program=program, target="refusing://bucket/a")
    assert (summary.written, summary.failed, summary.status) == (0, 3, 1)
    results = json.loads(in_memory("refusing://bucket/a", ".json")[RESULTS])["results"]
    assert [result["diagnostics"][0]["message"] for result in results] == [
        f"refusing://bucket/a/s000{number}.png: Access Denied" for number in range(3)
    ]
    assert in_memory("refusing://bucket/a") == {}


def test_a_target_that_there_is_not_is_told_before_anything_is_drawn(program: str, tmp_path: Path) -> None:
    write_specs(tmp_path / "s", 1)
    with here(tmp_path, program) as (client, jobs), pytest.raises(TargetError, match="nowhere://a: Protocol not known"):
        run(client, jobs, program=program, target="nowhere://a")


@pytest.mark.parametrize("url", ["memory://bucket", "file://"])
def test_files_appear_whole_or_not_at_all(url: str, tmp_path: Path) -> None:
    target = Target(f"{url}{tmp_path}/a" if url == "file://" else url).open()
    with pytest.raises(TargetError, match=r"b/x\.png"):
        target.put("b/x.png", tmp_path / "nothing here")
    assert target.size("b/x.png") is None
    (tmp_path / "x.png").write_bytes(b"12345")
    target.put("b/x.png", tmp_path / "x.png")
    assert target.size("b/x.png") == 5
    assert target.get("b/x.png", tmp_path / "y.png") and not target.get("b/z.png", tmp_path / "z.png")
    assert (tmp_path / "y.png").read_bytes() == b"12345"


def test_names_of_all_kinds_come_back(tmp_path: Path) -> None:
    delivery = Delivery(Target("memory://bucket"), 'a "b" ü/')
    try:
        output = 'a "b" ü/c/d.png'
        turned = json.loads(delivery.turned(json.dumps({"id": 1, "output": output}).encode()))["output"]
        assert turned.endswith("/c/d.png") and '"b"' not in turned
        Path(turned).parent.mkdir()
        Path(turned).write_bytes(b"1234")
        answer = json.dumps({"status": "written", "output": turned, "sha256": "0", "bytes": 4}).encode()
        assert json.loads(delivery.delivered(answer, None))["output"] == output
        assert not Path(turned).exists()
        assert in_memory("memory://bucket") == {"d.png": b"1234"}
        Path(turned).write_bytes(b"1234")
        assert json.loads(delivery.delivered(answer, Known("0", 4)))["status"] == "unchanged"
    finally:
        delivery.close()


@pytest.mark.parametrize("name", ["../x.png", "a/../../x.png", "a/../x.png", "/tmp/x.png", "", "..", "a/..", "x\0y"])
def test_no_name_leads_out_of_a_target(tmp_path: Path, name: str) -> None:
    (tmp_path / "x.png").write_bytes(b"12345")
    target = Target(f"file://{tmp_path}/in/target").open()
    with pytest.raises(TargetError, match="outside the target"):
        target.put(name, tmp_path / "x.png")
    delivery = Delivery(Target(f"file://{tmp_path}/in/target"), "out")
    try:
        with pytest.raises(TargetError, match="outside the target"):
            delivery.turned(json.dumps({"id": 1, "output": f"out/{name}" if name[:1] != "/" else name}).encode())
        answer = json.dumps(
            {"status": "written", "output": str(tmp_path / "x.png"), "sha256": "0", "bytes": 5}
        ).encode()
        with pytest.raises(TargetError, match="outside the folder"):
            delivery.delivered(answer, None)
    finally:
        delivery.close()
    assert [path.name for path in tmp_path.rglob("*") if path.is_file()] == ["x.png"]


@pytest.mark.parametrize(
    ("name", "is_inside"),
    [("x.png", True), ("in/x.png", True), ("in/new/x.png", True), ("out/x.png", False), ("out/new/x.png", False)],
)
def test_no_link_leads_out_of_a_target(tmp_path: Path, name: str, is_inside: bool) -> None:
    folder, elsewhere = tmp_path / "target", tmp_path / "elsewhere"
    for path in (folder / "real", elsewhere):
        path.mkdir(parents=True)
    (folder / "in").symlink_to("real")
    (folder / "out").symlink_to(elsewhere)
    (tmp_path / "linked").symlink_to(folder)
    (tmp_path / "x.png").write_bytes(b"12345")
    target = Target(f"file://{tmp_path}/linked").open()
    try:
        if is_inside:
            target.put(name, tmp_path / "x.png")
            assert (folder / name).read_bytes() == b"12345"
            assert target.size(name) == 5
            assert target.get(name, tmp_path / "copy")
            assert (tmp_path / "copy").read_bytes() == b"12345"
        else:
            with pytest.raises(TargetError, match="a link leads out of"):
                target.put(name, tmp_path / "x.png")
    finally:
        target.close()
    assert list(elsewhere.iterdir()) == []


@pytest.mark.parametrize("name", ["secret", "out/secret", "pipe"])
def test_nothing_is_read_through_a_link_in_a_target(tmp_path: Path, name: str) -> None:
    folder, elsewhere = tmp_path / "target", tmp_path / "elsewhere"
    for path in (folder, elsewhere):
        path.mkdir()
    (elsewhere / "secret").write_bytes(b"12345")
    (folder / "secret").symlink_to(elsewhere / "secret")
    (folder / "out").symlink_to(elsewhere)
    os.mkfifo(folder / "pipe")
    target = Target(f"file://{folder}").open()
    try:
        assert target.size(name) is None
        with pytest.raises(TargetError):
            target.get(name, tmp_path / "copy")
    finally:
        target.close()
    assert not (tmp_path / "copy").exists()


def test_a_journal_makes_no_other_picture_known(tmp_path: Path) -> None:
    """Who puts a journal into a folder may put a false picture of the same length beside it."""
    drawn, false = b"what is drawn", b"what is false"
    folder = tmp_path / "target"
    folder.mkdir()
    (folder / "a.png").write_bytes(false)
    delivery = Delivery(Target(f"file://{folder}"), "")
    try:
        digest = hashlib.sha256(drawn).hexdigest()
        for status in ("written", "unchanged"):
            path = json.loads(delivery.turned(b'{"output": "a.png"}'))["output"]
            Path(path).write_bytes(drawn)
            answer = {"output": path, "status": "written", "sha256": digest, "bytes": len(drawn)}
            told = delivery.delivered(json.dumps(answer).encode(), Known(digest, len(drawn)))
            assert json.loads(told)["status"] == status
            assert (folder / "a.png").read_bytes() == drawn
    finally:
        delivery.close()


def test_reading_makes_no_target(tmp_path: Path) -> None:
    target = Target(f"file://{tmp_path}/target").open()
    assert target.size("x.png") is None
    assert not target.get("x.png", tmp_path / "copy")
    assert not (tmp_path / "target").exists()


def test_a_link_that_comes_in_place_of_a_target_is_not_followed(tmp_path: Path) -> None:
    folder, elsewhere = tmp_path / "target", tmp_path / "elsewhere"
    elsewhere.mkdir()
    (tmp_path / "x.png").write_bytes(b"12345")
    target = Target(f"file://{folder}").open()
    try:
        target.put("a/x.png", tmp_path / "x.png")
        folder.rename(tmp_path / "moved")
        folder.symlink_to(elsewhere)
        target.put("b/x.png", tmp_path / "x.png")
    finally:
        target.close()
    assert list(elsewhere.iterdir()) == []
    assert (tmp_path / "moved" / "b" / "x.png").read_bytes() == b"12345"


def test_a_pattern_that_leads_out_of_the_target_fails_alone(program: str, tmp_path: Path) -> None:
    write_specs(tmp_path / "s", 2)
    with (
        here(tmp_path, program) as (client, _),
        plan(None, "s", "-o", "out", "--pattern", "../up/{name}.{format}", root=tmp_path, program=program) as jobs,
    ):
        before = {path for path in tmp_path.rglob("*") if path.is_file()}
        summary = run(client, jobs, program=program, target=f"file://{tmp_path}/far/target")
    assert (summary.written, summary.failed) == (0, 2)
    made = {path for path in tmp_path.rglob("*") if path.is_file()} - before
    assert {path.parent for path in made} == {tmp_path / "far" / "target"}
    assert not [path for path in made if path.suffix == ".png"]


@pytest.mark.parametrize("target", [None, "memory://bucket/a"])
@pytest.mark.parametrize("sandbox", [False, True])
def test_workers_read_and_write_below_the_root_alone(
    program: str, tmp_path: Path, target: str | None, sandbox: bool
) -> None:
    if sandbox and subprocess.run([program, "worker", "--sandbox"], stdin=subprocess.DEVNULL, check=False).returncode:
        pytest.skip("the kernel has no sandbox")
    root = tmp_path / "root"
    write_specs(root / "s", 2)
    batch(program, root, "s", "-o", str(tmp_path / "one"))
    (tmp_path / "secret.yaml").write_text((root / "s" / "s0000.yaml").read_text())
    with here(root, program) as (client, jobs):
        (root / "s" / "s0000.yaml").unlink()
        (root / "s" / "s0000.yaml").symlink_to(tmp_path / "secret.yaml")
        summary = run(client, jobs, program=program, target=target, root=None if sandbox else root, sandbox=sandbox)
    assert (summary.written, summary.failed) == (1, 1)
    found = in_memory(target) if target else pictures(root / "out")
    assert found == {"s0001.png": pictures(tmp_path / "one")["s0001.png"]}
    assert not list(root.glob(".tablemock-*"))


def test_a_journal_is_known_by_its_last_lines(tmp_path: Path) -> None:
    journal = tmp_path / JOURNAL
    journal.write_bytes(
        b'{"output": "a", "sha256": "1", "bytes": 1}\n{"output": "b", "sha256": "2", "bytes": 2}\nnothing\n'
        b'{"output": "a", "sha256": "3", "bytes": 3}\n{"output": "b", "sha'
    )
    index = JournalIndex(journal)
    assert (index.known("a"), index.known("b"), index.known("c")) == (Known("3", 3), Known("2", 2), None)
    index.close()


@pytest.mark.parametrize(
    "line",
    [
        b"[" * 100_000,
        b"[1]",
        b'"a"',
        b'{"output": "a", "sha256": "1", "bytes": 1e999}',
        b'{"output": "a", "sha256": "1", "bytes": %d}' % (1 << 70),
        b'{"output": "a", "sha256": "1", "bytes": -1}',
        b'{"output": "\\ud800", "sha256": "1", "bytes": 1}',
        b'{"output": "a", "sha256": ["1"], "bytes": 1}',
        b'{"output": "a", "sha256": "1", "bytes": %s}' % (b"9" * 5_000),
        b"\xff\xfe" * 2_000_000,
    ],
    ids=range(10),
)
def test_a_strangers_line_in_a_journal_says_nothing(tmp_path: Path, line: bytes) -> None:
    journal = tmp_path / JOURNAL
    journal.write_bytes(line + b'\n{"output": "b", "sha256": "2", "bytes": 2}\n')
    index = JournalIndex(journal)
    assert (index.known("a"), index.known("b")) == (None, Known("2", 2))
    index.close()
