"""The tools, resources and prompts of the server, and the command that runs it."""

from __future__ import annotations

import argparse
import asyncio
import base64
import contextlib
import os
import re
import select
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from typing import Annotated, Any, Literal

import anyio
from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp_types import CallToolResult, ContentBlock, ImageContent, TextContent, ToolAnnotations
from pydantic import BaseModel, ConfigDict, Field

from tablemock.errors import TablemockError
from tablemock.mcp import pictures
from tablemock.mcp.listing import Subject, listed
from tablemock.mcp.project import Project
from tablemock.mcp.reading import add_prompts, add_resources
from tablemock.renderer import options

MOST_TEXT = 60_000
"""The characters of an answer at most; what is longer is cut, and says so."""
MOST_PIXELS = 4_000_000
"""The pixels of an answer's picture at most."""
VERIFY_TIMES = 10
"""How many times as long as one picture all pictures of a project may take."""
HANG_UP_SECONDS = 5
"""How long what is at work has to end, once nobody reads the answers."""

_INSTRUCTIONS = """\
tablemock draws screens of iOS with table views from a spec: a text in YAML, or a file below the project's folder. Read
tablemock://format first, and begin with a template such as tablemock://templates/settings, or a spec of
tablemock://gallery. Call `render` and look at the picture after each change; `lint` says what the Human Interface
Guidelines object to, `explain` why a view is where it is. Paths are relative to the project's folder, and nothing
outside of it can be read or written."""

_Name = Annotated[str, Field(max_length=80, pattern=r"^[A-Za-z0-9][A-Za-z0-9._-]*$")]
_Table = Annotated[str, Field(max_length=200, description="One table of several, by its name.")]
_Spec = Annotated[
    str | dict[str, Any],
    Field(description="A path below the project's folder, or a spec: YAML of several lines, or JSON."),
]
_MaxPixels = Annotated[
    int, Field(ge=10_000, le=MOST_PIXELS, description="How many pixels the picture has at most; it is made to fit.")
]
_Revision = Annotated[
    str, Field(max_length=200, pattern=r"^[A-Za-z0-9][A-Za-z0-9._/@^~{}+-]*$", description="Such as HEAD~1 or main.")
]
_PictureName = Annotated[str, Field(min_length=1, max_length=300, pattern=r"^[^-!*?\[\]\x00-\x1f][^*?\[\]\x00-\x1f]*$")]
_Filter = Annotated[str, Field(min_length=1, max_length=300, pattern=r"^[^-\x00-\x1f][^\x00-\x1f]*$")]

_READS = ToolAnnotations(read_only_hint=True, open_world_hint=False)
_DRAWS = ToolAnnotations(read_only_hint=False, destructive_hint=False, idempotent_hint=True, open_world_hint=False)
_WRITES = ToolAnnotations(read_only_hint=False, destructive_hint=True, idempotent_hint=True, open_world_hint=False)


class Way(BaseModel):
    """In which way a screen is drawn; what is not said is as the spec has it."""

    model_config = ConfigDict(extra="forbid")

    theme: _Name | None = Field(None, description="The look, such as ios26; the tool list has all.")
    device: _Name | None = Field(None, description="The device, such as iphone17; the tool list has all.")
    orientation: Literal["portrait", "landscape"] | None = None
    appearance: Literal["light", "dark"] | None = None
    contentSizeCategory: _Name | None = Field(
        None, description="How large text is, from extraSmall to accessibilityExtraExtraExtraLarge."
    )
    language: _Name | None = Field(None, description="Such as de, ar or zh-Hans.")
    state: _Name | None = Field(None, description="normal, editing, selected, loading, empty or such.")
    bars: Literal["shown", "hidden"] | None = None
    height: Literal["screen", "content"] | None = Field(None, description="content shows all rows.")
    scale: Literal[1, 2, 3] | None = Field(None, description="Pixels a point.")


def _axes(way: Way | None) -> dict[str, Any]:
    return way.model_dump(exclude_none=True) if way else {}


@contextmanager
def _told(project: Project) -> Iterator[None]:
    """Turns what the package raises into messages for a client."""
    try:
        yield
    except TablemockError as error:
        raise ToolError(_cut(project.told(str(error)))) from None


def _cut(text: str) -> str:
    if len(text) <= MOST_TEXT:
        return text
    return f"{text[:MOST_TEXT]}\n… and {len(text) - MOST_TEXT} characters more: ask for less, such as one table"


def _answer(text: str, images: Iterable[bytes] = (), members: dict[str, Any] | None = None) -> CallToolResult:
    content: list[ContentBlock] = [TextContent(text=_cut(text))]
    content += [ImageContent(data=base64.b64encode(data).decode(), mime_type="image/png") for data in images]
    return CallToolResult(content=content, structured_content=members)


