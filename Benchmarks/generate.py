#!/usr/bin/env python3
"""Makes the benchmark's screens from a seed, for tablemock and for the floor.

    generate.py FOLDER [--count 200] [--seed 7]

writes FOLDER/spec/NNN.yaml with the pictures it names in FOLDER/spec/icons/, and the same screens as
FOLDER/flat/NNN.txt. A screen is a grouped table of 320x480 points at scale 2: three sections with header and
footer, nine to eleven rows with a detail and a chevron, one of them with a checkmark, two with an icon. Rows are
30 points high, so that all of them are seen and nothing is saved by clipping. Same seed, same bytes.
"""
import argparse
import json
import random
import struct
import zlib
from pathlib import Path

WIDTH, HEIGHT, SCALE, ROW_HEIGHT = 320, 480, 2, 30
ICON_SIDE, ICON_RADIUS, DOT_RADIUS = 29, 6.5, 7
ICONS = ["#FF9500", "#34C759", "#5856D6", "#FF2D55", "#5AC8FA", "#AF52DE"]

ADJECTIVES = "Home Work Café Quick Night Travel Shared Local Main Spare Größe Auto Silent Guest Daily Remote".split()
NOUNS = "Wi-Fi Sounds Photos Alarm Keys Notes Music Storage Battery Privacy Display Updates Cloud Maps".split()
DETAILS = "On Off Never Always Weekly Ask Dark Light Manual Low High".split()
HEADERS = "NETWORK GENERAL ACCOUNT DEVICE STORAGE SECURITY DISPLAY MESSAGES".split()
FOOTERS = ["Changes apply after a restart", "Items are kept for a while", "Used by apps on this device",
           "Only you can see this list", "Turn off to save battery"]


def make_screen(rng):
    """The sections of a screen, the same for whoever draws it."""
    total = rng.choice((9, 10, 11))
    cuts = sorted(rng.sample(range(1, total), 2))
    counts = [cuts[0], cuts[1] - cuts[0], total - cuts[1]]
    checkmark, *with_icon = rng.sample(range(total), 3)
    sections, number = [], 0
    for count in counts:
        rows = []
        for _ in range(count):
            row = {"detail": make_detail(rng), "title": f"{rng.choice(ADJECTIVES)} {rng.choice(NOUNS)}",
                   "accessory": "checkmark" if number == checkmark else "chevron", "icon": ""}
            if number in with_icon:
                row["icon"] = rng.choice(ICONS)
            rows.append(row)
            number += 1
        sections.append({"header": f"{rng.choice(HEADERS)} {rng.choice(HEADERS)} {rng.randint(1, 99)}",
                         "footer": f"{rng.choice(FOOTERS)} ({rng.randint(1, 500)})", "rows": rows})
    return sections


def make_detail(rng):
    return rng.choice((lambda: rng.choice(DETAILS),
                       lambda: str(rng.randint(2, 9999)),
                       lambda: f"{rng.randint(1, 64)}.{rng.randint(0, 9)} GB",
                       lambda: f"{rng.randint(0, 23):02}:{rng.randint(0, 59):02}"))()


def flat(sections):
    """The floor's input: a line a thing, fields apart by tabs."""
    lines = [f"T\t{WIDTH}\t{HEIGHT}\t{SCALE}"]
    for section in sections:
        lines.append(f"S\t{section['header']}\t{section['footer']}")
        lines += [f"R\t{row['title']}\t{row['detail']}\t{row['accessory']}\t{row['icon']}" for row in section["rows"]]
    return "\n".join(lines) + "\n"


def spec(sections):
    """tablemock's input."""
    def quoted(text):
        return json.dumps(text, ensure_ascii=False)

    lines = ["theme: ios8", f"size: {{width: {WIDTH}, height: {HEIGHT}}}", f"scale: {SCALE}",
             "tableView:", "  style: grouped", f"  rowHeight: {ROW_HEIGHT}", "  sections:"]
    for section in sections:
        lines += [f"    - header: {quoted(section['header'])}", f"      footer: {quoted(section['footer'])}",
                  "      rows:"]
        for row in section["rows"]:
            lines += ["        - style: value1", f"          textLabel: {quoted(row['title'])}",
                      f"          detailTextLabel: {quoted(row['detail'])}",
                      "          accessoryType: " +
                      ("checkmark" if row["accessory"] == "checkmark" else "disclosureIndicator")]
            if row["icon"]:
                lines.append(f"          imageView: icons/{icon_name(row['icon'])}")
    return "\n".join(lines) + "\n"


def icon_name(color):
    return f"{color[1:].lower()}@{SCALE}x.png"


def icon(color):
    """A rounded square with a white disc, as a PNG with smooth edges."""
    side, steps = ICON_SIDE * SCALE, 4
    rgb = bytes.fromhex(color[1:])
    rows = bytearray()
    for y in range(side):
        rows.append(0)
        for x in range(side):
            points = [((x + (i + .5) / steps) / SCALE, (y + (j + .5) / steps) / SCALE)
                      for i in range(steps) for j in range(steps)]
            disc = sum(in_disc(*point) for point in points) / len(points)
            square = sum(in_square(*point) for point in points) / len(points)
            rows += bytes(round(c + (255 - c) * disc) for c in rgb) + bytes([round(255 * square)])
    return png(side, side, bytes(rows))


def in_disc(x, y):
    return (x - ICON_SIDE / 2) ** 2 + (y - ICON_SIDE / 2) ** 2 <= DOT_RADIUS ** 2


def in_square(x, y):
    dx, dy = (max(ICON_RADIUS - v, v - (ICON_SIDE - ICON_RADIUS), 0) for v in (x, y))
    return dx * dx + dy * dy <= ICON_RADIUS ** 2


def png(width, height, rows):
    def chunk(tag, data):
        return struct.pack(">I", len(data)) + tag + data + struct.pack(">I", zlib.crc32(tag + data))

    header = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows, 9)) + chunk(b"IEND", b"")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=7)
    arguments = parser.parse_args()

    icons = arguments.folder / "spec" / "icons"
    icons.mkdir(parents=True, exist_ok=True)
    (arguments.folder / "flat").mkdir(exist_ok=True)
    for color in ICONS:
        (icons / icon_name(color)).write_bytes(icon(color))
    rng = random.Random(arguments.seed)
    for number in range(arguments.count):
        sections = make_screen(rng)
        (arguments.folder / "flat" / f"{number:03}.txt").write_text(flat(sections), encoding="utf-8")
        (arguments.folder / "spec" / f"{number:03}.yaml").write_text(spec(sections), encoding="utf-8")


if __name__ == "__main__":
    main()
