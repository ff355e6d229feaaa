"""Where the server for coding agents reads and writes: below its folder alone."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from mcp.client.client import Client
from mcp_types import CallToolResult
from PIL import Image

from tablemock.landlock import confine
from tests.mcp_client import SPEC, good, images, refusal, talk, words

OUTSIDE = ["../secret.yaml", "a/../../secret.yaml", "/etc/passwd", "link.yaml", "folder/secret.yaml", "dangling.yaml"]
NO_PATHS = ["", "a\0b", "a\rb", "x" * 1_025, "none.yaml", "~/a.yaml", "--help", "/" * 20]


@pytest.mark.parametrize("tool", ["render", "inspect", "lint", "explain", "diff"])
def test_nothing_outside_of_the_folder_can_be_named(program: str, root: Path, tool: str) -> None:
    (root / "a.yaml").write_text(SPEC)
    (root / "link.yaml").symlink_to(root.parent / "secret.yaml")
    (root / "dangling.yaml").symlink_to(root.parent / "none.yaml")
    (root / "folder").symlink_to(root.parent)
    named = "old" if tool == "diff" else "spec"
    others = {"new": SPEC} if tool == "diff" else {}

    async def conversation(client: Client) -> None:
        for path in [*OUTSIDE, str(root.parent / "secret.yaml"), *NO_PATHS]:
            told = await refusal(client, tool, **{named: path}, **others)
            assert "Secret" not in told and "root:" not in told
        # What is below may be named in full, and a link that stays below leads there.
        (root / "inner.yaml").symlink_to("a.yaml")
        for path in (str(root / "a.yaml"), "inner.yaml", "./a.yaml"):
            await good(client, tool, **{named: path}, **others)

    talk(program, root, conversation)


@pytest.mark.parametrize("tool", ["render", "inspect", "lint", "explain"])
def test_sources_lead_nowhere_outside(program: str, root: Path, tool: str) -> None:
    Image.new("RGB", (8, 8), "red").save(root.parent / "secret.png")
    (root / "secret.png").symlink_to(root.parent / "secret.png")

    async def conversation(client: Client) -> None:
        for image in ("../secret.png", str(root.parent / "secret.png"), "secret.png"):
            (root / "a.yaml").write_text(f"{SPEC}          imageView: {image}\n")
            result = await client.call_tool(tool, {"spec": "a.yaml"})
            assert isinstance(result, CallToolResult)
            assert [name for name in re.findall(r"error|warning", words(result)) if name] or tool == "explain"
            for picture in images(result):
                assert (255, 0, 0) not in [colour for _, colour in picture.convert("RGB").getcolors(1 << 20) or []]

    talk(program, root, conversation)


@pytest.mark.parametrize(
    "manifest",
    [
        "inputs: [a.yaml]\nreview: ../review\n",
        "inputs: [a.yaml]\nreview: {outside}/review\n",
        "inputs: [a.yaml]\nreview: link/review\n",
        "inputs: [a.yaml]\nbaseline: ../golden\n",
        "inputs: [a.yaml]\nbaseline: link/golden\n",
        "inputs: [../secret.yaml]\n",
        "inputs: [link/secret.yaml]\n",
    ],
)
def test_a_manifest_leads_nowhere_outside(
    program: str, root: Path, manifest: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("CI", raising=False)
    (root / "a.yaml").write_text(SPEC)
    (root / "link").symlink_to(root.parent)
    (root / "tablemock.yaml").write_text(manifest.replace("{outside}", str(root.parent)))

    async def conversation(client: Client) -> None:
        result = await client.call_tool("verify", {})
        assert isinstance(result, CallToolResult)
        assert "Secret" not in words(result)
        approval = await client.call_tool("approve", {"names": ["a.png", "secret.png"]})
        assert isinstance(approval, CallToolResult)
        assert approval.is_error
        # The server is as well as before.
        assert images(await good(client, "render", spec="a.yaml"))

    # `connected` sees to it that nothing new lies beside the folder.
    talk(program, root, conversation, "--approve")
    assert not list(root.rglob("secret.png"))


def test_a_program_above_the_folder_opens_nothing_beside_it(program: str, root: Path) -> None:
    above = root.parent / "tablemock"
    above.symlink_to(program)
    (root / "a.yaml").write_text(SPEC)
    script = (
        "import sys\nfrom pathlib import Path\nfrom tablemock.mcp.project import Project\n"
        "root = Path(sys.argv[1])\nproject = Project(root, sys.argv[2], seconds=20)\n"
        "print(len(project.renderer.render(root / 'a.yaml').png) > 100)\nproject.close()\n"
        "try: print((root.parent / 'secret.yaml').read_text())\nexcept PermissionError: print('refused')\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script, str(root), str(above)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.stdout.split() == ["True", "refused"], done.stderr


def test_what_a_bundle_carries_is_read_and_nothing_beside_it(root: Path) -> None:
    program = root.parent / "bundle" / "bin" / "tablemock"
    fonts = root.parent / "bundle" / "libexec" / "tablemock" / "fonts"
    for folder in (program.parent, fonts):
        folder.mkdir(parents=True)
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    (fonts / "A.otf").write_text("letters")
    (fonts.parent.parent / "secret").write_text("secret")
    (root.parent / "link").symlink_to(program)
    script = (
        "import sys\nfrom pathlib import Path\nfrom tablemock.mcp.project import Project\n"
        "project = Project(Path(sys.argv[1]), sys.argv[2], seconds=20)\n"
        "for path in sys.argv[3:]:\n"
        "    try: print(Path(path).read_text())\n    except PermissionError: print('refused')\n"
        "project.close()\n"
    )
    wanted = [str(fonts / "A.otf"), str(fonts.parents[1] / "secret")]
    for named in (program, root.parent / "link"):
        done = subprocess.run(
            [sys.executable, "-c", script, str(root), str(named), *wanted],
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        assert done.stdout.split() == ["letters", "refused"], done.stderr


def test_a_manifest_above_the_folder_is_not_taken(program: str, root: Path) -> None:
    (root.parent / "tablemock.yaml").write_text("inputs: [.]\n")

    async def conversation(client: Client) -> None:
        assert "tablemock.yaml" in await refusal(client, "verify")

    talk(program, root, conversation)


def test_what_is_confined_can_neither_write_nor_read_elsewhere(tmp_path: Path) -> None:
    (tmp_path / "in").mkdir()
    (tmp_path / "out").mkdir()
    (tmp_path / "out/a").write_text("a")
    tries: dict[str, Callable[[Path], object]] = {
        "read": lambda folder: (folder / "a").read_text(),
        "write": lambda folder: (folder / "b").write_text("b"),
        "change": lambda folder: (folder / "a").write_text("c"),
        "make": lambda folder: (folder / "f").mkdir(),
        "link": lambda folder: (folder / "l").symlink_to("a"),
        "remove": lambda folder: (folder / "a").unlink(),
    }

    def refused(folder: Path) -> list[str]:
        found = []
        for name, attempt in tries.items():
            try:
                attempt(folder)
            except PermissionError:
                found.append(name)
        return found

    process = os.fork()
    if process == 0:
        # The rights that are given up are those of a copy of this process.
        confine([], [tmp_path / "in"])
        (tmp_path / "in/a").write_text("a")
        os._exit(0 if refused(tmp_path / "in") == [] and refused(tmp_path / "out") == list(tries) else 1)
    assert os.waitstatus_to_exitcode(os.waitpid(process, 0)[1]) == 0
    assert refused(tmp_path / "out") == []