class Tools:
    """What agents can call; the first line of each is what they read of it."""

    def __init__(self, project: Project) -> None:
        self._project = project

    async def _verb(self, *arguments: str, **bounds: Any) -> tuple[str, str]:
        return await self._project.verb(*arguments, f"--project={self._project.root}", **bounds)

    async def _compared(self, *arguments: str, **bounds: Any) -> tuple[str, str]:
        """What a verb says that compares; the status 2 is that of one picture that fails, and of all."""
        text, errors = await self._verb(*arguments, accepts=(0, 1, 2), **bounds)
        if not text.strip() and errors and not errors.startswith("see "):
            raise TablemockError(errors)
        return text, errors

    async def render(
        self, spec: _Spec, way: Way | None = None, table: _Table | None = None, max_pixels: _MaxPixels = 2_000_000
    ) -> CallToolResult:
        """Draws a spec, and shows the picture with what was found in the spec."""
        with _told(self._project), self._project.source(spec) as source:
            whole, data, size = await pictures.fitted(
                self._project, source, table=table, axes=_axes(way), most=max_pixels
            )
            findings = [self._project.told(str(finding)) for finding in whole.findings]
        told = f"{whole.width} × {whole.height} pixels"
        if size != whole.size:
            told += f", shown with {size[0]} × {size[1]} to fit"
        members = {"width": whole.width, "height": whole.height, "shown": list(size), "findings": findings}
        return _answer("\n".join([told, *findings]), [data], members)

    async def inspect(
        self,
        spec: _Spec,
        way: Way | None = None,
        table: _Table | None = None,
        format: Literal["tree", "json"] = "tree",
    ) -> CallToolResult:
        """Lists every view with its frame in points, as a tree or as JSON."""
        with _told(self._project), self._project.source(spec) as source:
            text, errors = await self._verb("inspect", str(source), f"--format={format}", *_words(way, table))
        return _answer("\n".join(filter(None, (text, errors))))

    async def lint(
        self,
        spec: _Spec = ".",
        way: Way | None = None,
        only: Annotated[list[_Name], Field(max_length=50, description="These rules alone.")] | None = None,
    ) -> CallToolResult:
        """Says what the Human Interface Guidelines object to in a spec, a file or a folder, with places and hints."""
        chosen = [f"--only={','.join(only)}"] if only else []
        with _told(self._project), self._project.source(spec) as source:
            text, errors = await self._verb("lint", str(source), *chosen, *_words(way), accepts=(0, 1))
        return _answer("\n".join(filter(None, (text, errors))) or "nothing was found")

    async def explain(
        self,
        spec: _Spec,
        address: Annotated[
            str,
            Field(
                max_length=200, pattern=r"^[A-Za-z0-9][^\x00-\x1f]*$", description="Such as 0-2.textLabel or header 0."
            ),
        ]
        | None = None,
        way: Way | None = None,
        table: _Table | None = None,
    ) -> CallToolResult:
        """Says by which rule each number of a view's frame comes about; without an address it lists all addresses."""
        with _told(self._project), self._project.source(spec) as source:
            words = [address] if address else []
            text, errors = await self._verb("explain", str(source), *words, *_words(way, table))
        return _answer("\n".join(filter(None, (text, errors))))

    async def diff(
        self,
        old: _Spec,
        new: _Spec | None = None,
        since: _Revision | None = None,
        way: Way | None = None,
        max_pixels: _MaxPixels = 2_000_000,
    ) -> CallToolResult:
        """Says in words what differs between two specs, or in a path since a git revision; shows before and after."""
        project = self._project
        if (new is None) == (since is None):
            raise ToolError("give either `new` or `since`")
        with _told(project), contextlib.ExitStack() as stack:
            first = str(stack.enter_context(project.source(old)))
            second = [f"--since={since}"] if new is None else [str(stack.enter_context(project.source(new)))]
            review = stack.enter_context(project.folder())
            text, _ = await self._compared("diff", first, *second, f"--output={review}", *_words(way))
            images, notes = await anyio.to_thread.run_sync(pictures.sheets, review, max_pixels)
        return _answer("\n".join([text.strip() or "nothing differs", *map(project.told, notes)]), images)

    async def verify(
        self,
        filter: Annotated[list[_Filter], Field(max_length=50, description="Names or patterns of pictures.")]
        | None = None,
        max_pixels: _MaxPixels = 2_000_000,
    ) -> CallToolResult:
        """Draws what tablemock.yaml names and compares it with the approved pictures; writes the review's folder."""
        project = self._project
        words = [f"--filter={pattern}" for pattern in filter or []]
        # The folder of the review belongs to one at a time.
        async with project.reviewing:
            return await self._verified(words, max_pixels)

    async def _verified(self, words: list[str], max_pixels: int) -> CallToolResult:
        project = self._project
        with _told(project):
            text, errors = await self._compared("verify", *words, seconds=project.seconds * VERIFY_TIMES)
            images: list[bytes] = []
            notes: list[str] = []
            place = re.search(r"^see (.+)/index\.html$", errors, re.M)
            if place:
                review = project.path(place[1])
                images, notes = await anyio.to_thread.run_sync(pictures.sheets, review, max_pixels)
        return _answer("\n".join([text.strip(), *([place[0]] if place else []), *map(project.told, notes)]), images)

    async def approve(
        self, names: Annotated[list[_PictureName], Field(min_length=1, max_length=100)]
    ) -> CallToolResult:
        """Takes pictures of the last verify as the approved ones, each by its name. Ask the person first."""
        with _told(self._project):
            async with self._project.reviewing:
                text, errors = await self._verb("approve", *names)
        return _answer("\n".join(filter(None, (text.strip(), errors))))

    async def list(
        self,
        what: Subject,
        containing: Annotated[str, Field(min_length=1, max_length=80, description="Only lines with this word.")]
        | None = None,
    ) -> CallToolResult:
        """Lists the keys of specs, the looks, the devices, the symbols, the fonts or the linter's rules."""
        with _told(self._project):
            return _answer(await listed(self._project, what, containing))

    def add_to(self, server: MCPServer[None], *, approves: bool) -> None:
        """Offers the tools."""
        for tool in (self.render, self.inspect, self.lint, self.explain, self.diff, self.list):
            server.add_tool(tool, annotations=_READS)
        server.add_tool(self.verify, annotations=_DRAWS)
        if approves:
            server.add_tool(self.approve, annotations=_WRITES)


