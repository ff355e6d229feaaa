"""Plans of batches, as the program makes them: a line for each picture, which any worker takes."""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from tablemock.errors import Diagnostic, ProgramError, TablemockError
from tablemock.program import AXES, Program


@dataclass(frozen=True, slots=True)
class Boxes:
    """How the boxes of all views are written, and asked for."""

    format: str
    categories: list[dict[str, Any]]
    arguments: tuple[str, ...]

    @classmethod
    def read(cls, members: dict[str, Any] | None) -> Boxes | None:
        """What a plan says of boxes; None where it wants none."""
        if members is None:
            return None
        return cls(members["format"], members["categories"], tuple(members["arguments"]))


def prefix(folder: str) -> str:
    """What the paths of a plan's pictures begin with."""
    return folder.rstrip("/") + "/" if folder else ""


class Plan:
    """The jobs of a batch, which lie in a file and are read when they are handed out."""

    def __init__(self, arguments: Sequence[str], root: Path, program: Program) -> None:
        self.program = program
        self.root = root
        self._file = tempfile.TemporaryFile()  # noqa: SIM115 - closed below
        done = subprocess.run(  # noqa: PLW1510 - the status is looked at below
            [program.path, "batch", *arguments, "--plan", "--plan-format", "json", "--quiet"],
            stdin=subprocess.DEVNULL,
            stdout=self._file,
            stderr=subprocess.PIPE,
            cwd=root,
        )
        words = done.stderr.decode(errors="replace").strip()
        self.diagnostics = tuple(Diagnostic("error", "", line) for line in words.splitlines())
        self._file.seek(0)
        heading = self._file.readline()
        if done.returncode not in (0, 1) or not heading:
            raise ProgramError(f"nothing can be planned: {words}", self.diagnostics)
        members = json.loads(heading)
        try:
            self.stack: tuple[str, ...] = tuple(members["stack"])
            self.drawn_with: dict[str, Any] = members["drawnWith"]
            self.folder: str = members["folder"]
            self.boxes = Boxes.read(members["boxes"])
        except KeyError as error:
            raise ProgramError(
                f"{program.path} is of another version than this package: its plans have no {error}"
            ) from None
        self._start = self._file.tell()
        self.has_problems = done.returncode != 0
        self.count = sum(1 for _ in self._file)
        if self.count == 0:
            self._file.close()
            raise TablemockError(f"the plan has no pictures: {words or 'no input has a table'}", self.diagnostics)

    @property
    def version(self) -> str:
        """The version of the program."""
        return self.stack[0].split()[1]

    def jobs(self) -> Iterator[bytes]:
        """The jobs as lines of JSON without line feeds."""
        # One file has one place, so that each reader keeps its own.
        place = self._start
        while True:
            self._file.seek(place)
            lines = self._file.readlines(1 << 16)
            if not lines:
                return
            place = self._file.tell()
            for line in lines:
                yield line.rstrip(b"\n")

    def name(self, job: bytes) -> str:
        """What the picture of a job is called in the plan's folder."""
        return str(json.loads(job)["output"]).removeprefix(prefix(self.folder))

    def close(self) -> None:
        """Lets go of the file."""
        self._file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def plan(
    manifest: str | os.PathLike[str] | None = None,
    *arguments: str,
    root: str | os.PathLike[str] = ".",
    program: str | os.PathLike[str] | None = None,
) -> Plan:
    """What `tablemock batch` would draw: of a manifest, or of what its other arguments say.

    `root` is the folder that all paths are relative to, and that all workers see at the same place.
    """
    words = ["--manifest", os.fspath(manifest)] if manifest is not None else []
    return Plan([*words, *arguments], Path(root).absolute(), Program(program))


def failure(job: bytes, message: str) -> bytes:
    """The answer to a job that no worker could answer."""
    request: dict[str, Any] = json.loads(job)
    finding = {"severity": "error", "file": request["input"], "line": None, "column": None, "message": message}
    answer = {
        "id": request["id"],
        "status": "failed",
        "input": request["input"],
        "table": request.get("table"),
        "output": request["output"],
        "format": request.get("format"),
        "variant": {key: str(value) for key, value in request.items() if key in AXES},
        "width": None,
        "height": None,
        "bytes": 0,
        "sha256": None,
        "milliseconds": 0,
        "diagnostics": [{**finding, "hint": None}],
        "key": "",
    }
    return json.dumps(answer, ensure_ascii=False).encode()
