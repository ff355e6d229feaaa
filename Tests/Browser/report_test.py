#!/usr/bin/env python3
"""Tests of the page that tablemock-report makes, in Chromium.

    report_test.py PROGRAM [PART...]

PROGRAM is tablemock-report; parts are the names of the tests without their beginning; without one, all run.
"""

import os
import signal
import sys
import tempfile
import traceback

sys.dont_write_bytecode = True

import hostile_tests
import page_tests
import tick_tests
from browser import Browser

TESTS = {name.removeprefix("test_"): test for module in (page_tests, tick_tests, hostile_tests)
         for name, test in vars(module).items() if name.startswith("test_")}


def main():
    # Who starts this may have blocked signals, and then it could not be ended.
    signal.pthread_sigmask(signal.SIG_SETMASK, [])
    program, *parts = sys.argv[1:]
    failures = 0
    for part in parts or TESTS:
        with tempfile.TemporaryDirectory(prefix="tablemock-report-") as path:
            try:
                with Browser() as browser:
                    TESTS[part](browser, os.path.abspath(program), os.path.join(path, "out", "review"))
            except Exception:
                traceback.print_exc()
                print(f"{part} failed")
                failures += 1
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
