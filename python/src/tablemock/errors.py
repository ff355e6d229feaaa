"""What can go wrong, as exceptions that carry what the program found."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """Something that was found in a source, with its place where that is known."""

    severity: str
    file: str
    message: str
    line: int | None = None
    column: int | None = None
    hint: str | None = None

    @classmethod
    def read(cls, value: Mapping[str, Any]) -> Diagnostic:
        """The diagnostic that an object of the program's JSON stands for."""
        return cls(
            severity=str(value.get("severity", "error")),
            file=str(value.get("file", "")),
            message=str(value.get("message", "")),
            line=value.get("line"),
            column=value.get("column"),
            hint=value.get("hint"),
        )

    def __str__(self) -> str:
        place = ":".join(str(part) for part in (self.file, self.line, self.column) if part not in (None, ""))
        text = f"{place}: {self.severity}: {self.message}" if place else f"{self.severity}: {self.message}"
        return f"{text}\n  hint: {self.hint}" if self.hint else text


class TablemockError(Exception):
    """The root of all exceptions of this package."""

    def __init__(self, message: str, diagnostics: Iterable[Diagnostic] = ()) -> None:
        self.diagnostics = tuple(diagnostics)
        super().__init__(message)

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), (self.args[0], self.diagnostics))


class ProgramMissing(TablemockError):
    """The program `tablemock` is not where it was looked for."""


class ProgramError(TablemockError):
    """A verb of the program failed."""


class JobFailed(TablemockError):
    """There is no picture of a source; the diagnostics say why."""


class WorkerCrashed(TablemockError):
    """The worker ended while it drew, each time it was tried."""


class WorkerHung(TablemockError):
    """The worker gave no answer in the time that was left to it, each time it was tried."""


class WorkerConfused(TablemockError):
    """The worker answered another job than it was asked, each time it was tried."""


class StackMismatch(TablemockError):
    """Pictures are drawn here with another program, other libraries or other fonts."""


class TargetError(TablemockError):
    """What a run has to record cannot be written."""
