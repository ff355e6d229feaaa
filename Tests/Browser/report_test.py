#!/usr/bin/env python3
"""Tests of the page of a review, in Chromium.

    report_test.py PROGRAM [PART...]

PROGRAM is PageMaker, which makes pages of reviews that tests have made up; parts are the names of the tests without their beginning; without one, all run.
"""

import os
import sys

sys.dont_write_bytecode = True

import hostile_tests
import page_tests
import runner
import tick_tests
from browser import Browser


def run(test, program, folder):
    with Browser() as browser:
        test(browser, program, os.path.join(folder, "out", "review"))


if __name__ == "__main__":
    runner.main((page_tests, tick_tests, hostile_tests), run)
