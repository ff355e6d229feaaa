#!/usr/bin/env python3
"""Tests of what tablemock-preview serves, in Chromium and over sockets.

    preview_test.py PROGRAM [PART...]

PROGRAM is tablemock-preview; parts are the names of the tests without their beginning; without one, all run.
"""

import os
import signal
import sys
import tempfile
import traceback

sys.dont_write_bytecode = True

import preview_page_tests
import preview_server_tests
from preview import Preview

TESTS = {name.removeprefix("test_"): test for module in (preview_page_tests, preview_server_tests)
         for name, test in vars(module).items() if name.startswith("test_")}


def main():
    # Who starts this may have blocked signals, and then it could not be ended.
    signal.pthread_sigmask(signal.SIG_SETMASK, [])
    program, *parts = sys.argv[1:]
    failures = 0
    for part in parts or TESTS:
        with tempfile.TemporaryDirectory(prefix="tablemock-preview-") as path:
            try:
                with Preview(os.path.abspath(program), path) as preview:
                    TESTS[part](preview)
            except Exception:
                traceback.print_exc()
                print(f"{part} failed")
                failures += 1
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
