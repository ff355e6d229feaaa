#!/usr/bin/env python3
"""Measures other tools that draw the benchmark's screens, each picture as a PNG file, and tablemock beside them, by the time
that they take of processors.

usage: peers.py TABLEMOCK FOLDER

FOLDER is out/bench, where Benchmarks/run has made the screens. Each screen is written first as drawing commands, as SVG
or for Typst, which is not timed. Tools that are not installed are left out: run it with .build/readers/bin/python, which
"make readers" makes, and which "pip install typst" adds Typst to.
"""

import html
import importlib.util
import math
import os
import pathlib
import resource
import shutil
import statistics
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "Tests" / "Browser"))
ROUNDS = 3
WIDTH, HEIGHT, SCALE = 320, 480, 2


def commands(text):
    """What a screen consists of: ("box", x, y, width, height, radius, colour), ("text", x, baseline, size, colour, words,
    whether x is its right end) and ("line", points, colour), all in points; the same as the floor draws."""
    yield ("box", 0, 0, WIDTH, HEIGHT, 0, "#F2F2F7")
    lines = [line.split("\t") for line in text.splitlines()[1:]]
    starts = [i for i, line in enumerate(lines) if line[0] == "S"] + [len(lines)]
    y = 0
    for start, end in zip(starts, starts[1:]):
        yield ("text", 32, y + 19, 13, "#6D6D72", lines[start][1], False)
        y += 26
        rows = lines[start + 1:end]
        yield ("box", 16, y, 288, 30 * len(rows), 10, "#FFFFFF")
        for number, (_, title, detail, accessory, icon) in enumerate(rows):
            check = accessory == "checkmark"
            left = 67 if icon else 32
            if icon:
                yield ("box", 28, y + .5, 29, 29, 6.5, icon)
                yield ("box", 35.5, y + 8, 14, 14, 7, "#FFFFFF")
            yield ("text", left, y + 20, 15, "#000000", title, False)
            yield ("text", 270 if check else 276, y + 20, 15, "#8E8E93", detail, True)
            points = [(277, 15), (281, 19), (289, 10)] if check else [(284, 10), (289, 15), (284, 20)]
            yield ("line", [(x, y + down) for x, down in points], "#007AFF" if check else "#C7C7CC")
            if number < len(rows) - 1:
                yield ("box", left, y + 29.5, 304 - left, .5, 0, "#C6C6C8")
            y += 30
        yield ("text", 32, y + 15, 12, "#6D6D72", lines[start][2], False)
        y += 22


