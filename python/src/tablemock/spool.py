"""What is gathered in any order, kept on the disk, and written in the right one."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import BinaryIO

from tablemock.errors import TargetError


class Spool:
    """The parts of a file as they come, each with its number; in memory are but two numbers for each."""

    def __init__(self) -> None:
        self._file: BinaryIO = tempfile.TemporaryFile()  # noqa: SIM115 - closed below
        self._places: dict[int, tuple[int, int]] = {}

    def add(self, number: int, text: bytes) -> None:
        """Takes a part in."""
        try:
            self._places[number] = (self._file.seek(0, os.SEEK_END), self._file.write(text))
        except OSError as error:
            raise TargetError(f"the results cannot be kept: {error.strerror}") from error

    def __iter__(self) -> Iterator[bytes]:
        """The parts in the order of their numbers."""
        for number in sorted(self._places):
            start, length = self._places[number]
            self._file.seek(start)
            yield self._file.read(length)

    def close(self) -> None:
        """Lets go of the file."""
        self._file.close()


def published(path: Path, parts: Iterable[bytes]) -> None:
    """Puts a file in its place, whole or not at all."""
    draft: str | None = None
    try:
        number, draft = tempfile.mkstemp(prefix=".tablemock-", dir=path.parent)
        with os.fdopen(number, "wb") as file:
            file.writelines(parts)
            os.fchmod(file.fileno(), 0o644)
        Path(draft).replace(path)
    except OSError as error:
        if draft is not None:
            Path(draft).unlink(missing_ok=True)
        raise TargetError(f"{path}: {error.strerror}") from error
