#!/usr/bin/env python3
"""Tests of what tablemock preview serves, in Chromium and over sockets.

    preview_test.py PROGRAM [PART...]

PROGRAM is tablemock; parts are the names of the tests without their beginning; without one, all run.
"""

import sys

sys.dont_write_bytecode = True

import preview_page_tests
import preview_server_tests
import runner
from preview import Preview


def run(test, program, folder):
    with Preview(program, folder) as preview:
        test(preview)


if __name__ == "__main__":
    runner.main((preview_page_tests, preview_server_tests), run)
