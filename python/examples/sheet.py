"""Draws the boxes of a dataset onto its pictures, and puts those that show the most classes on a sheet.

    python sheet.py FOLDER [COUNT]

FOLDER is that of a batch with `--boxes coco`, and gets `sheet.png` with 100 pictures, or as many as COUNT says. Pillow
must be installed.
"""

from __future__ import annotations

import colorsys
import json
import sys
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any

from PIL import Image, ImageDraw

COLUMNS, GAP, PAPER = 10, 12, (96, 96, 96)
Annotations = dict[int, list[dict[str, Any]]]


def chosen(annotations: Annotations, count: int) -> list[int]:
    """The pictures that together show every class about as often."""
    left = {image: {view["category_id"] for view in views} for image, views in annotations.items()}
    shown: Counter[int] = Counter()
    pictures = []
    while left and len(pictures) < count:
        best = max(left, key=lambda image: (sum(2.0 ** -shown[kind] for kind in left[image]), -image))
        shown.update(left.pop(best))
        pictures.append(best)
    return pictures


def colour(number: int) -> tuple[int, int, int]:
    """A strong colour for a class; those of numbers side by side are far from each other."""
    red, green, blue = colorsys.hls_to_rgb(number * 0.381966 % 1, 0.42, 1)
    return round(red * 255), round(green * 255), round(blue * 255)


def boxed(path: Path, views: list[dict[str, Any]], names: dict[int, str]) -> Image.Image:
    """A picture with the boxes of its views, and a line below it for each class."""
    picture = Image.open(path).convert("RGB")
    kinds = sorted({view["category_id"] for view in views})
    page = Image.new("RGB", (picture.width, picture.height + 12 * len(kinds)), PAPER)
    page.paste(picture)
    pen = ImageDraw.Draw(page)
    for view in views:
        x, y, width, height = view["bbox"]
        pen.rectangle((x, y, max(x, x + width - 1), max(y, y + height - 1)), outline=colour(view["category_id"]))
    for line, kind in enumerate(kinds):
        top = picture.height + 12 * line
        pen.rectangle((0, top + 2, 8, top + 10), fill=colour(kind))
        pen.text((12, top), names[kind], fill="white")
    return page


def main(folder: Path, count: int) -> None:
    """Writes the sheet, and says what is on it."""
    dataset = json.loads((folder / "boxes.coco.json").read_bytes())
    files = {image["id"]: folder / image["file_name"] for image in dataset["images"]}
    names = {category["id"]: category["name"] for category in dataset["categories"]}
    annotations: Annotations = defaultdict(list)
    for annotation in dataset["annotations"]:
        annotations[annotation["image_id"]].append(annotation)
    pictures = chosen(annotations, count)
    pages = [boxed(files[picture], annotations[picture], names) for picture in pictures]
    rows = [pages[start : start + COLUMNS] for start in range(0, len(pages), COLUMNS)]
    width = max(sum(page.width + GAP for page in row) for row in rows)
    sheet = Image.new("RGB", (width, sum(max(page.height for page in row) + GAP for row in rows)), PAPER)
    top = 0
    for row in rows:
        left = 0
        for page in row:
            sheet.paste(page, (left, top))
            left += page.width + GAP
        top += max(page.height for page in row) + GAP
    sheet.save(folder / "sheet.png")
    shown = Counter(names[view["category_id"]] for picture in pictures for view in annotations[picture])
    print(f"{len(pictures)} pictures with {shown.total()} boxes of {len(shown)} of {len(names)} classes")
    for name in sorted(set(names.values()) - set(shown)):
        print(f"{name} is on none")


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 100)
