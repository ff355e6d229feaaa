"""Draws SVG files with what others use, beside the PNG files of the same screens.

usage: readers.py PROGRAM FOLDER

Draws a fixture of each kind in each way to hold text, has every reader that is here draw the SVG files as large as the
PNG files, and prints which share of the pixels is off by more than 48 of 255 in a channel. A row with “-” is of a reader
that draws nothing. The pictures lie in FOLDER, ours at the left.
"""

import io
import pathlib
import shutil
import subprocess
import sys
import tempfile

import numpy
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
"""The ways to hold text that look the same everywhere; live text looks as the typefaces of a machine do."""

LIMIT = 48
PATIENCE = 120


def run(*command):
    subprocess.run(
        command, check=True, timeout=PATIENCE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )


def librsvg(source, target, width, height):
    run("rsvg-convert", "--unlimited", "-w", str(width), "-h", str(height), source, "-o", target)


def inkscape(source, target, width, height):
    run("inkscape", source, "-w", str(width), "-h", str(height), "-o", target)


def chromium(source, target, width, height):
    browser(
        source, target, width, height,
        lambda folder, page: run(
            "chromium", "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
            f"--user-data-dir={folder}", f"--window-size={max(width, 500)},{height + 100}",
            f"--screenshot={target}", page.as_uri(),
        ),
    )


def firefox(source, target, width, height):
    browser(
        source, target, width, height,
        lambda folder, page: run(
            "firefox-esr", "--headless", "--no-remote", "--profile", folder,
            f"--window-size={max(width, 500)},{height + 100}", "--screenshot", target, page.as_uri(),
        ),
    )


def browser(source, target, width, height, shoot):
    """Shows a file in a page of its own, as no browser shows a bare one at another size, and cuts its picture out."""
    with tempfile.TemporaryDirectory() as folder:
        page = pathlib.Path(folder, "page.html")
        address = pathlib.Path(source).resolve().as_uri()
        page.write_text(
            f'<!DOCTYPE html><body style="margin:0"><img src="{address}" width="{width}" height="{height}">'
        )
        shoot(folder, page)
    Image.open(target).crop((0, 0, width, height)).save(target)


def cairosvg(source, target, width, height):
    from cairosvg import svg2png

    svg2png(url=source, write_to=target, output_width=width, output_height=height)


def svglib(source, target, width, height):
    """By way of PDF, which svglib is for; its pixels do without clips."""
    from reportlab.graphics import renderPDF
    from svglib.svglib import svg2rlg

    page = target.removesuffix(".png")
    renderPDF.drawToFile(svg2rlg(source), f"{page}.pdf", autoSize=1)
    run(
        "pdftoppm", "-png", "-singlefile", "-scale-to-x", str(width), "-scale-to-y", str(height),
        f"{page}.pdf", page,
    )


def resvg(source, target, width, height):
    from resvg_py import svg_to_bytes

    pathlib.Path(target).write_bytes(svg_to_bytes(svg_path=source, width=width, height=height))


def magick(source, target, width, height):
    size = f"{width}x{height}!"
    density = str(72 * width / size_in_points(source))
    run("convert-im6.q16", "-density", density, "-background", "white", f"msvg:{source}", "-resize", size, target)


def size_in_points(source):
    start = pathlib.Path(source).read_text().split(' width="', 1)[1]
    return float(start.split('"', 1)[0])


def batik(source, target, width, height):
    run(
        "rasterizer", "-m", "image/png", "-w", str(width), "-h", str(height), "-bg", "255.255.255.255",
        "-d", target, source,
    )


QT = """
import sys
from PyQt5.QtGui import QImage, QPainter, QGuiApplication
from PyQt5.QtSvg import QSvgRenderer
application = QGuiApplication(["", "-platform", "offscreen"])
image = QImage(int(sys.argv[3]), int(sys.argv[4]), QImage.Format_ARGB32)
image.fill(0xFFFFFFFF)
painter = QPainter(image)
QSvgRenderer(sys.argv[1]).render(painter)
painter.end()
image.save(sys.argv[2])
"""


def qt(source, target, width, height):
    run("/usr/bin/python3", "-c", QT, source, target, str(width), str(height))


READERS = {
    "librsvg": (librsvg, "rsvg-convert"),
    "Inkscape": (inkscape, "inkscape"),
    "Chromium": (chromium, "chromium"),
    "Firefox": (firefox, "firefox-esr"),
    "resvg": (resvg, None),
    "CairoSVG": (cairosvg, None),
    "svglib": (svglib, "pdftoppm"),
    "ImageMagick's own": (magick, "convert-im6.q16"),
    "Qt": (qt, None),
    "Batik": (batik, "rasterizer"),
}


def flat(path, size):
    """A picture over white, as an array."""
    picture = Image.open(path).convert("RGBA")
    if picture.size != size:
        picture = picture.resize(size)
    white = Image.new("RGBA", size, "white")
    return numpy.asarray(Image.alpha_composite(white, picture).convert("RGB"), dtype=int)


def share(ours, theirs, beside):
    """The share of pixels that are off, with both pictures in a file beside each other."""
    size = Image.open(ours).size
    left, right = flat(ours, size), flat(theirs, size)
    Image.fromarray(numpy.hstack([left, right]).astype("uint8")).save(beside)
    return (abs(left - right).max(axis=2) > LIMIT).mean()


def draw(program, folder, way):
    for kind, name in SAMPLES.items():
        run(
            program, "render", str(FIXTURES / f"{name}.yaml"), "--svg-text", way, "--format", "svg,png",
            "--scale", "2", "-o", f"{folder}/{way}/",
        )
    return {kind: folder / way / f"{pathlib.Path(name).name}.png" for kind, name in SAMPLES.items()}


def main(program, folder, names):
    folder = pathlib.Path(folder).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    print("| reader | text as | " + " | ".join(SAMPLES) + " |")
    print("|---|---|" + "---:|" * len(SAMPLES))
    pictures = {way: draw(program, folder, way) for way in WAYS}
    for reader, (function, command) in READERS.items():
        if names and reader not in names or command and not shutil.which(command):
            continue
        for way in WAYS:
            cells = []
            for kind, ours in pictures[way].items():
                source = ours.with_suffix(".svg")
                theirs = folder / way / f"{ours.stem}-{reader.split()[0]}.png"
                try:
                    width, height = Image.open(ours).size
                    function(str(source), str(theirs), width, height)
                    cells.append(f"{100 * share(ours, theirs, theirs):.2f} %")
                except Exception as error:
                    print(f"{reader}, {kind}: {error!r}"[:300], file=sys.stderr)
                    cells.append("-")
            print(f"| {reader} | {way} | " + " | ".join(cells) + " |", flush=True)


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    main(sys.argv[1], sys.argv[2], sys.argv[3:])
