"""What a worker of a cluster draws with: a process of the program for each of its threads."""

from __future__ import annotations

import contextlib
import queue
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from distributed import WorkerPlugin

from tablemock.errors import StackMismatch, TablemockError, TargetError
from tablemock.plan import failure
from tablemock.program import Program
from tablemock.target import Delivery, Known, Target
from tablemock.worker import Worker, confinement

PLUGIN = "tablemock-renderer"
# Workers that come while a run goes on tell the client by this why they go again.
TOPIC = "tablemock-refusals"


@dataclass(frozen=True, slots=True)
class Place:
    """A process of the program, and the way of its pictures where they do not go into a folder of all machines."""

    renderer: Worker
    delivery: Delivery | None

    def draw(self, jobs: list[bytes], known: list[Known | None]) -> list[bytes]:
        """The answers to jobs, of some of which a journal knows."""
        delivery = self.delivery
        asked = [self._turned(job) for job in jobs]
        told = self.renderer.answers(line for line in asked if isinstance(line, bytes))
        answers: list[bytes] = []
        for job, line, noted in zip(jobs, asked, known, strict=True):
            answer = next(told) if isinstance(line, bytes) else line
            if not isinstance(answer, bytes):
                answers.append(failure(job, str(answer)))
                continue
            try:
                answers.append(answer if delivery is None else delivery.delivered(answer, noted))
            except TargetError as error:
                answers.append(failure(job, str(error)))
        return answers

    def _turned(self, job: bytes) -> bytes | TargetError:
        """The job as the process is asked for it, or why it is not."""
        try:
            return job if self.delivery is None else self.delivery.turned(job)
        except TargetError as error:
            return error

    def close(self) -> None:
        """Ends the process."""
        self.renderer.close()
        if self.delivery is not None:
            self.delivery.close()


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
        target: Target | None = None,
        folder: str = "",
        confined: str | None = None,
        sandbox: bool = False,
        alike: frozenset[str] = frozenset(),
    ) -> None:
        self._stack = stack
        # The addresses of workers that were asked just now what they draw with.
        self._alike = alike
        self._root = root
        self._arguments = arguments
        self._program = program
        self._seconds = seconds
        self._retries = retries
        self._target = target
        self._folder = folder
        self._confined = confined
        self._sandbox = sandbox
        # A queue cannot be sent to workers, so that it begins there.
        self._idle: queue.SimpleQueue[Place] | None = None
        self._refusal: TablemockError | None = None
        self._all: list[Place] = []

    def setup(self, worker: Any) -> None:
        """Begins on a worker; one that would draw differently ends with a message."""
        try:
            program = self._checked_program(worker.address)
        except StackMismatch as error:
            self._refusal = error
            worker.log_event(TOPIC, str(error))
            worker.loop.add_callback(worker.close, reason="tablemock-stack-mismatch")
            return
        confined = confinement(self._confined, self._sandbox)
        arguments = ["--keys", *confined, "--timeout", f"{self._seconds:g}", *self._arguments]
        self._idle = queue.SimpleQueue()
        for _ in range(worker.state.nthreads):
            renderer = Worker(
                program, arguments, cwd=Path(self._root), seconds=self._seconds + 1, retries=self._retries
            )
            try:
                delivery = None if self._target is None else Delivery(self._target, self._folder, self._confined)
            except TablemockError as error:
                self._refusal = error
                self.teardown(worker)
                return
            # It loads its fonts while the first jobs are on their way.
            with contextlib.suppress(OSError):
                renderer.start()
            place = Place(renderer, delivery)
            self._all.append(place)
            self._idle.put(place)

    def _checked_program(self, address: str) -> Program:
        try:
            program = Program(self._program)
            if address in self._alike:
                return program
            found = program.stack()
        except TablemockError as error:
            raise StackMismatch(f"{address} cannot draw: {error}") from error
        check(self._stack, found, address)
        return program

    def teardown(self, worker: Any) -> None:
        """Ends the processes."""
        for place in self._all:
            place.close()
        self._all = []

    def draw(self, jobs: list[bytes], known: list[Known | None]) -> list[bytes]:
        """The answers to jobs, of some of which a journal knows; raises why a worker was refused."""
        if self._refusal is not None:
            raise self._refusal
        assert self._idle is not None
        place = self._idle.get()
        try:
            return place.draw(jobs, known)
        finally:
            self._idle.put(place)

    @property
    def memory(self) -> int:
        """The bytes of memory that the processes have taken up at most."""
        return sum(place.renderer.process.memory() for place in self._all)


def decisive(stack: tuple[str, ...]) -> dict[str, str]:
    """What of the lines of “tablemock --version --verbose” decides pictures, with the line that says it.

    That is the digest of the code that draws, the libraries, and the fonts by their names and digests. The version of
    the program is none of it, nor is the package that a font came in: a bundle and Debian have the same files.
    """
    found = {}
    for line in stack:
        words = line.split()
        found[" ".join(words[::2] if words[:1] == ["tablemock"] else words[-2:])] = line
    return found


def check(wanted: tuple[str, ...], found: tuple[str, ...], where: str) -> None:
    """Raises `StackMismatch` where pictures would be drawn with something else."""
    ours, theirs = decisive(wanted), decisive(found)
    missing = [line for part, line in ours.items() if part not in theirs]
    other = [line for part, line in theirs.items() if part not in ours]
    if not missing and not other:
        return
    lines = [f"  not there: {line}" for line in missing[:5]] + [f"  instead: {line}" for line in other[:5]]
    more = len(missing) + len(other) - len(lines)
    rest = [f"  and {more} more lines of “tablemock --version --verbose”"] if more > 0 else []
    raise StackMismatch("\n".join([f"{where} would draw otherwise than the planner:", *lines, *rest]))
