"""Draws SVG files with what others use, beside the PNG files of the same screens.

usage: readers.py PROGRAM FOLDER [--page PAGE] [READER...]

Draws a fixture of each kind in both ways to hold text that look the same everywhere, has every reader that is here draw
the SVG files as large as the PNG files, and counts the pixels that are off by more than 48 of 255 in a channel. The table
is printed, and takes the place of that of PAGE. “-” stands for a file that a reader does not draw. The pictures lie in
FOLDER, ours at the left. Ends with an error where a reader that the page does not excuse is off by more than 1 %.
"""

import pathlib
import subprocess
import sys

import numpy
from drawers import READERS
from page import options, write_table
from PIL import Image

FIXTURES = pathlib.Path(__file__).resolve().parents[2] / "fixtures"

SAMPLES = {
    "text": "showcase/settings-screen-ios16",
    "scripts, emoji": "text/scripts",
    "images": "images/beside-labels-ios8",
    "corners": "images/in-round-corners-ios16",
    "gradients": "controls/tints-ios6",
    "shadows": "editing/dragging-ios8",
    "masks": "images/templates",
    "parts": "views/cap-insets",
    "turned": "views/content-modes",
    "SVG in it": "images/vectors",
}
"""A fixture of each kind."""

WAYS = ["glyphs", "outlines"]

LIMIT = 48
MOST = 1.0
"""The share of pixels in percent up to which a reader draws a file well."""


def flat(path, size):
    """A picture over white, as an array."""
    picture = Image.open(path).convert("RGBA")
    if picture.size != size:
        picture = picture.resize(size)
    white = Image.new("RGBA", size, "white")
    return numpy.asarray(Image.alpha_composite(white, picture).convert("RGB"), dtype=int)


def percent(ours, theirs):
    """The share of pixels that are off; both pictures are left in a file beside each other."""
    size = Image.open(ours).size
    left, right = flat(ours, size), flat(theirs, size)
    Image.fromarray(numpy.hstack([left, right]).astype("uint8")).save(theirs)
    return 100 * (abs(left - right).max(axis=2) > LIMIT).mean()


def draw(program, folder, way):
    paths = [str(FIXTURES / f"{name}.yaml") for name in SAMPLES.values()]
    subprocess.run(
        [program, "render", *paths, "--svg-text", way, "--format", "svg,png", "--scale", "2", "-o", f"{folder}/{way}/"],
        check=True, timeout=120, stdout=subprocess.DEVNULL,
    )
    return {kind: folder / way / f"{pathlib.Path(name).name}.png" for kind, name in SAMPLES.items()}


def measured(function, ours, reader):
    """The share of pixels of a file that are off; `None` where the reader does not draw it."""
    theirs = ours.with_name(f"{ours.stem}-{reader.replace(' ', '')}.png")
    try:
        function(ours.with_suffix(".svg"), theirs, *Image.open(ours).size)
        return percent(ours, theirs)
    except Exception as error:
        print(f"{reader}, {ours.stem}: {error!r}"[:300], file=sys.stderr)
        return None


def cell(shares):
    """Both shares of a file, or one where they are the same to a hundredth."""
    texts = ["-" if share is None else f"{share:.2f}".rstrip("0").rstrip(".") for share in shares]
    return "/".join(dict.fromkeys(texts))


def main():
    said = options(__doc__, "readers")
    folder = pathlib.Path(said.folder).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    pictures = {way: draw(said.program, folder, way) for way in WAYS}
    lines = ["|share of pixels off, %|" + "|".join(SAMPLES) + "|", "|---|" + "---:|" * len(SAMPLES)]
    absent, bad = [], []
    for reader, (function, version) in READERS.items():
        if said.readers and reader not in said.readers:
            continue
        try:
            title = f"{reader.split()[0]} {version()}"
        except Exception:
            absent.append(reader)
            continue
        shares = {kind: [measured(function, pictures[way][kind], reader) for way in WAYS] for kind in SAMPLES}
        best = [min((share for share in pair if share is not None), default=100) for pair in shares.values()]
        if max(best) > MOST:
            bad.append((reader, max(best)))
        lines.append(f"|{title}|" + "|".join(cell(pair) for pair in shares.values()) + "|")
        print(lines[-1], flush=True)
    if absent:
        print("not here, and not measured: " + ", ".join(absent))
    if said.page and not said.readers and not absent:
        write_table(said.page, "svg", lines)
    excused = pathlib.Path(said.page).read_text() if said.page else ""
    unnamed = [f"{reader} ({worst:.2f} %)" for reader, worst in bad if f"**{reader}**" not in excused]
    if unnamed:
        sys.exit(f"more than {MOST} % off in the better way to hold text, and not named: " + ", ".join(unnamed))


if __name__ == "__main__":
    main()