def _words(way: Way | None, table: str | None = None) -> list[str]:
    """A way of drawing as options of verbs."""
    axes: Mapping[str, Any] = _axes(way)
    return options(axes if table is None else {**axes, "table": table})


def make(project: Project, *, approves: bool) -> MCPServer[None]:
    """A server over a project."""
    server = MCPServer[None]("tablemock", instructions=_INSTRUCTIONS, version=version("tablemock"), log_level="WARNING")
    Tools(project).add_to(server, approves=approves)
    add_resources(server, project)
    add_prompts(server)
    return server


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser("tablemock-mcp", description="Lets coding agents draw and review screens of iOS.")
    parser.add_argument(
        "root", nargs="?", default=".", type=Path, help="the folder to work in; the default is this one"
    )
    parser.add_argument("--program", help="the program tablemock, where it is not on PATH")
    parser.add_argument("--seconds", type=float, default=20, help="how long a picture may take; the default is 20")
    parser.add_argument("--approve", action="store_true", help="offer the tool that takes pictures as approved")
    parser.add_argument("--no-sandbox", action="store_true", help="go without the kernel's help, where it has none")
    return parser.parse_args()


def _checked(root: Path) -> Path:
    """A folder of which something is outside."""
    place = root.resolve()
    if not place.is_dir():
        raise TablemockError(f"{root}: there is no such folder")
    if place in (Path("/"), Path.home().resolve()):
        raise TablemockError(f"{place}: name the folder of a project, as in: tablemock-mcp ~/projects/app")
    return place


def main() -> None:
    """Serves one client over standard input and output, until it goes."""
    arguments = _arguments()
    try:
        if arguments.seconds <= 0:
            raise TablemockError("--seconds must be more than 0")
        project = Project(
            _checked(arguments.root),
            arguments.program,
            seconds=arguments.seconds,
            confined=not arguments.no_sandbox,
        )
    except (TablemockError, OSError) as error:
        hint = "" if isinstance(error, TablemockError) else "; Linux 5.13 has Landlock, and --no-sandbox goes without"
        sys.exit(f"tablemock-mcp: {error}{hint}")

    try:
        anyio.run(_serve, project, arguments.approve)
    except* BrokenPipeError:
        # The client has gone, which nobody needs to be told.
        pass
    finally:
        project.close()


async def _serve(project: Project, approves: bool) -> None:
    """Serves the client, and ends this process where a signal says so, or nobody reads its output any more.

    The loop calls `stop` between two of its steps: a handler of a signal could come while this thread holds a lock
    that the end of the project needs.
    """

    def stop(number: int) -> None:
        try:
            project.abandon()
        finally:
            # The thread that reads standard input would be waited for.
            os._exit(128 + number)

    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        loop.add_signal_handler(number, stop, number)
    # The package of the protocol puts another file in the place of standard output.
    output = os.dup(sys.stdout.fileno())
    threading.Thread(target=_hang_up, args=[output, loop, stop], daemon=True).start()
    await make(project, approves=approves).run_stdio_async()


def _hang_up(output: int, loop: asyncio.AbstractEventLoop, stop: Callable[[int], None]) -> None:
    """Ends this process once nobody reads its output any more, even where standard input stays open."""
    gone = select.poll()
    gone.register(output, 0)
    gone.poll()
    # A loop that has ended calls nothing any more; then the project is closed, and a thread alone holds the process.
    with contextlib.suppress(RuntimeError):
        loop.call_soon_threadsafe(stop, signal.SIGHUP)
        time.sleep(HANG_UP_SECONDS)
    os._exit(128 + signal.SIGHUP)
