"""Runs the tests of a program in Chromium."""

import faulthandler
import os
import signal
import sys
import tempfile
import traceback


PATIENCE = 240
"""Seconds after which a test that has not ended is a failure, whatever it waits for."""


def give_up(*_):
    raise TimeoutError(f"the test has not ended after {PATIENCE} seconds")


def main(modules, run):
    """Runs the tests of the modules that the command line names, or all: PROGRAM [PART...].

    `run` is called with a test, the program's path and the path of an empty folder.
    """
    # Who starts this may have blocked signals, and then it could not be ended.
    signal.pthread_sigmask(signal.SIG_SETMASK, [])
    tests = {name.removeprefix("test_"): test for module in modules
             for name, test in vars(module).items() if name.startswith("test_")}
    signal.signal(signal.SIGALRM, give_up)
    program, *parts = sys.argv[1:]
    failures = 0
    for part in parts or tests:
        with tempfile.TemporaryDirectory(prefix="tablemock-") as folder:
            signal.alarm(PATIENCE)
            # What does not even clean up after itself is ended where it stands.
            faulthandler.dump_traceback_later(PATIENCE + 60, exit=True)
            try:
                run(tests[part], os.path.abspath(program), folder)
            except Exception:
                traceback.print_exc()
                print(f"{part} failed")
                failures += 1
            signal.alarm(0)
            faulthandler.cancel_dump_traceback_later()
    sys.exit(1 if failures else 0)
