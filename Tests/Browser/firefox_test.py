#!/usr/bin/env python3
"""Tests of the page of a review, in Firefox.

    firefox_test.py PROGRAM [PART...]

PROGRAM is tablemock, beside which PageMaker lies; parts are the names of the tests without their beginning; without one,
all run.
"""

import os
import sys

sys.dont_write_bytecode = True

import firefox_tests
import runner


def run(test, program, folder):
    test(os.path.join(os.path.dirname(program), "PageMaker"), program, folder)


if __name__ == "__main__":
    runner.main((firefox_tests,), run)
