#!/usr/bin/env python3
"""Counts the instructions of usual jobs with valgrind, and compares them with those of another build.

    instructions.py PROGRAM (--save FILE | --against FILE)

Instructions are nearly the same in each run, whatever else the machine does. --save writes them to FILE. --against ends
with status 1 where a job needs over 2 % more than FILE says; save and compare on the same kind of machine.
"""

import argparse
import json
import os
import pathlib
import platform
import re
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
COUNT = 40
"""Screens in a job of many."""
MOST = 1.02
"""How many times the instructions of before are no regression."""

JOBS = {
    "one picture": ["render", "spec/000.yaml", "-o", "one.png"],
    "40 PNG": ["render", "spec", "-o", "png/"],
    "40 PNG by batch": ["batch", "spec", "--jobs", "1", "--quiet", "-o", "batch/"],
    "40 SVG": ["render", "spec", "--format", "svg", "-o", "svg/"],
    "40 SVG, live text": ["render", "spec", "--format", "svg", "--svg-text", "live", "-o", "live/"],
    "40 PDF": ["render", "spec", "--format", "pdf", "-o", "pdf/"],
    "lint 40": ["lint", "spec"],
    "inspect 1,000 rows": ["inspect", "rows.yaml", "--format", "json"],
    "1,000 rows as SVG": ["render", "rows.yaml", "--height", "content", "-o", "rows.svg"],
    "animated PNG": ["filmstrip", "spec/000.yaml", "--to", "editing", "--animate", "-o", "move.png"],
}
"""What is counted, in a folder of made-up screens, which grows by what is drawn."""

ROW = "    - {style: value1, textLabel: Row %d, detailTextLabel: Detail, accessoryType: disclosureIndicator}\n"


def instructions(program, arguments, folder):
    run = subprocess.run(
        ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null", program, *arguments],
        cwd=folder, timeout=600, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
        env={**os.environ, "SWIFT_DETERMINISTIC_HASHING": "1"},
    )
    count = re.search(r"I\s+refs:\s+([\d,]+)", run.stderr)
    # What the linter finds is no failure.
    if count is None or run.returncode > 1:
        sys.exit(f"{' '.join(arguments)} failed:\n{run.stderr[-2000:]}")
    return int(count[1].replace(",", ""))


def counted(program):
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([sys.executable, HERE / "generate.py", folder, "--count", str(COUNT)], check=True)
        rows = "".join(ROW % number for number in range(1000))
        pathlib.Path(folder, "rows.yaml").write_text(f"theme: ios8\ntableView:\n  style: plain\n  rows:\n{rows}")
        counts = {}
        for name, arguments in JOBS.items():
            counts[name] = instructions(program, arguments, folder)
            print(f"{name:20} {counts[name] / 1e6:10.1f} million", file=sys.stderr, flush=True)
        return counts


def compare(counts, saved):
    """Prints a table, and gives the jobs that need too much."""
    print("| job | million instructions | before | ratio |\n|---|---:|---:|---:|")
    worse = []
    for name, count in counts.items():
        before = saved.get(name)
        if before is None:
            print(f"| {name} | {count / 1e6:.1f} | - | - |")
            continue
        print(f"| {name} | {count / 1e6:.1f} | {before / 1e6:.1f} | {count / before:.3f} |")
        if count > MOST * before:
            worse.append(f"{name} ({count / before:.3f})")
    return worse


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    choice = parser.add_mutually_exclusive_group(required=True)
    choice.add_argument("--save")
    choice.add_argument("--against")
    options = parser.parse_args()
    if not shutil.which("valgrind"):
        sys.exit("valgrind is not here; “make bench” installs it")
    saved = json.loads(pathlib.Path(options.against).read_text())["instructions"] if options.against else {}
    counts = counted(os.path.abspath(options.program))
    if options.save:
        facts = {"machine": platform.platform(), "instructions": counts}
        pathlib.Path(options.save).write_text(json.dumps(facts, indent=2) + "\n")
        return
    if worse := compare(counts, saved):
        sys.exit(f"more than {MOST} times the instructions: " + ", ".join(worse))


if __name__ == "__main__":
    main()
