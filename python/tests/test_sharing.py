"""Renderers that several threads, tasks or processes have at the same time."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tablemock import AsyncRenderer, Renderer, TablemockError, WorkerHung
from tests.conftest import children


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


def test_who_closes_waits_for_the_picture_at_hand(faulty: str, tmp_path: Path) -> None:
    (tmp_path / "hang.yaml").write_text("tableView: {rows: [a]}\n")
    before = children()
    renderer = Renderer(faulty, seconds=0.5, retries=1)
    with ThreadPoolExecutor(3) as threads:
        renderer.render(numbered(1))
        drawing = threads.submit(renderer.render, tmp_path / "hang.yaml")
        while not renderer._turn.locked():
            time.sleep(0.01)
        closing = threads.submit(renderer.close)
        time.sleep(0.2)
        assert not closing.done()
        # The picture is tried again before the renderer is closed, and has its own error.
        with pytest.raises(WorkerHung):
            drawing.result()
        closing.result()
    assert renderer.restarts == 2
    asks: list[Callable[[], object]] = [
        lambda: renderer.render(numbered(1)),
        lambda: renderer.inspect(numbered(1)),
        lambda: renderer.memory,
    ]
    for ask in asks:
        with pytest.raises(TablemockError, match="the renderer is closed"):
            ask()
    renderer.close()
    assert children() - before == set()


def test_memory_is_told_between_pictures(program: str) -> None:
    with Renderer(program) as renderer:
        renderer.render(numbered(1))
        with ThreadPoolExecutor(1) as threads:
            with renderer._turn:
                asking = threads.submit(lambda: renderer.memory)
                time.sleep(0.1)
                assert not asking.done()
            assert asking.result() > 1 << 20


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
        renderer.memory
        renderer.close()
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
