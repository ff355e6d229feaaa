"""What is gathered in any order, kept on the disk, and written in the right one."""

from __future__ import annotations

import errno
import os
import stat
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
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


class HeldFolder:
    """A folder that stays the same whatever comes in its place, and out of which no link below it leads."""

    def __init__(self, path: Path, *, makes: bool = True) -> None:
        if makes:
            path.mkdir(parents=True, exist_ok=True)
        self._path = path
        self._number = os.open(path, _HOLDING)

    def stat(self) -> os.stat_result:
        """What the system knows of the folder."""
        return os.fstat(self._number)

    @property
    def way(self) -> Path:
        """The path by which the system gets there."""
        return _way(self._number)

    def publish(self, name: str, parts: Iterable[bytes]) -> None:
        """Puts a file in its place below the folder, whole or not at all; makes the folders that lead there."""
        try:
            with self._folder([part for part in name.split("/")[:-1] if part not in ("", ".")]) as way:
                _put(way / name.rpartition("/")[2], parts)
        except OSError as error:
            raise TargetError(f"{self._path / name}: {error.strerror}") from error

    def reading(self, name: str) -> BinaryIO:
        """A file below the folder, to be read; raises `OSError` where there is none, or a link or a pipe."""
        parts = [part for part in name.split("/") if part not in ("", ".")]
        with self._folder(parts[:-1], makes=False) as way:
            number = os.open(way / parts[-1], os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC)
        if not stat.S_ISREG(os.fstat(number).st_mode):
            os.close(number)
            raise OSError(errno.EINVAL, "this is no file")
        return os.fdopen(number, "rb")

    @contextmanager
    def _folder(self, parts: list[str], *, makes: bool = True) -> Iterator[Path]:
        """The way to a folder below this one, which is held step by step, so that no link leads away meanwhile."""
        number, top = os.dup(self._number), self.way.readlink()
        try:
            for part in parts:
                if makes:
                    with suppress(FileExistsError):
                        os.mkdir(part, dir_fd=number)
                below = os.open(part, _HOLDING, dir_fd=number)
                os.close(number)
                number = below
                if not _way(number).readlink().is_relative_to(top):
                    raise OSError(errno.EXDEV, f"a link leads out of {self._path}")
            yield _way(number)
        finally:
            os.close(number)

    def close(self) -> None:
        """Lets go of the folder."""
        os.close(self._number)


_HOLDING = os.O_PATH | os.O_DIRECTORY | os.O_CLOEXEC


def _way(number: int) -> Path:
    return Path(f"/proc/self/fd/{number}")


def published(path: Path, parts: Iterable[bytes]) -> None:
    """Puts a file in its place, whole or not at all."""
    try:
        _put(path, parts)
    except OSError as error:
        raise TargetError(f"{path}: {error.strerror}") from error


def _put(path: Path, parts: Iterable[bytes]) -> None:
    draft: str | None = None
    try:
        number, draft = tempfile.mkstemp(prefix=".tablemock-", dir=path.parent)
        with os.fdopen(number, "wb") as file:
            file.writelines(parts)
            os.fchmod(file.fileno(), 0o644)
        Path(draft).replace(path)
    except OSError:
        if draft is not None:
            Path(draft).unlink(missing_ok=True)
        raise
