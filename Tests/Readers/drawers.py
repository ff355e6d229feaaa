"""What draws SVG files: a function for each program, which draws a file into a PNG file of a size in pixels."""

import importlib.metadata
import json
import pathlib
import subprocess
import sys
import tempfile

PATIENCE = 120


def run(*command):
    """Runs a program to its end; the answer is what it prints."""
    return subprocess.run(
        [str(word) for word in command], check=True, timeout=PATIENCE, stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
    ).stdout


def size_in_points(source):
    start = pathlib.Path(source).read_text().split(' width="', 1)[1]
    return float(start.split('"', 1)[0])


def librsvg(source, target, width, height):
    run("rsvg-convert", "--unlimited", "-w", width, "-h", height, source, "-o", target)


def inkscape(source, target, width, height):
    run("inkscape", source, "-w", width, "-h", height, "-o", target)


def chromium(source, target, width, height):
    def shoot(folder, page):
        run(
            "chromium", "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
            f"--user-data-dir={folder}", f"--window-size={max(width, 500)},{height + 100}",
            f"--screenshot={target}", page.as_uri(),
        )

    browser(source, target, width, height, shoot)


def firefox(source, target, width, height):
    def shoot(folder, page):
        run(
            "firefox-esr", "--headless", "--no-remote", "--profile", folder,
            f"--window-size={max(width, 500)},{height + 100}", "--screenshot", target, page.as_uri(),
        )

    browser(source, target, width, height, shoot)


WEBKIT = """
import sys, gi
gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2
page, target, width, height = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
window, view = Gtk.OffscreenWindow(), WebKit2.WebView()
view.set_size_request(width, height)
window.set_default_size(width, height)
window.add(view)
window.show_all()
def taken(view, result):
    view.get_snapshot_finish(result).write_to_png(target)
    Gtk.main_quit()
def changed(view, event):
    if event == WebKit2.LoadEvent.FINISHED:
        # Images are drawn after they are loaded.
        GLib.timeout_add(300, lambda: view.get_snapshot(
            WebKit2.SnapshotRegion.FULL_DOCUMENT, WebKit2.SnapshotOptions.NONE, None, taken) or False)
view.connect("load-changed", changed)
view.load_uri(page)
Gtk.main()
"""


def webkit(source, target, width, height):
    """The engine of Safari, as GTK has it."""
    def shoot(folder, page):
        run("xvfb-run", "-a", "/usr/bin/python3", "-c", WEBKIT, page.as_uri(), target, width, height)

    browser(source, target, width, height, shoot)


def libreoffice(source, target, width, height):
    """As a drawing that is exported; its size is that of the paper."""
    from PIL import Image

    with tempfile.TemporaryDirectory() as folder:
        run(
            "soffice", f"-env:UserInstallation={pathlib.Path(folder, 'user').as_uri()}", "--headless", "--convert-to",
            "png:draw_png_Export:" + json.dumps({
                "PixelWidth": {"type": "long", "value": str(width)}, "PixelHeight": {"type": "long", "value": str(height)},
            }), "--outdir", folder, source)
        picture = Image.open(pathlib.Path(folder, pathlib.Path(source).stem + ".png"))
        picture.save(target)


def browser(source, target, width, height, shoot):
    """Shows a file in a page of its own, as no browser shows a bare one at another size, and cuts its picture out."""
    from PIL import Image

    with tempfile.TemporaryDirectory() as folder:
        page = pathlib.Path(folder, "page.html")
        address = pathlib.Path(source).resolve().as_uri()
        page.write_text(
            f'<!DOCTYPE html><body style="margin:0"><img src="{address}" width="{width}" height="{height}">'
        )
        shoot(folder, page)
    Image.open(target).crop((0, 0, width, height)).save(target)


def resvg(source, target, width, height):
    from resvg_py import svg_to_bytes

    pathlib.Path(target).write_bytes(svg_to_bytes(svg_path=str(source), width=width, height=height))


def cairosvg(source, target, width, height):
    from cairosvg import svg2png

    svg2png(url=str(source), write_to=str(target), output_width=width, output_height=height)


def from_pdf(page, target, width, height):
    run(
        "pdftoppm", "-png", "-singlefile", "-scale-to-x", width, "-scale-to-y", height, page,
        str(target).removesuffix(".png"),
    )


def svglib(source, target, width, height):
    """By way of PDF, which svglib is for; its pixels do without clips."""
    from reportlab.graphics import renderPDF
    from svglib.svglib import svg2rlg

    page = f"{target}.pdf"
    renderPDF.drawToFile(svg2rlg(str(source)), page, autoSize=1)
    from_pdf(page, target, width, height)


