"""Clients and folders that mean the server ill, or simply behave badly."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import socket
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO, cast

import pytest
from mcp.client.client import Client
from mcp.client.stdio import StdioServerParameters, stdio_client
from mcp_types import CallToolResult
from PIL import Image

from tests.mcp_client import SERVE, SPEC, good, images, refusal, talk, words

ABOUT = {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "a", "version": "1"}}


# What the folder has


def test_what_is_no_file_is_refused(program: str, root: Path) -> None:
    os.mkfifo(root / "pipe.yaml")
    with contextlib.closing(socket.socket(socket.AF_UNIX)) as end:
        end.bind(str(root / "socket.yaml"))
    (root / "folder.yaml").mkdir()
    (root / "loop.yaml").symlink_to("loop.yaml")
    with (root / "huge.yaml").open("wb") as file:
        file.truncate(1 << 40)
    (root / "null.yaml").symlink_to("/dev/zero")

    async def conversation(client: Client) -> None:
        for name in ("pipe", "socket", "loop", "huge", "null"):
            for tool in ("render", "inspect", "lint", "explain"):
                told = await refusal(client, tool, spec=f"{name}.yaml")
                assert told and "seconds" not in told and "Traceback" not in told, (name, tool, told)
        assert await refusal(client, "render", spec="folder.yaml")
        assert images(await good(client, "render", spec=SPEC))

    talk(program, root, conversation)


def _bomb(path: Path) -> None:
    Image.new("L", (14_000, 12_000)).save(path)


def _cut(path: Path) -> None:
    Image.new("L", (200, 100)).save(path)
    data = path.read_bytes()
    path.write_bytes(data[: len(data) // 2])


@pytest.mark.parametrize(
    "spoil", [_bomb, _cut, lambda path: path.write_bytes(b"GIF89a"), lambda path: path.write_bytes(b"")]
)
def test_approved_pictures_that_are_none_are_told(program: str, root: Path, spoil: Any) -> None:
    (root / "golden").mkdir()
    (root / "a.yaml").write_text(SPEC)
    (root / "tablemock.yaml").write_text("inputs: [a.yaml]\n")
    spoil(root / "golden/a.png")

    async def conversation(client: Client) -> None:
        result = await client.call_tool("verify", {})
        assert isinstance(result, CallToolResult)
        assert "a.png" in words(result) and "Traceback" not in words(result)
        assert all(picture.width * picture.height <= 2_000_000 for picture in images(result))
        assert str(root) not in words(result)
        assert images(await good(client, "render", spec=SPEC))

    talk(program, root, conversation)


@pytest.mark.parametrize("key", ["core.fsmonitor", "diff.external", "core.pager", "filter.a.smudge", "core.sshCommand"])
def test_a_repository_starts_no_program(program: str, root: Path, key: str) -> None:
    git = ["git", "-c", "user.name=a", "-c", "user.email=a@example.com", "-c", "commit.gpgsign=false"]
    (root / "a.yaml").write_text(SPEC)
    (root / ".gitattributes").write_text("*.yaml filter=a diff=a\n")
    for arguments in (["init", "-q"], ["add", "-A"], ["commit", "-qm", "a"]):
        subprocess.run([*git, *arguments], cwd=root, check=True)
    trap = root / "trap"
    trap.write_text(f"#!/bin/sh\ntouch {root}/sprung\ncat\n")
    trap.chmod(0o755)
    subprocess.run([*git, "config", key, str(trap)], cwd=root, check=True)
    (root / "a.yaml").write_text(SPEC.replace("Wi-Fi", "Bluetooth"))

    async def conversation(client: Client) -> None:
        assert "Bluetooth" in words(await good(client, "diff", old="a.yaml", since="HEAD"))

    talk(program, root, conversation)
    assert not (root / "sprung").exists()


# How a client behaves


def test_calls_that_are_given_up_leave_nothing_and_the_next_is_answered(program: str, root: Path) -> None:
    (root / "tablemock.yaml").write_text("inputs: [screens]\n")
    (root / "screens").mkdir()
    for number in range(20):
        (root / f"screens/{number}.yaml").write_text(SPEC.replace("Wi-Fi", f"Row {number}"))
    numbers = random.Random(7)
    calls: list[tuple[str, dict[str, Any]]] = [
        ("render", {"spec": SPEC}),
        ("inspect", {"spec": SPEC}),
        ("lint", {"spec": "."}),
        ("diff", {"old": SPEC, "new": SPEC.replace("Wi-Fi", "A")}),
        ("verify", {}),
        ("list", {"what": "keys", "containing": "date"}),
    ]

    async def conversation(client: Client) -> None:
        for _ in range(40):
            started = [asyncio.create_task(client.call_tool(*numbers.choice(calls))) for _ in range(3)]
            await asyncio.sleep(numbers.random() * 0.15)
            for call in started:
                call.cancel()
            await asyncio.gather(*started, return_exceptions=True)
        assert images(await good(client, "render", spec=SPEC))
        assert "textLabel" in words(await good(client, "inspect", spec=SPEC))

    talk(program, root, conversation)


def test_answers_of_calls_at_once_are_not_mixed_up(program: str, root: Path) -> None:
    async def conversation(client: Client) -> None:
        async def ask(number: int) -> None:
            spec = SPEC.replace("Wi-Fi", f"Row number {number}").replace("width: 200", f"width: {200 + number}")
            match number % 3:
                case 0:
                    [picture] = images(await good(client, "render", spec=spec))
                    assert picture.width == 200 + number
                case 1:
                    assert f"Row number {number}'" in words(await good(client, "inspect", spec=spec))
                case _:
                    told = await refusal(client, "render", spec=spec.replace("rows", f"rowz{number}"))
                    assert f"rowz{number}" in told

        await asyncio.gather(*map(ask, range(45)))

    talk(program, root, conversation)


def test_two_clients_of_one_folder_do_not_disturb_each_other(program: str, root: Path) -> None:
    (root / "tablemock.yaml").write_text("inputs: [screens]\n")
    (root / "screens").mkdir()
    for number in range(12):
        (root / f"screens/{number}.yaml").write_text(SPEC.replace("Wi-Fi", f"Row {number}"))

    async def run() -> None:
        async with contextlib.AsyncExitStack() as stack:
            # Their folders go with them, so that they end one after the other, and the last is looked at.
            clients = [await stack.enter_async_context(_plainly(program, root)) for _ in range(3)]
            for _ in range(3):
                told = [
                    words(result)
                    for result in await asyncio.gather(*(client.call_tool("verify", {}) for client in clients))
                ]
                # One at a time has the folder of the review, and the others are told.
                assert any("12 new" in text for text in told)
                assert all("12 new" in text or "another tablemock command" in text for text in told)
                await asyncio.gather(*(good(client, "render", spec=SPEC) for client in clients))

    asyncio.run(asyncio.wait_for(run(), 120))
    assert not list(root.glob(".tablemock*"))


@contextlib.asynccontextmanager
async def _plainly(program: str, root: Path) -> AsyncIterator[Client]:
    parameters = StdioServerParameters(command=sys.executable, args=[*SERVE, str(root)], env=_environment(program))
    with open(os.devnull, "w") as errors:  # noqa: PTH123 - opens at once
        async with Client(stdio_client(parameters, errors)) as client:
            yield client


def _environment(program: str) -> dict[str, str]:
    return {**os.environ, "TABLEMOCK": program, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}


@contextmanager
def served(program: str, root: Path) -> Iterator[tuple[subprocess.Popen[bytes], BinaryIO, BinaryIO]]:
    """A server that was greeted, and its ends of the pipes; it is ended after a minute."""
    server = subprocess.Popen(
        [sys.executable, *SERVE, str(root)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=_environment(program),
    )
    assert server.stdin is not None and server.stdout is not None and server.stderr is not None
    limit = threading.Timer(60, server.kill)
    limit.start()
    write, read = cast(BinaryIO, server.stdin), cast(BinaryIO, server.stdout)
    try:
        write.write(message("initialize", 1, **ABOUT))
        write.flush()
        assert b"serverInfo" in read.readline()
        write.write(message("notifications/initialized"))
        write.flush()
        yield server, write, read
    finally:
        limit.cancel()
        server.kill()
        server.wait()
        for pipe in (server.stdin, server.stdout, server.stderr):
            with contextlib.suppress(OSError):
                pipe.close()


def message(method: str, number: int | None = None, **parameters: Any) -> bytes:
    """A line of the protocol."""
    about = {} if number is None else {"id": number}
    return json.dumps({"jsonrpc": "2.0", **about, "method": method, "params": parameters}).encode() + b"\n"


def call(number: int, tool: str, **arguments: Any) -> bytes:
    """A line that calls a tool."""
    return message("tools/call", number, name=tool, arguments=arguments)


@pytest.mark.parametrize("tool", ["render", "inspect", "verify"])
@pytest.mark.parametrize("closed", ["read", "write", "both"])
def test_pipes_that_close_in_the_middle_end_the_server(program: str, root: Path, tool: str, closed: str) -> None:
    (root / "tablemock.yaml").write_text("inputs: [a.yaml]\n")
    (root / "a.yaml").write_text(SPEC)
    before = {path.name for path in root.iterdir()}
    with served(program, root) as (server, write, read):
        for number in range(2, 8):
            write.write(call(number, tool, **({} if tool == "verify" else {"spec": SPEC})))
        write.flush()
        if closed != "write":
            read.close()
        if closed != "read":
            write.close()
        assert server.wait(timeout=20) in (0, 129)
        assert server.stderr is not None
        assert b"Traceback" not in server.stderr.read()
    assert {path.name for path in root.iterdir()} - before <= {"out"}


def test_an_answer_that_nobody_reads_waits(program: str, root: Path) -> None:
    """A pipe that is full holds the answers up, and those who wait for none are not lost."""
    with served(program, root) as (_, write, read):
        for number in range(2, 42):
            write.write(call(number, "list", what="keys", containing="e"))
        write.flush()
        told = [json.loads(read.readline()) for _ in range(40)]
    assert sorted(answer["id"] for answer in told) == list(range(2, 42))
    assert not any(answer["result"].get("isError") for answer in told)


def test_a_line_that_is_cut_off_is_no_request(program: str, root: Path) -> None:
    with served(program, root) as (server, write, read):
        write.write(call(2, "render", spec=SPEC)[:-20])
        write.close()
        assert server.wait(timeout=40) == 0
        assert b'"id":2' not in read.read()
    assert list(root.iterdir()) == []