def svg(screen):
    parts = []
    for kind, *values in screen:
        if kind == "box":
            x, y, width, height, radius, color = values
            parts.append(f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{radius}" fill="{color}"/>')
        elif kind == "text":
            x, y, size, color, words, is_right = values
            anchor = ' text-anchor="end"' if is_right else ""
            parts.append(f'<text x="{x}" y="{y}" font-size="{size}" fill="{color}"{anchor}>{html.escape(words)}</text>')
        else:
            points = " ".join(f"{x},{y}" for x, y in values[0])
            parts.append(f'<polyline points="{points}" fill="none" stroke="{values[1]}" stroke-width="2"/>')
    size = f'width="{WIDTH * SCALE}" height="{HEIGHT * SCALE}" viewBox="0 0 {WIDTH} {HEIGHT}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="Inter">{"".join(parts)}</svg>'


def typst(screen):
    parts = [f'#set page(width: {WIDTH}pt, height: {HEIGHT}pt, margin: 0pt)\n#set text(font: "Inter")\n']
    for kind, *values in screen:
        if kind == "box":
            x, y, width, height, radius, color = values
            box = f'rect(width: {width}pt, height: {height}pt, radius: {radius}pt, fill: rgb("{color}"))'
            parts.append(f"#place(dx: {x}pt, dy: {y}pt, {box})\n")
        elif kind == "text":
            x, y, size, color, words, is_right = values
            words = words.replace("\\", "\\\\").replace('"', '\\"')
            text = f'text(size: {size}pt, fill: rgb("{color}"), top-edge: "baseline", "{words}")'
            parts.append(
                f"#place(right, dx: {x - WIDTH}pt, dy: {y}pt, {text})\n" if is_right
                else f"#place(dx: {x}pt, dy: {y}pt, {text})\n")
        else:
            (x, y), *rest = values[0]
            points = ", ".join(f"curve.line(({right}pt, {down}pt))" for right, down in rest)
            stroke = f'stroke: 2pt + rgb("{values[1]}")'
            parts.append(f"#place(curve({stroke}, curve.move(({x}pt, {y}pt)), {points}))\n")
    return "".join(parts)


def pillow(screens, font, out):
    from PIL import Image, ImageDraw, ImageFont
    fonts = {size: ImageFont.truetype(font, size * SCALE) for size in (12, 13, 15)}
    for name, screen in screens.items():
        image = Image.new("RGB", (WIDTH * SCALE, HEIGHT * SCALE))
        draw = ImageDraw.Draw(image)
        for kind, *values in screen:
            if kind == "box":
                x, y, width, height, radius, color = values
                box = [x * SCALE, y * SCALE, (x + width) * SCALE - 1, (y + height) * SCALE - 1]
                draw.rounded_rectangle(box, radius * SCALE, color)
            elif kind == "text":
                x, y, size, color, words, is_right = values
                draw.text((x * SCALE, y * SCALE), words, color, fonts[size], anchor="rs" if is_right else "ls")
            else:
                draw.line([(x * SCALE, y * SCALE) for x, y in values[0]], values[1], 2 * SCALE)
        image.save(out / f"{name}.png")


def skia_drawing(screens, font, out):
    import skia
    face = skia.Typeface.MakeFromFile(font)
    fonts = {size: skia.Font(face, size) for size in (12, 13, 15)}
    for name, screen in screens.items():
        surface = skia.Surface(WIDTH * SCALE, HEIGHT * SCALE)
        canvas = surface.getCanvas()
        canvas.scale(SCALE, SCALE)
        for kind, *values in screen:
            color = int(values[{"box": 5, "text": 3, "line": 1}[kind]][1:], 16) | 0xFF000000
            paint = skia.Paint(AntiAlias=True, Color=color)
            if kind == "box":
                x, y, width, height, radius, _ = values
                canvas.drawRoundRect(skia.Rect.MakeXYWH(x, y, width, height), radius, radius, paint)
            elif kind == "text":
                x, y, size, _, words, is_right = values
                x -= fonts[size].measureText(words) if is_right else 0
                canvas.drawString(words, x, y, fonts[size], paint)
            else:
                path = skia.Path().addPoly([skia.Point(*point) for point in values[0]], False)
                paint.setStyle(skia.Paint.kStroke_Style)
                paint.setStrokeWidth(2)
                canvas.drawPath(path, paint)
        surface.makeImageSnapshot().save(str(out / f"{name}.png"), skia.kPNG)


def typst_files(files, out):
    import typst
    compiler = typst.Compiler(str(next(iter(files.values()))))
    for name, path in files.items():
        compiler.compile(str(path), output=str(out / f"{name}.png"), format="png", ppi=72 * SCALE)


def cairosvg_files(files, out):
    import cairosvg
    for name, path in files.items():
        cairosvg.svg2png(url=str(path), write_to=str(out / f"{name}.png"))


def resvg_files(files, out):
    import resvg_py
    for name, path in files.items():
        (out / f"{name}.png").write_bytes(bytes(resvg_py.svg_to_bytes(svg_path=str(path))))


def processes(*command):
    def run(files, out):
        for name, path in files.items():
            line = [part.format(svg=path, png=out / f"{name}.png") for part in command]
            subprocess.run(line, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return run


class WarmBrowser:
    """One browser and one page for all pictures; its start is not timed."""

    def __init__(self, first):
        import browser
        self.browser = browser.Browser()
        self.page = self.browser.open(str(first), WIDTH * SCALE, HEIGHT * SCALE)

    def __call__(self, files, out):
        import base64
        for name, path in files.items():
            self.page.go(f"file://{path}")
            data = self.page.call("Page.captureScreenshot", format="png")["data"]
            (out / f"{name}.png").write_bytes(base64.b64decode(data))


def spent(session):
    """The seconds of a processor that this program, what it has waited for, and the programs of a session took."""
    total = sum(sum(resource.getrusage(who)[:2]) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    for path in pathlib.Path("/proc").glob("[0-9]*/stat") if session else ():
        try:
            fields = path.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[3]) == session:
            total += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return total


def measure(draw, count, out, session):
    """The median of some rounds, in pictures a second of a processor; each picture must be there at the end."""
    times = []
    for _ in range(ROUNDS):
        shutil.rmtree(out, ignore_errors=True)
        out.mkdir(parents=True)
        start = spent(session)
        draw()
        times.append(spent(session) - start)
    made = [path for path in out.iterdir() if path.stat().st_size > 1000]
    if len(made) != count:
        raise RuntimeError(f"{len(made)} pictures instead of {count}")
    return count / statistics.median(times)


def main():
    program, data = sys.argv[1], pathlib.Path(sys.argv[2]).resolve()
    out = data / "peers"
    texts = {path.stem: path.read_text() for path in sorted((data / "flat").glob("*.txt"))}
    screens = {name: list(commands(text)) for name, text in texts.items()}
    written = {}
    for kind, write in {"svg": svg, "typ": typst}.items():
        (out / kind).mkdir(parents=True, exist_ok=True)
        written[kind] = {}
        for name, screen in screens.items():
            path = out / kind / f"{name}.{kind}"
            path.write_text(write(screen))
            written[kind][name] = path
    font = subprocess.run(
        ["fc-match", "-f", "%{file}", "Inter:style=Regular"], capture_output=True, text=True, check=True).stdout
    some = lambda files, count: dict(list(files.items())[:count])
    warm = WarmBrowser(written["svg"]["000"]) if shutil.which("chromium") else None
    specs = [str(path) for path in sorted((data / "spec").glob("*.yaml"))]
    chromium = [
        "chromium", "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
        f"--window-size={WIDTH * SCALE},{HEIGHT * SCALE}", "--screenshot={png}", "file://{svg}"]
    own = lambda _, out: subprocess.run([program, "render", *specs, "-o", str(out), "--quiet"], check=True)
    tools = [
        ("tablemock", "one process", None, own, screens, None),
        ("Typst", "one compiler for all", "typst", typst_files, written["typ"], 60),
        ("Pillow", "drawing commands, one process", "PIL", lambda s, o: pillow(s, font, o), screens, 60),
        ("skia-python", "drawing commands, one process", "skia", lambda s, o: skia_drawing(s, font, o), screens, 60),
        ("CairoSVG", "SVG by hand, one process", "cairosvg", cairosvg_files, written["svg"], 60),
        ("resvg_py", "SVG by hand, one process", "resvg_py", resvg_files, written["svg"], 40),
        ("rsvg-convert", "SVG by hand, a process a picture", "rsvg-convert",
         processes("rsvg-convert", "{svg}", "-o", "{png}"), written["svg"], 40),
        ("Chromium", "one warm browser over its protocol", "chromium", warm, written["svg"], 40),
        ("Chromium", "a process a picture", "chromium", processes(*chromium), written["svg"], 5),
    ]
    own_rate, failed = None, False
    print("| tool | how | pictures a second of a processor | tablemock is faster by |\n|---|---|---:|---:|")
    for number, (name, how, needs, draw, files, most) in enumerate(tools):
        if needs and not shutil.which(needs) and importlib.util.find_spec(needs) is None:
            print(f"{name} is not installed", file=sys.stderr)
            continue
        files = some(files, most) if most else files
        folder = out / f"{number}"
        try:
            session = draw.browser.process.pid if draw is warm else None
            rate = measure(lambda: draw(files, folder), len(files), folder, session)
        except Exception as error:
            if draw is own:
                raise
            print(f"{name}: {error}", file=sys.stderr)
            failed = True
            continue
        if draw is own:
            own_rate = rate
        factor = own_rate / rate
        digits = 0 if factor >= 10 or math.isclose(factor, 1) else 1
        print(f"| {name} | {how} | {rate:.3g} | {'' if draw is own else f'{factor:.{digits}f}'} |", flush=True)
    return failed


sys.exit(main())
