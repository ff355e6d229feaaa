#!/usr/bin/env python3
"""Measures how time and memory grow with what is drawn, and plots it.

usage: growth.py PROGRAM FOLDER

Draws tables of 100 to 10,000 rows, and batches of 25 to 1,600 screens, each in a process of its own, the best of three
runs. Prints a table, and writes growth.svg into FOLDER: processor time over size, both axes in powers of ten. What grows
as its size does is a straight line that rises by as much as it goes to the right.
"""

import math
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
RUNS = 3
ROW = "    - {style: value1, textLabel: Row %d, detailTextLabel: Detail, accessoryType: disclosureIndicator}\n"
COLORS = ["#0072b2", "#d55e00", "#009e73", "#cc79a7"]

SERIES = {
    "rows as SVG": ([100, 300, 1000, 3000, 10000], ["render", "rows-{}.yaml", "--height", "content", "-o", "rows.svg"]),
    "rows as PNG pages": ([100, 300, 1000, 3000, 10000], ["render", "rows-{}.yaml", "--page-height", "4000", "-o", "pages/"]),
    "screens as PNG": ([25, 100, 400, 1600], ["batch", "screens-{}", "--jobs", "1", "--quiet", "-o", "png-{}"]),
    "screens as SVG": ([25, 100, 400, 1600], ["batch", "screens-{}", "--jobs", "1", "--quiet", "--format", "svg", "-o", "svg-{}"]),
}
"""What is drawn, by the sizes that it is drawn in."""


def make_sources(folder):
    subprocess.run([sys.executable, HERE / "generate.py", folder, "--count", "200"], check=True)
    specs = sorted((folder / "spec").glob("*.yaml"))
    for count in SERIES["screens as PNG"][0]:
        target = folder / f"screens-{count}"
        target.mkdir()
        shutil.copytree(folder / "spec" / "icons", target / "icons")
        for number in range(count):
            # A comment makes each a file of its own.
            source = specs[number % len(specs)].read_text()
            (target / f"{number:04}.yaml").write_text(f"# {number}\n{source}")
    for count in SERIES["rows as SVG"][0]:
        rows = "".join(ROW % number for number in range(count))
        (folder / f"rows-{count}.yaml").write_text(f"theme: ios8\ntableView:\n  style: plain\n  rows:\n{rows}")


def measure(program, arguments, size, folder):
    """The processor time in seconds, and the memory in MB, of the best of several runs."""
    times, memory = [], 0
    for _ in range(RUNS):
        for name in (f"png-{size}", f"svg-{size}", "pages"):
            shutil.rmtree(folder / name, ignore_errors=True)
        words = [word.format(size) for word in arguments]
        process = subprocess.Popen(
            [program, *words], cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode != 0:
            sys.exit(f"{' '.join(words)} failed")
        times.append(usage.ru_utime + usage.ru_stime)
        memory = usage.ru_maxrss / 1024
    return min(times), memory


def plot(results):
    """The picture, with an axis of sizes and one of seconds."""
    width, height, left, top = 640, 360, 60, 20
    sizes = [size for points in results.values() for size, _, _ in points]
    times = [time for points in results.values() for _, time, _ in points]
    ranges = [(math.floor(math.log10(min(values))), math.ceil(math.log10(max(values)))) for values in (sizes, times)]
    (low, high), (early, late) = ranges

    def x(size):
        return left + (math.log10(size) - low) / (high - low) * (width - left - 170)

    def y(time):
        return height - 40 - (math.log10(time) - early) / (late - early) * (height - 40 - top)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" '
        'font-family="sans-serif" font-size="12">',
        f'<rect width="{width}" height="{height}" fill="#fff"/>',
    ]
    for power in range(low, high + 1):
        parts.append(f'<path d="M{x(10**power):.1f} {top}V{height - 40}" stroke="#ddd"/>')
        parts.append(f'<text x="{x(10**power):.1f}" y="{height - 22}" text-anchor="middle">{10**power:,}</text>')
    for power in range(early, late + 1):
        parts.append(f'<path d="M{left} {y(10**power):.1f}H{width - 170}" stroke="#ddd"/>')
        parts.append(f'<text x="{left - 6}" y="{y(10**power) + 4:.1f}" text-anchor="end">{10**power:g} s</text>')
    low_label = height
    drawn = sorted(zip(results.items(), COLORS), key=lambda item: item[0][1][-1][1])
    for (name, points), color in drawn:
        line = " ".join(f"{x(size):.1f},{y(time):.1f}" for size, time, _ in points)
        parts.append(f'<polyline points="{line}" fill="none" stroke="{color}" stroke-width="2"/>')
        size, time, _ = points[-1]
        # Names stand above each other where lines end in one place.
        low_label = min(y(time) + 4, low_label - 14)
        parts.append(f'<text x="{x(size) + 6:.1f}" y="{low_label:.1f}" fill="{color}">{name}</text>')
    parts.append(f'<text x="{(left + width - 170) / 2}" y="{height - 4}" text-anchor="middle">rows or screens</text>')
    return "\n".join([*parts, "</svg>", ""])


def main(program, target):
    target = pathlib.Path(target)
    target.mkdir(parents=True, exist_ok=True)
    results = {}
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        make_sources(folder)
        print("| what | size | seconds of a processor | ms for each | MB |\n|---|---:|---:|---:|---:|")
        for title, (sizes, arguments) in SERIES.items():
            results[title] = []
            for size in sizes:
                time, memory = measure(os.path.abspath(program), arguments, size, folder)
                results[title].append((size, time, memory))
                print(f"| {title} | {size:,} | {time:.2f} | {1000 * time / size:.3f} | {memory:.0f} |", flush=True)
    (target / "growth.svg").write_text(plot(results))


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(*sys.argv[1:])
