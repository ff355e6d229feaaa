#!/usr/bin/env python3
"""Tests of what tablemock review serves, in Chromium and over sockets.

    served_review_test.py PROGRAM [PART...]

PROGRAM is tablemock; parts are the names of the tests without their beginning; without one, all run.
"""

import sys

sys.dont_write_bytecode = True

import runner
import served_review_tests
from served_review import ServedReview


def run(test, program, folder):
    with ServedReview(program, folder) as review:
        test(review)


if __name__ == "__main__":
    runner.main((served_review_tests,), run)
