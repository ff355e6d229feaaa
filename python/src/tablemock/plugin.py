"""What a worker of a cluster draws with: a process of the program for each of its threads."""

from __future__ import annotations

import queue
from pathlib import Path
from typing import Any

from distributed import WorkerPlugin

from tablemock.errors import StackMismatch, TablemockError
from tablemock.plan import failure
from tablemock.program import Program
from tablemock.worker import Worker

PLUGIN = "tablemock-renderer"
# Workers that come while a run goes on tell the client by this why they go again.
TOPIC = "tablemock-refusals"


class RendererPlugin(WorkerPlugin):
    """Keeps a process of the program for each thread of a worker, and refuses workers that would draw otherwise."""

    name = PLUGIN

    def __init__(
        self,
        stack: tuple[str, ...],
        root: str,
        *,
        arguments: tuple[str, ...] = (),
        program: str | None = None,
        seconds: float = 60.0,
        retries: int = 1,
    ) -> None:
        self._stack = stack
        self._root = root
        self._arguments = arguments
        self._program = program
        self._seconds = seconds
        self._retries = retries
        # A queue cannot be sent to workers, so that it begins there.
        self._idle: queue.SimpleQueue[Worker] | None = None
        self._refusal: StackMismatch | None = None
        self._all: list[Worker] = []

    def setup(self, worker: Any) -> None:
        """Begins on a worker; one that would draw otherwise is told so, and ends."""
        try:
            program = self._checked_program(worker.address)
        except StackMismatch as error:
            self._refusal = error
            worker.log_event(TOPIC, str(error))
            worker.loop.add_callback(worker.close, reason="tablemock-stack-mismatch")
            return
        arguments = ["--keys", "--root", "/", "--timeout", f"{self._seconds:g}", *self._arguments]
        self._idle = queue.SimpleQueue()
        for _ in range(worker.state.nthreads):
            renderer = Worker(
                program, arguments, cwd=Path(self._root), seconds=self._seconds + 1, retries=self._retries
            )
            self._all.append(renderer)
            self._idle.put(renderer)

    def _checked_program(self, address: str) -> Program:
        try:
            program = Program(self._program)
            found = program.stack()
        except TablemockError as error:
            raise StackMismatch(f"{address} cannot draw: {error}") from error
        check(self._stack, found, address)
        return program

    def teardown(self, worker: Any) -> None:
        """Ends the processes."""
        for renderer in self._all:
            renderer.close()
        self._all = []

    def draw(self, jobs: list[bytes]) -> list[bytes]:
        """The answers to jobs; raises `StackMismatch` on a worker that was refused."""
        if self._refusal is not None:
            raise self._refusal
        assert self._idle is not None
        renderer = self._idle.get()
        try:
            answers = list(renderer.answers(jobs))
        finally:
            self._idle.put(renderer)
        return [
            answer if isinstance(answer, bytes) else failure(job, str(answer))
            for job, answer in zip(jobs, answers, strict=True)
        ]

    @property
    def memory(self) -> int:
        """The bytes of memory that the processes have taken up at most."""
        return sum(renderer.process.memory() for renderer in self._all)


def check(wanted: tuple[str, ...], found: tuple[str, ...], where: str) -> None:
    """Raises `StackMismatch` where pictures would be drawn with something else."""
    if wanted == found:
        return
    missing = [line for line in wanted if line not in found]
    other = [line for line in found if line not in wanted]
    lines = [f"  not there: {line}" for line in missing[:5]] + [f"  instead: {line}" for line in other[:5]]
    more = len(missing) + len(other) - len(lines)
    rest = [f"  and {more} more lines of “tablemock --version --verbose”"] if more > 0 else []
    raise StackMismatch("\n".join([f"{where} would draw otherwise than the planner:", *lines, *rest]))
