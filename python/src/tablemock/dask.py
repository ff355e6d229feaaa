"""Batches on a cluster of Dask distributed: what it makes is byte for byte what `tablemock batch` makes.

    with Client(address) as client, plan("sweep.yaml") as jobs:
        summary = run(client, jobs)

The workers need the program with the same libraries and fonts, and see the folder of the sources at the same place, and
that of the pictures, too, where these do not go to a target. Through the scheduler go jobs and answers alone, each a
line of JSON.
"""

from __future__ import annotations

import argparse
import itertools
import logging
import os
import sys
import tempfile
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from distributed import Client, Future, get_worker, wait

from tablemock.errors import StackMismatch, TablemockError
from tablemock.journal import JournalIndex
from tablemock.pace import Pace
from tablemock.plan import Plan, failure, plan
from tablemock.plugin import PLUGIN, TOPIC, RendererPlugin, check
from tablemock.program import Program
from tablemock.progress import ProgressLine
from tablemock.records import JOURNAL, Answer, Records, Summary
from tablemock.target import Known, Target

__all__ = ["RendererPlugin", "Target", "main", "plan", "run", "stacks"]

# How often a chunk is handed out again whose workers died with it.
_CHUNK_TRIES = 3

log = logging.getLogger("tablemock.dask")


def stacks(client: Client, program: str | None = None) -> dict[str, tuple[str, ...] | str]:
    """What each worker draws with, or why it cannot draw, by its address."""

    def look() -> tuple[str, ...] | str:
        try:
            return Program(program).stack()
        except TablemockError as error:
            return str(error)

    found: dict[str, tuple[str, ...] | str] = client.run(look)
    return found


def _draw(jobs: list[bytes], known: list[Known | None]) -> list[bytes]:
    plugin = get_worker().plugins[PLUGIN]
    assert isinstance(plugin, RendererPlugin)
    return plugin.draw(jobs, known)


def _tell_refusal(event: tuple[float, str]) -> None:
    log.warning("%s", event[1])


def _refuse(client: Client, jobs: Plan, program: str | None) -> frozenset[str]:
    """Lets workers go that would draw otherwise, and returns the others; raises `StackMismatch` where none is left."""
    refused: list[str] = []
    last: TablemockError | None = None
    found = stacks(client, program)
    for address, stack in found.items():
        try:
            if isinstance(stack, str):
                raise StackMismatch(f"{address} cannot draw: {stack}")
            check(jobs.stack, stack, address)
        except StackMismatch as error:
            log.warning("%s", error)
            refused.append(address)
            last = error
    if found and len(refused) == len(found) and last is not None:
        raise last
    if refused:
        client.retire_workers(refused, close_workers=True, remove=True)
    return frozenset(found) - frozenset(refused)


def run(
    client: Client,
    jobs: Plan,
    *,
    resume: bool = False,
    chunk: int | None = None,
    program: str | os.PathLike[str] | None = None,
    seconds: float = 60.0,
    retries: int = 1,
    target: str | Target | None = None,
    root: str | os.PathLike[str] | None = None,
    sandbox: bool = False,
    on_answer: Callable[[Answer, Summary], None] | None = None,
) -> Summary:
    """Draws a plan on all workers of a cluster, and leaves the journal and results.json that a batch leaves.

    Each worker has two chunks of jobs for each thread at hand, and no more lie in any memory. A chunk has `chunk`
    jobs, or as many as take half a second, 512 at most. One whose worker died is drawn by another; a job that ends the
    program or takes more than `seconds` fails alone. With `resume`, pictures that are there and would be the same are
    left alone. An interrupt cancels what was handed out, and leaves records to go on from.

    Pictures and records go into the plan's folder, which all machines see, or to a `target` that fsspec knows, such as
    `s3://bucket/screens`. There, `resume` draws all pictures and puts those which are not the same.

    With `root` workers read and write nothing outside of that folder, which all see at the same place; with `sandbox`
    the kernel sees to it, and the plan's own folder is the root where none is given.
    """
    confined = jobs.root if root is None and sandbox else root
    path = None if program is None else os.fspath(program)
    start = time.monotonic()
    place = Target(target) if isinstance(target, str) else target
    with _recording(jobs, place) as (records, journal):
        records.summary.planned = jobs.count
        alike = _refuse(client, jobs, path)
        # All plug-ins of one name are one, so that the last run's goes.
        plugin = RendererPlugin(
            jobs.stack,
            str(jobs.root),
            arguments=(
                *(("--resume", jobs.folder) if resume and place is None else ()),
                *(jobs.boxes.arguments if jobs.boxes else ()),
            ),
            program=path,
            seconds=seconds,
            retries=retries,
            target=place,
            folder=jobs.folder,
            confined=None if confined is None else str(Path(confined).absolute()),
            sandbox=sandbox,
            alike=alike,
        )
        client.register_plugin(plugin)
        client.subscribe_topic(TOPIC, _tell_refusal)
        pace = Pace(jobs.count, chunk)
        try:
            for number, lines in _answers(client, jobs, pace, journal if resume else None):
                answers = records.add(number, lines)
                pace.learn(len(answers), sum(float(answer.members["milliseconds"]) for answer in answers) / 1000)
                for answer in answers:
                    if on_answer is not None:
                        on_answer(answer, records.summary)
        except KeyboardInterrupt:
            records.summary.interrupted = True
        finally:
            client.unsubscribe_topic(TOPIC)
            client.unregister_worker_plugin(PLUGIN)
            records.summary.seconds = time.monotonic() - start
        records.finish()
        return records.summary


