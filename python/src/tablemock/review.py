"""What the linter and a review of pictures found."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tablemock.errors import Diagnostic


@dataclass(frozen=True, slots=True)
class Finding:
    """What a rule of the linter objects to."""

    rule: str
    level: str
    """hint, info, warning or error."""
    file: str
    line: int | None
    column: int | None
    message: str
    hint: str | None
    table: str | None
    """The table's name, where the file has several."""
    views: tuple[tuple[float, float, float, float], ...]
    """The frames of the views that it is about, in points of the screen: x, y, width and height."""
    fingerprint: str
    """What stays the same while the file changes around it."""

    @classmethod
    def read(cls, value: Mapping[str, Any]) -> Finding:
        """The finding that a line of `tablemock lint --format json` stands for."""
        views = tuple((x, y, width, height) for x, y, width, height in value["views"])
        names = ("rule", "level", "file", "line", "column", "message", "hint", "table", "fingerprint")
        return cls(views=views, **{name: value[name] for name in names})

    def __str__(self) -> str:
        return f"{Diagnostic(self.level, self.file, self.message, self.line, self.column, self.hint)} [{self.rule}]"


@dataclass(frozen=True, slots=True)
class Entry:
    """A picture that is not as it was approved."""

    name: str
    state: str
    """changed, resized, new, obsolete or failed."""
    input: str | None
    variant: dict[str, Any]
    """The ways of drawing that the picture is named for."""
    count: int
    """How many pixels differ."""
    words: tuple[str, ...]
    """What differs between the screens."""
    diagnostics: tuple[Diagnostic, ...]

    @classmethod
    def read(cls, value: Mapping[str, Any]) -> Entry:
        """The entry that an object of review.json stands for."""
        return cls(
            name=value["name"],
            state=value["state"],
            input=value["input"],
            variant=value["variant"],
            count=(value["pixels"] or {}).get("count", 0),
            words=tuple(word["text"] for word in value["words"]),
            diagnostics=tuple(Diagnostic.read(diagnostic) for diagnostic in value["diagnostics"]),
        )


@dataclass(frozen=True, slots=True)
class Review:
    """How the pictures of a project compare with those that were approved."""

    same: tuple[str, ...]
    """The names of pictures that are as they were approved."""
    entries: tuple[Entry, ...]
    """All others."""

    @property
    def is_clean(self) -> bool:
        """Whether all pictures are as they were approved."""
        return not self.entries

    @classmethod
    def read(cls, value: Mapping[str, Any]) -> Review:
        """The review that an object as in review.json stands for."""
        return cls(tuple(value["same"]), tuple(Entry.read(entry) for entry in value["entries"]))
