"""Pictures as agents look at them: no larger than they can take, and what was beside what is."""

from __future__ import annotations

import io
import json
import math
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import anyio
from PIL import Image

from tablemock.errors import TablemockError
from tablemock.mcp.project import Project
from tablemock.picture import Picture

_GAP = 24
_PAPER = (118, 118, 118)
_SIDES = ("expected", "difference", "actual")
_SHEETS = 3
_BYTES = 64 << 20
_PIXELS = 64_000_000


async def fitted(
    project: Project, source: Path, *, table: str | None, axes: Mapping[str, Any], most: int
) -> tuple[Picture, bytes, tuple[int, int]]:
    """The picture of a source as it is, and one of `most` pixels: drawn anew at a smaller scale, or else reduced."""
    whole = await project.render(source, table=table, axes=axes)
    picture = whole
    for scale in (2, 1):
        if _area(picture) <= most:
            break
        drawn = await project.render(source, table=table, axes={**axes, "scale": scale})
        picture = drawn if _area(drawn) < _area(picture) else picture
    if _area(picture) <= most:
        return whole, picture.png, (int(picture.width), int(picture.height))
    small = await anyio.to_thread.run_sync(_small, io.BytesIO(picture.png), most)
    return whole, _png(small), small.size


def sheets(review: Path, most: int) -> tuple[list[bytes], list[str]]:
    """For the first entries of a review, what was expected, where it differs and what was drawn, in a row.

    Also says which of these pictures cannot be shown, and why. Another program may be writing the review anew.
    """
    try:
        entries = json.loads((review / "review.json").read_text(encoding="utf-8"))["entries"]
    except (OSError, ValueError):
        return [], ["its pictures are not shown: another tablemock command has begun to write the review anew"]
    found, notes = [], []
    for entry in entries:
        sides = [entry.get(side) for side in _SIDES]
        names = [side.get("file") if isinstance(side, dict) else side for side in sides]
        paths = [review / name for name in names if isinstance(name, str) and name.endswith(".png")]
        paths = [path for path in paths if path.resolve().is_relative_to(review.resolve()) and path.is_file()]
        images = []
        for path in paths:
            try:
                images.append(_small(path, max(most // len(paths), 1)))
            except (OSError, TablemockError) as error:
                notes.append(f"{path.relative_to(review)} is not shown: {error}")
        if images:
            found.append(_sheet(images, most))
        if len(found) == _SHEETS:
            break
    return found, notes


def _sheet(images: list[Image.Image], most: int) -> bytes:
    width = sum(image.width for image in images) + _GAP * (len(images) - 1)
    paper = Image.new("RGB", (width, max(image.height for image in images)), _PAPER)
    left = 0
    for image in images:
        paper.paste(image, (left, 0))
        left += image.width + _GAP
    return _png(_reduced(paper, most))


def _small(file: Path | io.BytesIO, most: int) -> Image.Image:
    """The picture in a file, reduced; it is not unpacked where it would take too much memory."""
    if isinstance(file, Path) and file.stat().st_size > _BYTES:
        raise TablemockError(f"it has more than {_BYTES} bytes")
    try:
        with Image.open(file, formats=["PNG"]) as image:
            if image.width * image.height > _PIXELS:
                raise TablemockError(f"it has more than {_PIXELS} pixels")
            return _reduced(image, most)
    except (OSError, ValueError, SyntaxError, Image.DecompressionBombError):
        raise TablemockError("it is no picture that can be read") from None


def _reduced(image: Image.Image, most: int) -> Image.Image:
    """An image of no more pixels than that; the same where it has no more."""
    factor = math.sqrt(most / (image.width * image.height))
    colours = image.convert("RGB")
    if factor >= 1:
        return colours
    # A long image becomes a narrow one, but never none.
    width, height = max(int(image.width * factor), 1), max(int(image.height * factor), 1)
    return colours.resize((width, min(height, max(most // width, 1))), Image.Resampling.LANCZOS)


def _png(image: Image.Image) -> bytes:
    data = io.BytesIO()
    image.save(data, "PNG")
    return data.getvalue()


def _area(picture: Picture) -> float:
    return picture.width * picture.height
