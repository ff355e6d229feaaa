"""Results and boxes of a batch as tables of pandas."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pandas as pd

from tablemock.records import RESULTS

__all__ = ["boxes", "results"]

_PICTURE = ("file", "input", "table", "language", "split")
_SIDES = ("x", "y", "width", "height")


def results(folder: str | os.PathLike[str]) -> pd.DataFrame:
    """A row for each picture of the batch in a folder: what results.json says, and a column for each axis.

    `findings` is how many there are, and `message` the first.
    """
    with (Path(folder) / RESULTS).open(encoding="utf-8") as file:
        pictures = json.load(file)["results"]
    return pd.DataFrame([_result(picture) for picture in pictures])


def boxes(file: str | os.PathLike[str]) -> pd.DataFrame:
    """A row for each view of the pictures in a `boxes.jsonl`, with its box and what is visible of it in pixels.

    Lines and words are not in it; a view that cannot be seen has no numbers in the columns of what is visible.
    """
    return pd.DataFrame(list(_views(Path(file))))


def _result(picture: dict[str, Any]) -> dict[str, Any]:
    variant, diagnostics = picture.pop("variant"), picture.pop("diagnostics")
    first = diagnostics[0]["message"] if diagnostics else None
    return {**picture, **variant, "findings": len(diagnostics), "message": first}


def _views(path: Path) -> Iterator[dict[str, Any]]:
    with path.open(encoding="utf-8") as file:
        for line in file:
            picture = json.loads(line)
            about = {name: picture[name] for name in _PICTURE}
            for view in picture["views"]:
                view.pop("lines", None)
                box, visible = view.pop("box"), view.pop("visible", None) or (None,) * 4
                seen = {f"visible_{side}": value for side, value in zip(_SIDES, visible, strict=True)}
                yield {**about, **view, **dict(zip(_SIDES, box, strict=True)), **seen}
