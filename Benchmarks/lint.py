#!/usr/bin/env python3
"""Compares the time of linting many screens with that of laying them out.

    Benchmarks/lint.py TABLEMOCK [SCREENS]

Both go over the same screens, which `tablemock generate` makes up, on one thread, in turn. What is laid out is printed as
`inspect` does, findings as `lint` does; both go nowhere. The least processor time of some runs counts.
"""

import os
import resource
import subprocess
import sys
import tempfile

REPETITIONS = 5


def seconds(command, folder):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main():
    program = os.path.abspath(sys.argv[1])
    count = sys.argv[2] if len(sys.argv) > 2 else "1000"
    with tempfile.TemporaryDirectory() as folder:
        generate = [program, "generate", "--seed", "1", "--count", count, "-o", "screens", "--quiet"]
        subprocess.run(generate, cwd=folder, check=True)
        lint, inspect = [program, "lint", "screens", "--jobs", "1"], [program, "inspect", "screens"]
        pairs = [(seconds(lint, folder), seconds(inspect, folder)) for _ in range(REPETITIONS)]
    linting, laying = (min(times) for times in zip(*pairs))
    print(f"{count} screens: {linting:.2f} s linted, {laying:.2f} s laid out, {linting / laying:.2f} to 1")


if __name__ == "__main__":
    main()