@contextmanager
def _recording(jobs: Plan, target: Target | None) -> Iterator[tuple[Records, JournalIndex | None]]:
    """The records of a run, in the plan's folder, or on this machine and at the end in the target."""
    if target is None:
        with Records(jobs.root / jobs.folder, jobs.folder, jobs.version, jobs.drawn_with, jobs.boxes) as records:
            yield records, None
        return
    with tempfile.TemporaryDirectory(prefix="tablemock-") as scratch, closing(target.open()) as files:
        folder = Path(scratch)
        files.get(JOURNAL, folder / JOURNAL)
        index = JournalIndex(folder / JOURNAL)
        try:
            with Records(folder, jobs.folder, jobs.version, jobs.drawn_with, jobs.boxes, is_kept=False) as records:
                yield records, index
        finally:
            index.close()
            for path in sorted(folder.iterdir()):
                files.put(path.name, path)


def _answers(client: Client, jobs: Plan, pace: Pace, journal: JournalIndex | None) -> Iterator[tuple[int, list[bytes]]]:
    """The answers to all chunks as they come, each with its number."""
    source = jobs.jobs()
    numbers = itertools.count()
    names = itertools.count()
    again: deque[tuple[int, list[bytes], int]] = deque()
    waiting: dict[Future[list[bytes]], tuple[int, list[bytes], int]] = {}
    try:
        while True:
            threads = max(1, sum(client.nthreads().values()))
            while len(waiting) < 2 * threads + 1:
                if again:
                    number, lines, tries = again.popleft()
                elif lines := list(itertools.islice(source, pace.size(threads))):
                    number, tries = next(numbers), 0
                else:
                    break
                name = f"tablemock-{id(jobs):x}-{next(names)}"
                known = [None if journal is None else journal.known(jobs.name(line)) for line in lines]
                future = client.submit(_draw, lines, known, pure=False, key=name)
                waiting[future] = (number, lines, tries)
            if not waiting:
                return
            for future in wait(list(waiting), return_when="FIRST_COMPLETED").done:
                number, lines, tries = waiting.pop(future)
                if future.status == "finished":
                    yield number, future.result()
                elif isinstance(future.exception(), StackMismatch):
                    # The worker is on its way out, and that is no fault of the chunk.
                    again.append((number, lines, tries))
                elif tries + 1 < _CHUNK_TRIES:
                    again.append((number, lines, tries + 1))
                else:
                    reason = f"the workers that were to draw it ended: {future.exception()}"
                    yield number, [failure(job, reason) for job in lines]
                future.release()
    finally:
        client.cancel(list(waiting))


def main(arguments: list[str] | None = None) -> int:
    """The command: `python -m tablemock.dask SCHEDULER [OPTIONS] -- BATCH ARGUMENTS`."""
    parser = argparse.ArgumentParser("python -m tablemock.dask", description=main.__doc__)
    parser.add_argument("scheduler", help="the address of the scheduler, or its file")
    parser.add_argument("--resume", action="store_true", help="leave pictures alone that would be the same")
    parser.add_argument(
        "--chunk", type=int, help="how many pictures a worker gets at once; as many as take half a second"
    )
    parser.add_argument("--seconds", type=float, default=60, help="how long a picture may take")
    parser.add_argument(
        "--target", help="where pictures go that no folder of all machines holds, as s3://bucket/screens"
    )
    parser.add_argument("--root", help="the folder outside of which workers read and write nothing")
    parser.add_argument("--sandbox", action="store_true", help="have the kernel refuse workers all else")
    parser.add_argument("--program", help="the path of tablemock on all machines")
    parser.add_argument("batch", nargs="+", help="the arguments of tablemock batch")
    told = parser.parse_args(arguments)
    options = {"scheduler_file": told.scheduler} if Path(told.scheduler).is_file() else {"address": told.scheduler}

    bar = ProgressLine(sys.stderr)

    def tell(answer: Answer, summary: Summary) -> None:
        bar.clear()
        if answer.status == "failed":
            for finding in answer.members["diagnostics"]:
                print(f"{finding['file']}: {finding['severity']}: {finding['message']}", file=sys.stderr)
        else:
            print(answer.members["output"])
        bar.show(summary)

    try:
        with plan(None, *told.batch, program=told.program) as jobs, Client(**options, timeout=10) as client:
            summary = run(
                client,
                jobs,
                resume=told.resume,
                chunk=told.chunk,
                program=told.program,
                seconds=told.seconds,
                target=told.target,
                root=told.root,
                sandbox=told.sandbox,
                on_answer=tell,
            )
    except (TablemockError, OSError) as error:
        bar.clear()
        print(f"error: {error}", file=sys.stderr)
        return 1
    bar.clear()
    print(
        f"{summary.written} written, {summary.unchanged} unchanged, {summary.failed} failed, {summary.seconds:.1f} s",
        file=sys.stderr,
    )
    return summary.status or int(jobs.has_problems)


if __name__ == "__main__":
    sys.exit(main())
