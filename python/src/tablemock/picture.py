"""A picture in memory."""

from __future__ import annotations

import hashlib
import io
import os
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tablemock.errors import Diagnostic
from tablemock.program import Program
from tablemock.spool import published

Box = tuple[int, int, int, int]
"""A part of a picture in pixels: x, y, width and height."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture of a table with what was found in its source; sizes are pixels for PNG and points for others."""

    data: bytes = field(repr=False)
    format: str
    width: float
    height: float
    findings: tuple[Diagnostic, ...] = ()

    @property
    def size(self) -> tuple[float, float]:
        """Width and height."""
        return (self.width, self.height)

    @property
    def sha256(self) -> str:
        """The digest of the file in hexadecimal digits."""
        return hashlib.sha256(self.data).hexdigest()

    @property
    def png(self) -> bytes:
        """The bytes of a PNG file."""
        return self._data("png")

    @property
    def svg(self) -> bytes:
        """The bytes of an SVG file."""
        return self._data("svg")

    def _data(self, format: str) -> bytes:
        if self.format != format:
            raise ValueError(f"the picture is {self.format}; render it with format={format!r}")
        return self.data

    def _repr_png_(self) -> bytes | None:
        return self.data if self.format == "png" else None

    def _repr_svg_(self) -> str | None:
        return self.data.decode() if self.format == "svg" else None

    def save(self, path: str | os.PathLike[str]) -> Path:
        """Writes the file, whole or not at all; raises `ValueError` for a name that ends like another format.

        Raises `TargetError` where it cannot be written.
        """
        place = Path(path)
        ending = place.suffix.lower().lstrip(".").replace("jpeg", "jpg")
        if ending in FORMATS and ending != self.format:
            raise ValueError(f"the picture is {self.format}, which {place.name} does not end like")
        published(place, [self.data])
        return place

    def show(self) -> None:
        """Opens the picture in the viewer of the desktop; Pillow must be installed."""
        self.to_pil().show()

    def diff(self, other: Picture, *, program: str | os.PathLike[str] | None = None) -> Difference:
        """Where another picture differs from this one, as `tablemock diff` says of PNG files."""
        with tempfile.TemporaryDirectory(prefix="tablemock-") as folder:
            old, new, found = Path(folder, "old.png"), Path(folder, "new.png"), Path(folder, "found")
            old.write_bytes(self.png)
            new.write_bytes(other.png)
            words = ["diff", str(old), str(new), "--format", "json", "--output", str(found), "--quiet"]
            entries = Program(program).json(words, accepts=(0, 1))["entries"]
            if not entries:
                return Difference()
            [entry] = entries
            pixels = entry["pixels"] or {"count": 0, "largest": 0, "boxes": []}
            boxes = tuple((x, y, width, height) for x, y, width, height in pixels["boxes"])
            shown = (found / entry["difference"]).read_bytes() if entry["difference"] else None
            picture = None if shown is None else Picture(shown, "png", *_size(shown))
            return Difference(pixels["count"], pixels["largest"], boxes, entry["state"] == "resized", picture)

    def to_pil(self) -> Any:
        """The picture as an image of Pillow, which must be installed."""
        from PIL import Image  # noqa: PLC0415 - an import of what need not be there

        return Image.open(io.BytesIO(self.png)).convert("RGBA")

    def to_numpy(self) -> Any:
        """The pixels as an array of height × width × 4 bytes; NumPy and Pillow must be installed."""
        import numpy  # noqa: PLC0415 - an import of what need not be there

        return numpy.asarray(self.to_pil())


FORMATS = ("png", "svg", "pdf", "jpg", "gif", "html")


def _size(png: bytes) -> tuple[int, int]:
    """The width and height that the header of a PNG file has."""
    return int.from_bytes(png[16:20], "big"), int.from_bytes(png[20:24], "big")


@dataclass(frozen=True, slots=True)
class Difference:
    """Where two pictures differ, in pixels; it is true where they do."""

    count: int = 0
    """How many pixels differ."""
    largest: int = 0
    """By how much of 255 the one differs that differs most."""
    boxes: tuple[Box, ...] = ()
    """The places where pixels differ."""
    is_resized: bool = False
    """Whether the pictures are of different size."""
    picture: Picture | None = field(default=None, repr=False)
    """The pale picture with what differs in red."""

    def __bool__(self) -> bool:
        return self.count > 0 or self.is_resized

    def _repr_png_(self) -> bytes | None:
        return self.picture.png if self.picture else None
