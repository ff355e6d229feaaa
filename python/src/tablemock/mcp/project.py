"""The folder that a server works in: what of it may be asked for, and the program at work there, within bounds."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
import re
import shutil
import signal
import sys
import tempfile
from collections.abc import AsyncIterator, Awaitable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import anyio
from anyio.abc import ByteReceiveStream, Process

from tablemock.errors import TablemockError
from tablemock.landlock import confine
from tablemock.mcp import repository
from tablemock.picture import Picture
from tablemock.renderer import Renderer, spec_text

MOST_PATH = 1_024
"""The characters of a path at most."""
MOST_SPEC = 1 << 20
"""The bytes of a spec that is no file at most."""
MOST_PRINTED = 8 << 20
"""The bytes that a verb may print before it is ended."""
AT_ONCE = 2
"""How many verbs run at the same time; others wait."""

# Where programs, libraries, fonts and what they are set up with lie.
_SYSTEM = ("/usr", "/lib", "/lib32", "/lib64", "/bin", "/sbin", "/opt", "/nix/store", "/etc", "/dev", "/proc")
_CACHES = ("/var/cache/fontconfig", "~/.cache/fontconfig", "~/.fontconfig")
_GIT = ("~/.gitconfig", "~/.config/git")


class Project:
    """A folder with specs, and the program that draws them; nothing outside of the folder is read or written.

    `seconds` is how long a picture, or a verb, may take. With `confined` the kernel sees to it that this process, and
    all that it starts, keep to the folder. It has to be made before there are threads, and to be closed.
    """

    def __init__(
        self,
        root: Path,
        program: str | os.PathLike[str] | None = None,
        *,
        seconds: float,
        confined: bool = True,
    ) -> None:
        self.root = root.resolve(strict=True)
        self.seconds = seconds
        self.renderer = Renderer(program, seconds=seconds, retries=0, root=self.root, sandbox=confined)
        self._scratch = Path(self.renderer.folder)
        # The folder is nothing for git, and what others put into a folder for a while goes there as well.
        (self._scratch / ".gitignore").write_text("*\n")
        os.environ["TMPDIR"] = tempfile.tempdir = str(self._scratch)
        self._numbers = itertools.count(1)
        self._verbs = asyncio.Semaphore(AT_ONCE)
        self._turn = asyncio.Lock()
        self.reviewing = asyncio.Lock()
        self._thread = ThreadPoolExecutor(1)
        self._drawing: Future[Picture] | None = None
        if confined:
            confine(self._readable(), [self.root, Path("/dev/null")])

    def _readable(self) -> Iterator[Path]:
        program = Path(self.renderer.program.path)
        yield from (Path(path).expanduser() for path in (*_SYSTEM, *_CACHES, *_GIT))
        yield from (Path(path) for path in (sys.prefix, sys.base_prefix, *sys.path) if path)
        for place in (program, program.resolve()):
            # One that lies above the folder, as in a home, opens nothing beside itself.
            yield place if self.root.is_relative_to(place.parent) else place.parent
        # A bundle has its libraries and fonts there, wherever it lies.
        carried = program.resolve().parent.parent / "libexec" / "tablemock"
        if carried.is_dir():
            yield carried
        yield from repository.places(self.root)

    def path(self, words: str) -> Path:
        """The file or folder that somebody names; raises `TablemockError` for one that is not below the root."""
        if not words or len(words) > MOST_PATH or not words.isprintable():
            raise TablemockError(f"a path has 1 to {MOST_PATH} characters, and none that cannot be printed")
        if ".." in Path(words).parts:
            raise TablemockError(f"{words}: a path has no “..” in it")
        try:
            place = Path(os.path.realpath(self.root / words))
        except (OSError, ValueError) as error:
            raise TablemockError(f"{words}: {error}") from error
        if not place.is_relative_to(self.root):
            raise TablemockError(f"{words}: this is outside the folder that the server was started for")
        if not place.exists():
            raise TablemockError(f"{words}: there is no such file")
        return place

    @contextmanager
    def folder(self) -> Iterator[Path]:
        """A new folder below the root, which goes in the end."""
        place = self._scratch / str(next(self._numbers))
        place.mkdir()
        try:
            yield place
        finally:
            shutil.rmtree(place, ignore_errors=True)

    @contextmanager
    def source(self, spec: str | Mapping[str, Any]) -> Iterator[Path]:
        """The file of a spec: the one that is named, or a new one for a text."""
        text = spec_text(spec)
        if text is None:
            assert isinstance(spec, str)
            yield self.path(spec)
            return
        data = text.encode(errors="replace")
        if len(data) > MOST_SPEC:
            raise TablemockError(f"the spec has {len(data)} bytes, more than {MOST_SPEC}")
        with self.folder() as folder:
            (folder / "spec.yaml").write_bytes(data)
            yield folder / "spec.yaml"

    def told(self, words: str) -> str:
        """What the program says, with paths as they are seen from the root, and specs that are no files by name."""
        words = re.sub(rf"{re.escape(str(self._scratch))}/(\d+/)?", "", words)
        words = re.sub(rf"{re.escape(self._scratch.name)}/(\d+/)?", "", words)
        return words.replace(f"{self.root}/", "")

    async def render(self, source: Path, *, table: str | None, axes: Mapping[str, Any]) -> Picture:
        """The picture of a source by the one process that draws; it is ended where nobody waits for it any more."""
        async with self._turn:
            self._drawing = self._thread.submit(lambda: self.renderer.render(source, table=table, **axes))
            drawing = asyncio.wrap_future(self._drawing)
            try:
                return await asyncio.shield(drawing)
            except asyncio.CancelledError:
                with anyio.CancelScope(shield=True):
                    # The process that is to be ended may only just be starting.
                    while not drawing.done():
                        self.renderer.interrupt()
                        await asyncio.wait([drawing], timeout=0.05)
                    with contextlib.suppress(TablemockError):
                        drawing.result()
                raise

    async def verb(
        self, *arguments: str, accepts: Sequence[int] = (0,), seconds: float | None = None
    ) -> tuple[str, str]:
        """What the program prints on both outputs when it is run once in the root; others raise `TablemockError`."""
        async with self._verbs, self._process(arguments) as process:
            assert process.stdout is not None and process.stderr is not None
            printed, errors = bytearray(), bytearray()
            with anyio.move_on_after(self.seconds if seconds is None else seconds) as limit:
                await _both(_read(process, process.stdout, printed), _read(process, process.stderr, errors))
                await process.wait()
        words = self.told(errors.decode(errors="replace").strip())
        if limit.cancelled_caught:
            raise TablemockError(f"tablemock {arguments[0]} took more than {seconds or self.seconds:g} seconds")
        if len(printed) > MOST_PRINTED or len(errors) > MOST_PRINTED:
            raise TablemockError(f"tablemock {arguments[0]} printed more than {MOST_PRINTED} bytes")
        if process.returncode not in accepts:
            raise TablemockError(words or f"tablemock {arguments[0]} ended with {process.returncode}")
        return self.told(printed.decode(errors="replace")), words

    @asynccontextmanager
    async def _process(self, arguments: Sequence[str]) -> AsyncIterator[Process]:
        """The program at work without a shell, which has ended afterwards whatever happens."""
        process = await anyio.open_process(
            [self.renderer.program.path, *arguments], stdin=asyncio.subprocess.DEVNULL, cwd=self.root
        )
        try:
            yield process
        finally:
            with anyio.CancelScope(shield=True):
                _end(process)
                await process.aclose()

    def abandon(self) -> None:
        """Closes the project when this process is ended from outside, with all processes that it has started.

        One that is being started is known to the kernel alone, so that is asked.
        """
        for listed in Path("/proc/self/task").glob("*/children"):
            # A thread may end while its children are read, and a child before it is killed.
            with contextlib.suppress(FileNotFoundError, ProcessLookupError):
                for process in listed.read_text().split():
                    with contextlib.suppress(ProcessLookupError):
                        os.kill(int(process), signal.SIGKILL)
        self.close()

    def close(self) -> None:
        """Ends what is at work, and deletes what it left."""
        self._thread.shutdown(wait=False)
        # The process that is to be ended may only just be starting.
        while self._drawing is not None and not self._drawing.done():
            self.renderer.interrupt()
            wait([self._drawing], timeout=0.05)
        self.renderer.close()


def _end(process: Process) -> None:
    if process.returncode is None:
        with contextlib.suppress(ProcessLookupError):
            process.kill()


async def _both(first: Awaitable[None], second: Awaitable[None]) -> None:
    await asyncio.gather(first, second)


async def _read(process: Process, stream: ByteReceiveStream, into: bytearray) -> None:
    """Reads to the end, or ends a program that prints too much."""
    async for part in stream:
        into += part
        if len(into) > MOST_PRINTED:
            _end(process)
            return