def weasyprint(source, target, width, height):
    """As an image on a page of PDF."""
    from weasyprint import HTML

    points = size_in_points(source)
    style = f"@page {{ size: {points}px {points * height / width}px; margin: 0 }} body {{ margin: 0 }} img {{ width: 100%; display: block }}"
    page = f"{target}.pdf"
    HTML(string=f"<style>{style}</style><img src='{pathlib.Path(source).resolve().as_uri()}'>").write_pdf(page)
    from_pdf(page, target, width, height)


def skia(source, target, width, height):
    import skia

    surface = skia.Surface(width, height)
    canvas = surface.getCanvas()
    canvas.clear(skia.ColorWHITE)
    picture = skia.SVGDOM.MakeFromStream(skia.MemoryStream.MakeCopy(pathlib.Path(source).read_bytes()))
    factor = width / picture.containerSize().width()
    canvas.scale(factor, factor)
    picture.render(canvas)
    surface.makeImageSnapshot().save(str(target), skia.kPNG)


def thorvg(source, target, width, height):
    import thorvg_python as tvg

    engine = tvg.Engine()
    canvas = tvg.SwCanvas(engine)
    canvas.set_target(width, height)
    picture = tvg.Picture(engine)
    picture.load(str(source))
    picture.set_size(width, height)
    canvas.add(picture)
    canvas.update()
    canvas.draw(True)
    canvas.sync()
    canvas.get_pillow().save(target)


def magick(source, target, width, height):
    run(
        "convert-im6.q16", "-density", 72 * width / size_in_points(source), "-background", "white", f"msvg:{source}",
        "-resize", f"{width}x{height}!", target,
    )


def mupdf(source, target, width, height):
    run("mutool", "draw", "-q", "-w", width, "-h", height, "-o", target, source)


def batik(source, target, width, height):
    run(
        "rasterizer", "-m", "image/png", "-w", width, "-h", height, "-bg", "255.255.255.255", "-d", target, source,
    )


QT = """
import sys
from {0}.QtGui import QImage, QPainter, QGuiApplication
from {0}.QtSvg import QSvgRenderer
application = QGuiApplication(["", "-platform", "offscreen"])
image = QImage(int(sys.argv[3]), int(sys.argv[4]), QImage.Format_ARGB32)
image.fill(0xFFFFFFFF)
painter = QPainter(image)
QSvgRenderer(sys.argv[1]).render(painter)
painter.end()
image.save(sys.argv[2])
"""


def qt5(source, target, width, height):
    run("/usr/bin/python3", "-c", QT.format("PyQt5"), source, target, width, height)


def qt6(source, target, width, height):
    run(sys.executable, "-c", QT.format("PySide6"), source, target, width, height)


def module(name):
    """The version of a package of PyPI."""
    return importlib.metadata.version(name)


def debian(name):
    """The version of a package of Debian."""
    return run("dpkg-query", "-W", "-f", "${Version}", name).decode().split("+")[0].split("-")[0]


READERS = {
    "librsvg": (librsvg, lambda: run("rsvg-convert", "--version").split()[2].decode()),
    "Inkscape": (inkscape, lambda: run("inkscape", "--version").split()[1].decode()),
    "Chromium": (chromium, lambda: run("chromium", "--version").split()[1].decode()),
    "Firefox": (firefox, lambda: run("firefox-esr", "--version").split()[2].decode()),
    "WebKit": (webkit, lambda: debian("libwebkit2gtk-4.1-0")),
    "resvg-py": (resvg, lambda: module("resvg_py")),
    "ThorVG": (thorvg, lambda: module("thorvg-python")),
    "CairoSVG": (cairosvg, lambda: module("CairoSVG")),
    "Batik": (batik, lambda: debian("libbatik-java")),
    "Qt 6": (qt6, lambda: module("PySide6_Essentials")),
    "Qt 5": (qt5, lambda: debian("libqt5svg5")),
    "Skia": (skia, lambda: module("skia-python")),
    "WeasyPrint": (weasyprint, lambda: module("weasyprint")),
    "MuPDF": (mupdf, lambda: debian("mupdf-tools")),
    "LibreOffice": (libreoffice, lambda: debian("libreoffice-draw").split(":")[-1]),
    "svglib": (svglib, lambda: module("svglib")),
    "ImageMagick": (magick, lambda: run("convert-im6.q16", "--version").split()[2].decode()),
}
"""A function for each program, and one that tells its version, or fails where it is not here."""
