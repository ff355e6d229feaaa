"""Pictures as agents look at them: no larger than they can take, and what was beside what is."""

from __future__ import annotations

import io
import json
import math
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from PIL import Image

from tablemock.errors import TablemockError
from tablemock.mcp.project import Project
from tablemock.picture import Picture

_GAP = 24
_PAPER = (118, 118, 118)
_SIDES = ("expected", "difference", "actual")
_SHEETS = 3
_BYTES = 64 << 20


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
    with _opened(io.BytesIO(picture.png)) as image:
        small = _reduced(image, most)
    return whole, _png(small), small.size


def sheets(review: Path, most: int) -> Iterator[bytes]:
    """For the first entries of a review, what was expected, where it differs and what was drawn, in a row."""
    entries = json.loads((review / "review.json").read_text(encoding="utf-8"))["entries"]
    count = 0
    for entry in entries:
        sides = [entry.get(side) for side in _SIDES]
        names = [side.get("file") if isinstance(side, dict) else side for side in sides]
        paths = [review / name for name in names if isinstance(name, str) and name.endswith(".png")]
        paths = [path for path in paths if path.resolve().is_relative_to(review.resolve()) and path.is_file()]
        if not paths:
            continue
        yield _sheet(paths, most)
        count += 1
        if count == _SHEETS:
            return


def _sheet(paths: list[Path], most: int) -> bytes:
    images = []
    for path in paths:
        if path.stat().st_size > _BYTES:
            raise TablemockError(f"{path.name}: the picture has more than {_BYTES} bytes")
        with _opened(path) as image:
            images.append(_reduced(image, max(most // len(paths), 1)))
    width = sum(image.width for image in images) + _GAP * (len(images) - 1)
    paper = Image.new("RGB", (width, max(image.height for image in images)), _PAPER)
    left = 0
    for image in images:
        paper.paste(image, (left, 0))
        left += image.width + _GAP
    return _png(_reduced(paper, most))


def _opened(file: Path | io.BytesIO) -> Image.Image:
    try:
        return Image.open(file, formats=["PNG"])
    except (OSError, Image.DecompressionBombError) as error:
        raise TablemockError(f"a picture cannot be made smaller: {error}") from error


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
