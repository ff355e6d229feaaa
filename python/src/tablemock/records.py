"""What a batch leaves besides its pictures, written as the program writes it: the journal and results.json."""

from __future__ import annotations

import fcntl
import json
import os
import re
import tempfile
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, Self

from tablemock.errors import TargetError

JOURNAL = ".tablemock-batch.jsonl"
RESULTS = "results.json"

_ID = re.compile(rb'^\{"id": (?:[^",]+|"(?:[^"\\]|\\.)*"), ')
_KEY = re.compile(rb', "key": "([0-9a-f]*)"\}$')
_ESCAPES = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t"}


@dataclass(slots=True)
class Summary:
    """What became of a run; the same members as in results.json."""

    planned: int = 0
    written: int = 0
    unchanged: int = 0
    failed: int = 0
    pruned: int = 0
    bytes: int = 0
    seconds: float = 0.0
    interrupted: bool = False

    @property
    def status(self) -> int:
        """The exit status that `tablemock batch` would have."""
        return 130 if self.interrupted else int(self.failed > 0)

    @property
    def line(self) -> str:
        """The summary as it stands in results.json."""
        members = asdict(self)
        members["seconds"] = round(self.seconds, 3)
        return json.dumps(members)


@dataclass(frozen=True, slots=True)
class Answer:
    """What a worker said of a job."""

    result: bytes
    """The object that stands in results.json."""
    members: dict[str, Any]
    key: str

    @classmethod
    def read(cls, line: bytes) -> Answer:
        """The answer on a line."""
        key = _KEY.search(line)
        result = _KEY.sub(b"}", _ID.sub(b"{", line, count=1))
        return cls(result, json.loads(result), key.group(1).decode() if key else "")

    @property
    def status(self) -> str:
        """How the job went: written, unchanged or failed."""
        return str(self.members["status"])

    def journal_line(self, folder: str) -> bytes:
        """The line of a picture in the journal of a folder."""
        members = self.members
        name = str(members["output"])
        if folder not in (".", ""):
            name = name.removeprefix(folder.rstrip("/") + "/")
        text = "".join(_escaped(letter) for letter in name)
        rest = json.dumps({"key": self.key, **{name: members[name] for name in _KEPT}}, ensure_ascii=False)
        return f'{{"output": "{text}", {rest[1:]}\n'.encode()


_KEPT = ("sha256", "bytes", "width", "height")


def _escaped(letter: str) -> str:
    if letter in _ESCAPES:
        return _ESCAPES[letter]
    return f"\\u{ord(letter):04x}" if ord(letter) < 0x20 else letter


class Records:
    """The journal, the results and how far a run has come; in memory are but a few numbers for each chunk."""

    def __init__(self, folder: Path, name: str, version: str, drawn_with: dict[str, Any]) -> None:
        self._folder = folder
        self._name = name
        self._version = version
        self._drawn_with = drawn_with
        self._places: dict[int, tuple[int, int]] = {}
        self.summary = Summary()
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._spool: BinaryIO = tempfile.TemporaryFile()  # noqa: SIM115 - closed below
            flags = os.O_RDWR | os.O_CREAT | os.O_APPEND | os.O_NOFOLLOW | os.O_CLOEXEC
            self._journal = os.open(folder / JOURNAL, flags, 0o644)
        except OSError as error:
            raise TargetError(f"nothing can be recorded in {folder}: {error.strerror}") from error
        try:
            fcntl.flock(self._journal, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(self._journal)
            raise TargetError(f"{folder / JOURNAL}: another batch is writing it") from None
        except OSError:
            pass  # File systems without locks go without.
        size = os.fstat(self._journal).st_size
        if size and os.pread(self._journal, 1, size - 1) != b"\n":
            self._append(b"\n")

    def add(self, chunk: int, lines: list[bytes]) -> list[Answer]:
        """Takes the answers to a chunk of jobs in; the journal has them when this returns."""
        answers = [Answer.read(line) for line in lines]
        written = [answer for answer in answers if answer.status == "written"]
        journal = b"".join(answer.journal_line(self._name) for answer in written if answer.key)
        if journal:
            self._append(journal)
        self.summary.written += len(written)
        self.summary.bytes += sum(int(answer.members["bytes"]) for answer in written)
        self.summary.unchanged += sum(answer.status == "unchanged" for answer in answers)
        self.summary.failed += sum(answer.status == "failed" for answer in answers)
        text = b",\n".join(answer.result for answer in answers)
        try:
            self._places[chunk] = (self._spool.seek(0, os.SEEK_END), self._spool.write(text))
        except OSError as error:
            raise TargetError(f"the results cannot be kept: {error.strerror}") from error
        return answers

    def _append(self, lines: bytes) -> None:
        try:
            rest = memoryview(lines)
            while rest:
                rest = rest[os.write(self._journal, rest) :]
        except OSError as error:
            raise TargetError(f"{self._folder / JOURNAL}: {error.strerror}") from error

    def _results(self) -> Iterator[bytes]:
        yield f'{{"version": {json.dumps(self._version)}, "results": ['.encode()
        for number, chunk in enumerate(sorted(self._places)):
            start, length = self._places[chunk]
            self._spool.seek(start)
            yield (b",\n" if number else b"\n") + self._spool.read(length)
        drawn_with = json.dumps(self._drawn_with, ensure_ascii=False)
        yield f'\n], "drawnWith": {drawn_with}, "summary": {self.summary.line}}}\n'.encode()

    def finish(self) -> None:
        """Puts results.json in its place, whole or not at all."""
        draft: str | None = None
        try:
            number, draft = tempfile.mkstemp(prefix=".tablemock-results-", dir=self._folder)
            with os.fdopen(number, "wb") as file:
                file.writelines(self._results())
                os.fchmod(file.fileno(), 0o644)
            Path(draft).replace(self._folder / RESULTS)
        except OSError as error:
            if draft is not None:
                Path(draft).unlink(missing_ok=True)
            raise TargetError(f"{self._folder / RESULTS}: {error.strerror}") from error

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._spool.close()
        os.close(self._journal)
