"""Where pictures and records go that no folder of all machines holds: any file system that fsspec knows."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import fsspec
from fsspec.implementations.local import LocalFileSystem

from tablemock.errors import TargetError
from tablemock.plan import prefix
from tablemock.records import escaped
from tablemock.spool import HeldFolder


@dataclass(frozen=True, slots=True)
class Target:
    """A folder of a file system, such as `s3://bucket/screens`, and what its driver needs to know."""

    url: str
    options: Mapping[str, Any] = field(default_factory=dict)

    def open(self) -> OpenTarget:
        """The folder, for one thread."""
        return OpenTarget(self)


class OpenTarget:
    """A folder of a file system in which files appear whole or not at all."""

    def __init__(self, target: Target) -> None:
        self._url = target.url
        try:
            # A file system that others have, too, would end their transactions with its own.
            self._files, root = fsspec.url_to_fs(target.url, skip_instance_cache=True, **target.options)
        except (ImportError, OSError, ValueError) as error:
            raise TargetError(f"{target.url}: {error}") from error
        self._root = root.rstrip("/")
        self._held: HeldFolder | None = None

    def _path(self, name: str) -> str:
        return f"{self._root}/{inside(name)}"

    def _local(self, *, makes: bool = False) -> HeldFolder | None:
        """A folder of this machine, held, so that no link below it leads out; None for other file systems."""
        if self._held is None and isinstance(self._files, LocalFileSystem):
            self._held = HeldFolder(Path(self._root or "/"), makes=makes)
        return self._held

    def put(self, name: str, path: Path) -> None:
        """Puts a file of this machine into the folder."""
        try:
            whole = self._path(name)
            if (local := self._local(makes=True)) is not None:
                local.publish(name, [path.read_bytes()])
                return
            self._files.makedirs(whole.rpartition("/")[0], exist_ok=True)
            with self._files.transaction, self._files.open(whole, "wb") as file:
                file.write(path.read_bytes())
        except Exception as error:
            raise TargetError(f"{self._url}/{name}: {error or type(error).__name__}") from error

    def get(self, name: str, path: Path) -> bool:
        """Fetches a file of the folder; False where there is none."""
        try:
            whole = self._path(name)
            if (local := self._local()) is None:
                self._files.get_file(whole, str(path))
            else:
                with local.reading(name) as file, path.open("wb") as copy:
                    shutil.copyfileobj(file, copy)
        except FileNotFoundError:
            return False
        except Exception as error:
            raise TargetError(f"{self._url}/{name}: {error or type(error).__name__}") from error
        return True

    def size(self, name: str) -> int | None:
        """The bytes of a file; None where there is none."""
        try:
            whole = self._path(name)
            if (local := self._local()) is None:
                return int(self._files.size(whole))
            with local.reading(name) as file:
                return os.fstat(file.fileno()).st_size
        except Exception:
            return None

    def has(self, name: str, known: Known) -> bool:
        """Whether a file is what a journal knows, which anybody may have written.

        A folder of this machine is looked into; of other file systems the size tells, as nothing is to be fetched.
        """
        local = self._local()
        if local is None or self.size(name) != known.bytes:
            return local is None and self.size(name) == known.bytes
        try:
            with local.reading(name) as file:
                digest = hashlib.sha256()
                while part := file.read(1 << 20):
                    digest.update(part)
                return digest.hexdigest() == known.sha256
        except OSError:
            return False

    def close(self) -> None:
        """Lets go of the folder."""
        if self._held is not None:
            self._held.close()
            self._held = None


def inside(name: str) -> str:
    """A name in a folder; raises `TargetError` for one that leads out of it."""
    parts = name.split("/")
    if not name or name.startswith("/") or ".." in parts or "\0" in name:
        raise TargetError(f"{name}: the picture would lie outside the target")
    return name


@dataclass(frozen=True, slots=True)
class Known:
    """What a journal says of a picture."""

    sha256: str
    bytes: int


class Delivery:
    """Has pictures drawn into a folder of this machine, and hands them over to a target."""

    def __init__(self, target: Target, folder: str, root: str | None = None) -> None:
        self._target = target.open()
        self._prefix = prefix(folder)
        # A worker that writes below a root alone needs the folder there.
        self._scratch = tempfile.TemporaryDirectory(prefix=".tablemock-", dir=root)
        self._place = Path(self._scratch.name).resolve()

    def turned(self, job: bytes) -> bytes:
        """A job whose picture goes into the folder of this machine; raises `TargetError` for one that leads out."""
        request = json.loads(job)
        request["output"] = str(self._place / inside(request["output"].removeprefix(self._prefix)))
        return json.dumps(request, ensure_ascii=False).encode()

    def delivered(self, answer: bytes, known: Known | None) -> bytes:
        """The answer with the place that was asked for, after the picture has been put into the target."""
        here, there = escaped(f"{self._place}/"), escaped(self._prefix)
        result = json.loads(answer)
        answer = answer.replace(b'"output": "' + here, b'"output": "' + there, 1)
        if result["status"] != "written":
            return answer
        path = Path(result["output"])
        if not path.is_relative_to(self._place):
            raise TargetError(f"{path}: the picture is outside the folder that it was to be drawn in")
        name = inside(str(path.relative_to(self._place)))
        try:
            drawn = Known(result["sha256"], result["bytes"])
            if known == drawn and self._target.has(name, known):
                return answer.replace(b'"status": "written"', b'"status": "unchanged"', 1)
            self._target.put(name, path)
        finally:
            path.unlink(missing_ok=True)
        return answer

    def close(self) -> None:
        """Removes the folder of this machine."""
        self._target.close()
        self._scratch.cleanup()
