"""Tables of a page of documentation that are measured: they stand between marks of their names."""

import argparse
import pathlib


def options(usage, names):
    """What a call says: PROGRAM FOLDER [--page PAGE] [NAME...]."""
    parser = argparse.ArgumentParser(usage=usage)
    parser.add_argument("program")
    parser.add_argument("folder")
    parser.add_argument("--page")
    parser.add_argument(names, nargs="*")
    return parser.parse_args()


def write_table(page, name, lines):
    """Puts the lines of a table in the place of those between its marks."""
    path = pathlib.Path(page)
    begin, end = f"<!-- {name} -->\n", f"<!-- end of {name} -->\n"
    before, rest = path.read_text(encoding="utf-8").split(begin)
    after = rest.split(end)[1]
    path.write_text(before + begin + "\n" + "\n".join(lines) + "\n\n" + end + after, encoding="utf-8")
