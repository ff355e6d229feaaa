"""Renderers that several threads, tasks or processes have at the same time."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from tablemock import AsyncRenderer, Renderer


def numbered(number: int) -> dict[str, Any]:
    """A spec that is told from others by its width."""
    size = {"width": 100 + number, "height": 60}
    return {"theme": "ios6", "scale": 1, "size": size, "tableView": {"rows": [f"Row {number}"]}}


def test_threads_get_their_own_pictures(program: str) -> None:
    with Renderer(program) as renderer, ThreadPoolExecutor(4) as threads:
        pictures = list(threads.map(lambda number: renderer.render(numbered(number)), range(60)))
        assert [picture.size[0] - 100 for picture in pictures] == list(range(60))
        assert renderer.restarts == 0
        trees = list(threads.map(lambda number: renderer.inspect(numbered(number)), range(8)))
        assert [tree["size"][0] - 100 for tree in trees] == list(range(8))


def test_tasks_get_their_own_pictures(program: str) -> None:
    async def draw() -> None:
        async with AsyncRenderer(program) as renderer:
            calls = [asyncio.create_task(renderer.render(numbered(number))) for number in range(60)]
            for call in calls[::3]:
                await asyncio.sleep(0)
                call.cancel()
            pictures = await asyncio.gather(*calls, return_exceptions=True)
        for number, picture in enumerate(pictures):
            if isinstance(picture, BaseException):
                assert isinstance(picture, asyncio.CancelledError)
            else:
                assert picture.size[0] == 100 + number

    asyncio.run(draw())


FORKED = """
import asyncio, os, sys, threading
from tablemock import AsyncRenderer, Renderer, TablemockError
from tests.test_sharing import numbered

PROGRAM = sys.argv[1]
renderer = Renderer(PROGRAM)
other = AsyncRenderer(PROGRAM)
renderer.render(numbered(1))
asyncio.run(other.render(numbered(1)))
# Some thread has the renderer while the process is copied.
busy = threading.Thread(target=lambda: [renderer.render(numbered(number)) for number in range(40)])
busy.start()
children = []
for _ in range(4):
    child = os.fork()
    if not child:
        told = 0
        for call in (
            lambda: renderer.render(numbered(2)), lambda: renderer.inspect(numbered(2)), renderer.interrupt,
            lambda: asyncio.run(other.render(numbered(2))),
        ):
            try:
                call()
            except TablemockError as error:
                told += "forked" in str(error)
        with Renderer(PROGRAM) as own:
            right = own.render(numbered(3)).size[0] == 103
        os._exit(0 if told == 4 and right else 1)
    children.append(child)
assert [os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) for child in children] == [0] * 4
busy.join()
assert renderer.render(numbered(7)).size[0] == 107 and renderer.restarts == 0
"""


def test_a_forked_process_is_told_and_disturbs_nobody(program: str) -> None:
    folder = Path(__file__).resolve().parents[1]
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", FORKED, program],
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
