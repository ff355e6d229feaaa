"""How tests start a server for coding agents and talk to it, by the client of the package that it is made with."""

from __future__ import annotations

import asyncio
import base64
import io
import os
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("mcp")

from mcp.client.client import Client
from mcp.client.stdio import StdioServerParameters, stdio_client
from mcp_types import CallToolResult, TextResourceContents
from PIL import Image

SPEC = """\
theme: ios6
scale: 1
size: {width: 200, height: 100}
tableView:
  sections:
    - rows:
        - textLabel: Wi-Fi
"""
SERVE = ["-c", "from tablemock.mcp import main; main()"]


@asynccontextmanager
async def connected(program: str, root: Path, *arguments: str) -> AsyncIterator[Client]:
    """A client of a new server, which is gone afterwards with all that it wrote for a while."""
    before = set(root.parent.iterdir())
    parameters = StdioServerParameters(
        command=sys.executable,
        args=[*SERVE, str(root), *arguments],
        env={"TABLEMOCK": program, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
    )
    with open(os.devnull, "w") as errors:  # noqa: PTH123 - opens at once
        async with Client(stdio_client(parameters, errors)) as client:
            yield client
    assert [path for path in root.iterdir() if path.name.startswith(".tablemock")] == []
    assert set(root.parent.iterdir()) == before


def talk(program: str, root: Path, conversation: Callable[[Client], Awaitable[None]], *arguments: str) -> None:
    """Has a conversation with a new server."""

    async def run() -> None:
        async with connected(program, root, *arguments) as client:
            await asyncio.wait_for(conversation(client), 120)

    asyncio.run(run())


def words(result: CallToolResult) -> str:
    """What an answer says."""
    return "\n".join(part.text for part in result.content if part.type == "text")


def images(result: CallToolResult) -> list[Image.Image]:
    """The pictures of an answer."""
    data = [base64.b64decode(part.data) for part in result.content if part.type == "image"]
    return [Image.open(io.BytesIO(picture)) for picture in data]


async def good(client: Client, tool: str, **arguments: Any) -> CallToolResult:
    """An answer that must be none of failure."""
    result = await client.call_tool(tool, arguments)
    assert isinstance(result, CallToolResult)
    assert not result.is_error, words(result)
    return result


async def refusal(client: Client, tool: str, **arguments: Any) -> str:
    """What an answer says that must be one of failure, and shows nothing."""
    result = await client.call_tool(tool, arguments)
    assert isinstance(result, CallToolResult)
    assert result.is_error, words(result)
    assert images(result) == []
    return words(result)


async def text_of(client: Client, uri: str) -> str:
    """The text of a resource."""
    [content] = (await client.read_resource(uri)).contents
    assert isinstance(content, TextResourceContents)
    return content.text
