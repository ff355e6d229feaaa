"""A process of `tablemock worker`: lines of JSON in, a line for each out."""

from __future__ import annotations

import contextlib
import itertools
import json
import os
import re
import select
import subprocess
import tempfile
import time
import weakref
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import IO, Any

from tablemock.errors import TablemockError, WorkerConfused, WorkerCrashed, WorkerHung
from tablemock.program import Program

_CHUNK = 1 << 16
# A process has as many jobs at hand, and gets more once half of them are answered: a write for each would cost more.
_AHEAD = 32
# While it has enough to do, nobody listens to it for so many seconds at most: being woken by an answer costs more than
# reading it.
_NAP = 0.02
# Answers begin with the id of their job, and may be long.
_ID = re.compile(rb'^\{"id": ([^",]+|"(?:[^"\\]|\\.)*"), ')
# What goes wrong with a process, which another may do better.
_FAILURES = (WorkerConfused, WorkerCrashed, WorkerHung)


def confinement(root: str | os.PathLike[str] | None, sandbox: bool) -> list[str]:
    """The options of a worker that reads and writes below a folder alone; anywhere where there is none."""
    if root is None:
        return ["--root", "/"]
    return ["--root", str(Path(root).resolve()), *(["--sandbox"] if sandbox else [])]


def _end(process: subprocess.Popen[bytes], complaints: IO[bytes], owner: int) -> None:
    """Lets a process end in good order, and sees that it does; a copy of the process that began it leaves it alone."""
    assert process.stdin is not None and process.stdout is not None
    process.stdin.close()
    if os.getpid() == owner and not _has_ended(process, 2):
        process.kill()
        process.wait()
    process.stdout.close()
    complaints.close()


def _has_ended(process: subprocess.Popen[bytes], seconds: float) -> bool:
    """Whether a process ends in some seconds; a wait of `subprocess` looks at ever longer intervals."""
    if process.returncode is not None:
        return True
    try:
        handle = os.pidfd_open(process.pid)
    except OSError:
        # The kernel is older than Linux 5.3, or somebody forbids the call.
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(seconds)
        return process.returncode is not None
    try:
        waiting = select.poll()
        waiting.register(handle, select.POLLIN)
        waiting.poll(seconds * 1000)
    finally:
        os.close(handle)
    return process.poll() is not None


def _value(text: bytes) -> Any:
    """The value that JSON stands for; None for what is none, or a number of too many digits."""
    try:
        return json.loads(text)
    except ValueError:
        return None


