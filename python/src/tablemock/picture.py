"""A picture in memory."""

from __future__ import annotations

import hashlib
import io
from dataclasses import dataclass, field
from typing import Any

from tablemock.errors import Diagnostic


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

    def to_pil(self) -> Any:
        """The picture as an image of Pillow, which must be installed."""
        from PIL import Image  # noqa: PLC0415 - an import of what need not be there

        return Image.open(io.BytesIO(self.png)).convert("RGBA")

    def to_numpy(self) -> Any:
        """The pixels as an array of height × width × 4 bytes; NumPy and Pillow must be installed."""
        import numpy  # noqa: PLC0415 - an import of what need not be there

        return numpy.asarray(self.to_pil())
