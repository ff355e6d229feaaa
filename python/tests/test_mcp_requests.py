"""Requests that are wrong or take too long, and clients and servers that go."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from mcp.client.client import Client
from mcp.shared.exceptions import MCPError
from mcp_types import CallToolResult

from tablemock.mcp.project import MOST_SPEC, Project
from tests.mcp_client import SERVE, SPEC, connected, good, images, refusal, talk, words

BAD_ARGUMENTS: list[tuple[str, dict[str, Any]]] = [
    ("render", {}),
    ("render", {"spec": None}),
    ("render", {"spec": 7}),
    ("render", {"spec": ["a"]}),
    ("render", {"spec": {}}),
    ("render", {"spec": SPEC, "way": "dark"}),
    ("render", {"spec": SPEC, "way": {"output": "/etc/x"}}),
    ("render", {"spec": SPEC, "way": {"theme": "ios99"}}),
    ("render", {"spec": SPEC, "way": {"theme": "--help"}}),
    ("render", {"spec": SPEC, "way": {"scale": 4}}),
    ("render", {"spec": "tableView:\n  rowz: []\n"}),
    ("render", {"spec": "a: &a [*a, *a]\n" + SPEC}),
    ("inspect", {"spec": SPEC, "format": "xml"}),
    ("inspect", {"spec": SPEC, "table": "none"}),
    ("lint", {"spec": SPEC, "only": ["--fix"]}),
    ("lint", {"spec": SPEC, "only": ["no-such-rule"]}),
    ("explain", {"spec": SPEC, "address": "--help"}),
    ("explain", {"spec": SPEC, "address": "9-9.textLabel"}),
    ("diff", {"old": SPEC}),
    ("diff", {"old": SPEC, "new": SPEC, "since": "HEAD"}),
    ("diff", {"old": "tableView: {rows: [A]}\n", "since": "--output=x"}),
    ("verify", {"filter": ["--review=x"]}),
    ("approve", {"names": []}),
    ("approve", {"names": ["*"]}),
    ("approve", {"names": ["--all"]}),
    ("approve", {"names": ["none.png"]}),
    ("list", {"what": "secrets"}),
    ("list", {"what": "looks", "containing": ""}),
    ("none", {}),
]


def test_bad_arguments_are_told_and_the_next_is_answered(program: str, root: Path) -> None:
    async def conversation(client: Client) -> None:
        for tool, arguments in BAD_ARGUMENTS:
            try:
                told = await refusal(client, tool, **arguments)
            except (MCPError, UnicodeError) as error:
                told = str(error)
            assert told and "Traceback" not in told, (tool, arguments)
            assert str(root) not in told, (tool, arguments)
        assert images(await good(client, "render", spec=SPEC))

    talk(program, root, conversation, "--approve")
    assert list(root.iterdir()) == []


def test_huge_specs_are_refused(program: str, root: Path) -> None:
    (root / "large.yaml").write_bytes(SPEC.encode() + b"# " + b"x" * (9 << 20))

    async def conversation(client: Client) -> None:
        for tool in ("render", "inspect", "lint", "explain"):
            assert f"more than {MOST_SPEC}" in await refusal(client, tool, spec=SPEC + "#" * MOST_SPEC)
            assert "8388608" in words(await _called(client, tool, spec="large.yaml"))
        rows = SPEC + "".join(f"        - Row {number}\n" for number in range(3_000))
        listed = words(await good(client, "inspect", spec=rows, format="json"))
        assert len(listed) < 61_000 and "ask for less" in listed

    talk(program, root, conversation)


async def _called(client: Client, tool: str, **arguments: Any) -> CallToolResult:
    result = await client.call_tool(tool, arguments)
    assert isinstance(result, CallToolResult)
    return result


def test_a_picture_that_never_ends_is_given_up(faulty: str, root: Path) -> None:
    (root / "hang.yaml").write_text(SPEC)
    (root / "crash.yaml").write_text(SPEC)

    async def conversation(client: Client) -> None:
        assert "seconds" in await refusal(client, "render", spec="hang.yaml")
        assert "signal 9" in await refusal(client, "render", spec="crash.yaml")
        assert images(await good(client, "render", spec=SPEC))

    # The program is a script of the test's, which a sandbox would keep from its own files.
    talk(faulty, root, conversation, "--seconds", "2", "--no-sandbox")


@pytest.fixture
def slow(root: Path) -> str:
    """A program whose verbs never end, and one that never stops talking."""
    path = root.parent / "slow"
    path.write_text(f'#!/bin/sh\ncase "$1" in themes) exec yes ;; *) echo $$ >"{root}/pid"; exec sleep 1000 ;; esac\n')
    path.chmod(0o755)
    return str(path)


def test_a_verb_that_never_ends_is_given_up(slow: str, root: Path) -> None:
    async def conversation(client: Client) -> None:
        assert "more than 0.5 seconds" in await refusal(client, "inspect", spec=SPEC)
        assert "printed more than" in await refusal(client, "list", what="looks")

    talk(slow, root, conversation, "--seconds", "0.5")
    assert is_gone(int((root / "pid").read_text()))


def is_gone(process: int) -> bool:
    """Whether a process has ended, or ends soon: the kernel takes a while where it is busy."""
    for _ in range(100):
        try:
            if Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0] in "ZX":
                return True
        except OSError:
            return True
        time.sleep(0.05)
    return False


@pytest.mark.parametrize("tool", ["render", "inspect"])
def test_a_client_that_goes_leaves_nothing_at_work(slow: str, root: Path, tool: str) -> None:
    async def run() -> None:
        async with connected(slow, root, "--seconds", "300") as client:
            call = asyncio.create_task(client.call_tool(tool, {"spec": SPEC}))
            await begun(root)
            call.cancel()

    asyncio.run(run())
    assert is_gone(int((root / "pid").read_text()))


async def begun(root: Path) -> int:
    """The process of a slow program, once it is there."""
    for _ in range(600):
        await asyncio.sleep(0.05)
        if (root / "pid").exists() and (root / "pid").read_text().strip():
            return int((root / "pid").read_text())
    raise AssertionError("the program was not started")


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_server_that_is_ended_leaves_nothing(slow: str, root: Path, number: signal.Signals) -> None:
    process = subprocess.Popen(
        [sys.executable, *SERVE, str(root), "--seconds", "300"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "TABLEMOCK": slow},
    )
    assert process.stdin is not None and process.stdout is not None
    about = {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "a", "version": "1"}}
    call = {"name": "inspect", "arguments": {"spec": SPEC}}
    for message in (
        {"id": 1, "method": "initialize", "params": about},
        {"method": "notifications/initialized"},
        {"id": 2, "method": "tools/call", "params": call},
    ):
        process.stdin.write(json.dumps({"jsonrpc": "2.0", **message}).encode() + b"\n")
    process.stdin.flush()
    child = asyncio.run(begun(root))
    process.send_signal(number)
    assert process.wait(timeout=20) == 128 + number
    process.stdin.close()
    process.stdout.close()
    assert is_gone(child)
    assert [path.name for path in root.iterdir()] == ["pid"]


def test_threads_that_end_meanwhile_hold_up_no_end(program: str, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # A project has temporary files of the whole process in its folder, which goes.
    monkeypatch.setattr(os, "environ", dict(os.environ))
    monkeypatch.setattr(tempfile, "tempdir", None)
    project = Project(root, program, seconds=20, confined=False)
    monkeypatch.setattr(Path, "glob", lambda path, pattern: iter([path / "0" / "children"]))
    project.abandon()


def test_lines_that_are_no_requests_are_passed_over(program: str, root: Path) -> None:
    lines = [b"", b"{", b"[]", b"null", b"\xff\xfe", b'{"jsonrpc": "2.0", "id": 1}', b"[" * 5_000, b"x" * (2 << 20)]
    asked = b'{"jsonrpc": "2.0", "id": 9, "method": "ping"}'
    # What is at work when its client goes gets no answer, so that the client stays until it has one.
    with subprocess.Popen(
        [sys.executable, *SERVE, str(root)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env={**os.environ, "TABLEMOCK": program},
    ) as server:
        assert server.stdin is not None and server.stdout is not None
        write, flush = server.stdin.write, server.stdin.flush
        limit = threading.Timer(60, server.kill)
        limit.start()
        writing = threading.Thread(target=lambda: (write(b"\n".join([*lines, asked]) + b"\n"), flush()))
        writing.start()
        answers = (json.loads(line) for line in server.stdout)
        told: dict[str, Any] = next((answer for answer in answers if answer.get("id") == 9), {})
        writing.join()
        server.stdin.close()
        server.stdout.read()
        status = server.wait()
        limit.cancel()
    assert "result" in told or "error" in told
    assert status == 0
    assert list(root.iterdir()) == []


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["/"], "name the folder of a project"),
        ([str(Path.home())], "name the folder of a project"),
        (["none"], "there is no such folder"),
        ([".", "--program", "/nowhere/tablemock"], "there is no program"),
        ([".", "--seconds", "0"], "more than 0"),
    ],
)
def test_a_server_that_cannot_be_is_told(root: Path, arguments: list[str], told: str) -> None:
    done = subprocess.run(
        [sys.executable, *SERVE, *arguments],
        cwd=root,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        timeout=30,
        check=False,
    )
    assert done.returncode == 1
    assert told in done.stderr.decode()
    assert list(root.iterdir()) == []
