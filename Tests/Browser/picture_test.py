#!/usr/bin/env python3
"""Tests of pictures that browsers show by themselves: HTML pages, and files that move.

    picture_test.py PROGRAM [PART...]

PROGRAM is tablemock; parts are the names of the tests without their beginning; without one, all run.
"""

import sys

sys.dont_write_bytecode = True

import picture_tests
import runner
from browser import Browser


def run(test, program, folder):
    with Browser() as browser:
        test(browser, picture_tests.Pictures(program, folder))


if __name__ == "__main__":
    runner.main((picture_tests,), run)