class WorkerProcess:
    """One process and the answers that it owes."""

    def __init__(self, program: Program, arguments: Sequence[str], cwd: Path | None) -> None:
        self._complaints = tempfile.TemporaryFile()  # noqa: SIM115 - lives as long as the process
        self._process = subprocess.Popen(
            [program.path, "worker", *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._complaints,
            cwd=cwd,
            bufsize=0,
        )
        assert self._process.stdin is not None and self._process.stdout is not None
        self._input = self._process.stdin.fileno()
        self._output = self._process.stdout.fileno()
        os.set_blocking(self._input, False)
        self._listening, self._talking = select.poll(), select.poll()
        for poll in (self._listening, self._talking):
            poll.register(self._output, select.POLLIN | select.POLLHUP)
        self._talking.register(self._input, select.POLLOUT)
        self._answers: deque[bytes] = deque()
        # The parts of an answer whose end is not there yet.
        self._begun: list[bytes] = []
        # Nothing is left behind by a process that nobody has any more, or when the interpreter ends.
        self._finish = weakref.finalize(self, _end, self._process, self._complaints, os.getpid())

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    def send(self, lines: bytes, seconds: float) -> None:
        """Hands jobs over, each with its line feed; that the process has ended is told where an answer is missing."""
        end = time.monotonic() + seconds
        rest = memoryview(lines)
        while rest:
            try:
                rest = rest[os.write(self._input, rest) :]
            except BlockingIOError:
                # A process that nobody listens to takes no more jobs, so that both would wait for ever.
                if not self._hears(self._talking, end, seconds):
                    return
            except BrokenPipeError:
                return

    @property
    def has_answers(self) -> bool:
        """Whether answers have been taken that nobody has received."""
        return bool(self._answers)

    def receive(self, seconds: float) -> bytes:
        """The next answer without its line feed."""
        end = time.monotonic() + seconds
        while not self._answers:
            if not self._hears(self._listening, end, seconds):
                raise self._crash()
        return self._answers.popleft()

    def _hears(self, poll: select.poll, end: float, seconds: float) -> bool:
        """Waits for the process until some time, and takes what it has said; says whether it may say more."""
        ready = poll.poll(max(0.0, end - time.monotonic()) * 1000)
        if not ready:
            self.kill()
            raise WorkerHung(f"a worker gave no answer in {seconds:g} seconds")
        if all(file != self._output for file, _ in ready):
            return True
        part = os.read(self._output, _CHUNK)
        whole, feed, rest = part.rpartition(b"\n")
        if feed:
            self._answers.extend(b"".join((*self._begun, whole)).split(b"\n"))
            self._begun = [rest]
        else:
            self._begun.append(part)
        return bool(part)

    def _crash(self) -> WorkerCrashed:
        self.kill()
        status = self._process.returncode
        self._complaints.seek(0)
        words = self._complaints.read()[-2000:].decode(errors="replace").strip()
        how = f"signal {-status}" if status < 0 else f"status {status}"
        return WorkerCrashed(f"a worker ended with {how}" + (f": {words}" if words else ""))

    def memory(self) -> int:
        """The bytes of memory that the process has taken up at most; 0 where nobody knows."""
        try:
            text = Path(f"/proc/{self.pid}/status").read_text()
        except OSError:
            return 0
        return next((int(line.split()[1]) << 10 for line in text.splitlines() if line.startswith("VmHWM")), 0)

    def interrupt(self) -> None:
        """Has the process end, whatever it does; another thread than that which waits for it may ask."""
        self._process.kill()

    def kill(self) -> None:
        """Ends the process at once, if it has not ended by itself."""
        if not _has_ended(self._process, 0.05):
            self._process.kill()
            self._process.wait()

    def close(self) -> None:
        """Lets the process end in good order, and sees that it does."""
        self._finish()


class Worker:
    """A worker that restarts if it crashes, hangs or loses count.

    It retries a job `retries` times if it crashes, hangs or answers another job, and then raises an exception. Ids tell
    which job an answer belongs to.
    """

    def __init__(
        self,
        program: Program,
        arguments: Sequence[str] = (),
        *,
        cwd: Path | None = None,
        seconds: float = 60.0,
        retries: int = 1,
    ) -> None:
        self._program = program
        self._arguments = tuple(arguments)
        self._cwd = cwd
        self._seconds = seconds
        self._retries = retries
        self._process: WorkerProcess | None = None
        self._interruptions = 0
        self.restarts = 0

    @property
    def process(self) -> WorkerProcess:
        """The process, which is started where there is none."""
        if self._process is None:
            self._process = WorkerProcess(self._program, self._arguments, self._cwd)
        return self._process

    def start(self) -> None:
        """Starts the process ahead of its first job."""
        _ = self.process

    def _drop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.close()
            self._process = None
            self.restarts += 1

    def answer(self, line: bytes) -> bytes:
        """The answer to a job."""
        failure: TablemockError | None = None
        interruptions = self._interruptions
        for _ in range(1 + self._retries):
            try:
                self.process.send(line + b"\n", self._seconds)
                return self._received(line)
            except _FAILURES as error:
                failure = error
                self._drop()
                if self._interruptions != interruptions:
                    break
        assert failure is not None
        raise failure

    def _received(self, line: bytes) -> bytes:
        """The next answer, which must be that to this job: another may have been left over."""
        answer = self.process.receive(self._seconds)
        asked = _ID.match(line)
        # Most ids stand in the answer as they stand in the job.
        if asked is not None and answer.startswith(asked[0]):
            return answer
        wanted: Any = json.loads(line).get("id")
        found = _ID.match(answer)
        if found is None or _value(found[1]) != wanted:
            told = "no job" if found is None else f"the job {found[1].decode(errors='replace')}"
            raise WorkerConfused(f"a worker answered {told} where it was asked for the job {json.dumps(wanted)}")
        return answer

    def answers(self, lines: Iterable[bytes]) -> Iterator[bytes | TablemockError]:
        """The answers to jobs in their order; the worker has the next jobs at hand before it is asked."""
        source = iter(lines)
        sent: deque[bytes] = deque()
        start, count = time.monotonic(), 0
        while True:
            try:
                if len(sent) <= _AHEAD // 2 and (block := tuple(itertools.islice(source, _AHEAD - len(sent)))):
                    sent.extend(block)
                    self.process.send(b"".join(line + b"\n" for line in block), self._seconds)
                if not sent:
                    return
                spare = len(sent) - _AHEAD // 2
                if spare > 0 and count and not self.process.has_answers:
                    time.sleep(min(_NAP, spare * (time.monotonic() - start) / count))
                answer = self._received(sent[0])
                sent.popleft()
                count += 1
                yield answer
            except _FAILURES as error:
                # Only the first job can have been at fault: it has no answer, and those before it have.
                self._drop()
                first = sent.popleft()
                yield self._answer_or_error(first) if self._retries else error
                for line in tuple(sent):
                    yield self._answer_or_error(line)
                sent.clear()

    def _answer_or_error(self, line: bytes) -> bytes | TablemockError:
        try:
            return self.answer(line)
        except _FAILURES as error:
            return error

    def interrupt(self) -> None:
        """Ends the process at once, for which another thread may ask; what it was asked is not tried again."""
        self._interruptions += 1
        process = self._process
        if process is not None:
            process.interrupt()

    def close(self) -> None:
        """Ends the process."""
        if self._process is not None:
            self._process.close()
            self._process = None
