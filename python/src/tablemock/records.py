"""What a batch leaves besides its pictures, written as the program writes it: the journal and results.json."""

from __future__ import annotations

import fcntl
import json
import os
import re
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from tablemock.boxes import BoxesFile
from tablemock.errors import TargetError
from tablemock.plan import Boxes, prefix
from tablemock.spool import HeldFolder, Spool

JOURNAL = ".tablemock-batch.jsonl"
RESULTS = "results.json"

_ID = re.compile(rb'^\{"id": (?:[^",]+|"(?:[^"\\]|\\.)*"), ')
_KEY = re.compile(rb', "key": "([0-9a-f]*)"(?:, "boxes": (\{.*\}|null))?\}$')
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
    boxes: bytes | None = None
    """The boxes of all views as the worker told them."""

    @classmethod
    def read(cls, line: bytes) -> Answer:
        """The answer on a line."""
        found = _KEY.search(line)
        result = _ID.sub(b"{", line[: found.start()] + b"}" if found else line, count=1)
        key, boxes = found.groups() if found else (b"", None)
        return cls(result, json.loads(result), key.decode(), None if boxes == b"null" else boxes)

    @property
    def status(self) -> str:
        """How the job went: written, unchanged or failed."""
        return str(self.members["status"])

    def name(self, folder: str) -> bytes:
        """What a picture is called in the records of a folder, as the program writes it in JSON."""
        return b'"%s"' % escaped(str(self.members["output"]).removeprefix(prefix(folder)))

    def journal_line(self, folder: str) -> bytes:
        """The line of a picture in the journal of a folder."""
        kept = {name: self.members[name] for name in _KEPT}
        rest = json.dumps({"key": self.key, **kept}, ensure_ascii=False)
        return b'{"output": %s, %s\n' % (self.name(folder), rest[1:].encode())


_KEPT = ("sha256", "bytes", "width", "height")


def escaped(text: str) -> bytes:
    """A text as the program writes it between the quotation marks of JSON."""
    return "".join(
        _ESCAPES.get(letter) or (f"\\u{ord(letter):04x}" if ord(letter) < 0x20 else letter) for letter in text
    ).encode()


class Records:
    """The journal, the results, the boxes where they are wanted, and how far a run has come.

    In memory are but a few numbers for each chunk.
    """

    def __init__(
        self,
        folder: Path,
        name: str,
        version: str,
        drawn_with: dict[str, Any],
        boxes: Boxes | None = None,
        *,
        is_kept: bool = True,
    ) -> None:
        self._folder = folder
        self._name = name
        self._version = version
        self._drawn_with = drawn_with
        self.summary = Summary()
        with ExitStack() as opened:
            try:
                self._held = HeldFolder(folder)
                opened.callback(self._held.close)
                self._results = Spool()
                opened.callback(self._results.close)
                self._boxes = BoxesFile(self._held, boxes) if boxes else None
                if self._boxes is not None:
                    opened.callback(self._boxes.close)
                flags = os.O_RDWR | os.O_CREAT | os.O_APPEND | os.O_NOFOLLOW | os.O_CLOEXEC
                self._journal = os.open(self._held.way / JOURNAL, flags, 0o644)
                opened.callback(os.close, self._journal)
            except OSError as error:
                raise TargetError(f"nothing can be recorded in {folder}: {error.strerror}") from error
            try:
                fcntl.flock(self._journal, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise TargetError(f"{folder / JOURNAL}: another batch is writing it") from None
            except OSError:
                pass  # File systems without locks go without.
            if is_kept:
                self._mark()
            size = os.fstat(self._journal).st_size
            if size and os.pread(self._journal, 1, size - 1) != b"\n":
                self._append(b"\n")
            opened.pop_all()

    def _mark(self) -> None:
        """Begins the journal with the line that tells it from one that came from elsewhere, which is emptied."""
        mark = f'{{"journal": "{self._held.stat().st_ino} {os.fstat(self._journal).st_ino}"}}\n'.encode()
        if os.pread(self._journal, len(mark), 0) != mark:
            os.truncate(self._journal, 0)
            self._append(mark)

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
        self._results.add(chunk, b",\n".join(answer.result for answer in answers))
        if self._boxes:
            self._boxes.add(chunk, [(answer.name(self._name), answer.boxes) for answer in answers if answer.boxes])
        return answers

    def _append(self, lines: bytes) -> None:
        try:
            rest = memoryview(lines)
            while rest:
                rest = rest[os.write(self._journal, rest) :]
        except OSError as error:
            raise TargetError(f"{self._folder / JOURNAL}: {error.strerror}") from error

    def _lines(self) -> Iterator[bytes]:
        yield f'{{"version": {json.dumps(self._version)}, "results": ['.encode()
        for number, chunk in enumerate(self._results):
            yield (b",\n" if number else b"\n") + chunk
        drawn_with = json.dumps(self._drawn_with, ensure_ascii=False)
        yield f'\n], "drawnWith": {drawn_with}, "summary": {self.summary.line}}}\n'.encode()

    def finish(self) -> None:
        """Puts results.json and the boxes in their places, each whole or not at all."""
        self._held.publish(RESULTS, self._lines())
        if self._boxes:
            self._boxes.finish()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._results.close()
        if self._boxes:
            self._boxes.close()
        os.close(self._journal)
        self._held.close()
