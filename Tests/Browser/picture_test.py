#!/usr/bin/env python3
"""Tests of pictures that browsers show by themselves: HTML pages, and files that move.

    picture_test.py [--firefox] PROGRAM [PART...]

They run in Chromium, or else in Firefox. PROGRAM is tablemock; parts are the names of the tests without their beginning; without one, all run.
"""

import sys

sys.dont_write_bytecode = True

import picture_tests
import runner
from browser import Browser
from marionette import Firefox


def run(test, program, folder):
    with browser_class() as browser:
        test(browser, picture_tests.Pictures(program, folder))


if __name__ == "__main__":
    browser_class = Browser
    if sys.argv[1:2] == ["--firefox"]:
        browser_class = Firefox
        del sys.argv[1]
    runner.main((picture_tests,), run)
