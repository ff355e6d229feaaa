"""The renderer for programs that wait with asyncio."""

from __future__ import annotations

import asyncio
import itertools
import os
import weakref
from collections.abc import AsyncGenerator, Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from types import TracebackType
from typing import Any, Self, TypeVar, Unpack

from tablemock.errors import TablemockError
from tablemock.picture import Picture
from tablemock.program import Axes
from tablemock.renderer import Renderer, Spec
from tablemock.review import Finding, Review

_Value = TypeVar("_Value")


class AsyncRenderer:
    """Draws like `Renderer`, one picture after the other, and lets the loop go on meanwhile."""

    def __init__(
        self,
        program: str | os.PathLike[str] | None = None,
        *,
        seconds: float = 60.0,
        retries: int = 1,
        root: str | os.PathLike[str] | None = None,
        sandbox: bool = False,
    ) -> None:
        self._renderer = Renderer(program, seconds=seconds, retries=retries, root=root, sandbox=sandbox)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="tablemock")
        # The thread goes with an object that nobody has any more, and the renderer by itself.
        weakref.finalize(self, self._thread.shutdown, wait=False)

    async def render(
        self,
        spec: Spec,
        *,
        format: str = "png",
        table: str | int | None = None,
        png: str | None = None,
        svgText: str | None = None,
        strings: str | os.PathLike[str] | None = None,
        data: str | os.PathLike[str] | None = None,
        symbols: str | os.PathLike[str] | None = None,
        **variant: Unpack[Axes],
    ) -> Picture:
        """The picture of a spec; see `Renderer.render`."""
        return await self._call(
            lambda: self._renderer.render(
                spec,
                format=format,
                table=table,
                png=png,
                svgText=svgText,
                strings=strings,
                data=data,
                symbols=symbols,
                **variant,
            )
        )

    async def inspect(self, spec: Spec, *, table: str | int | None = None, **variant: Unpack[Axes]) -> dict[str, Any]:
        """The tree of views; see `Renderer.inspect`."""
        return await self._call(lambda: self._renderer.inspect(spec, table=table, **variant))

    async def lint(self, spec: Spec) -> list[Finding]:
        """What the linter finds; see `Renderer.lint`."""
        return await self._call(lambda: self._renderer.lint(spec))

    async def verify(self) -> Review:
        """How pictures compare with the approved ones; see `Renderer.verify`."""
        return await self._call(self._renderer.verify)

    async def diff(
        self, old: Spec, new: Spec, *, table: str | int | None = None, **variant: Unpack[Axes]
    ) -> dict[str, Any]:
        """What differs; see `Renderer.diff`."""
        return await self._call(lambda: self._renderer.diff(old, new, table=table, **variant))

    async def render_many(
        self,
        specs: Iterable[Spec],
        *,
        workers: int | None = None,
        format: str = "png",
        progress: Callable[[int], object] | None = None,
        **variant: Unpack[Axes],
    ) -> AsyncGenerator[Picture | TablemockError, None]:
        """The pictures of specs in their order, drawn on all processors; see `Renderer.render_many`.

        A separate thread reads the specs. If the loop ends early, close this iterator with
        `contextlib.aclosing`, as all of its kind, so that the processes end at once.
        """
        pictures = self._renderer.render_many(specs, workers=workers, format=format, **variant)
        loop, numbers = asyncio.get_running_loop(), itertools.count(1)
        thread = ThreadPoolExecutor(1, thread_name_prefix="tablemock-many")
        try:
            while (drawn := await loop.run_in_executor(thread, next, pictures, None)) is not None:
                if progress:
                    progress(next(numbers))
                yield drawn
        finally:
            # The thread closes them once the picture at hand is there, whether or not anybody waits for that.
            closing = thread.submit(pictures.close)
            thread.shutdown(wait=False)
            await asyncio.shield(asyncio.wrap_future(closing))

    async def _call(self, work: Callable[[], _Value]) -> _Value:
        # In a forked process the thread is none.
        self._renderer.check_process()
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    async def close(self) -> None:
        """Ends the process once the picture at hand is there."""
        await self._call(self._renderer.close)
        self._thread.shutdown()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()
