"""How far a run has come, in a line of a terminal."""

from __future__ import annotations

import os
import time
from typing import TextIO

from tablemock.records import Summary

_SECONDS_BETWEEN = 0.1


class ProgressLine:
    """A line that is written over by the next; nothing where no terminal shows it."""

    def __init__(self, file: TextIO) -> None:
        self._file = file
        self._is_shown = file.isatty() and os.environ.get("TERM", "dumb") != "dumb"
        self._is_there = False
        self._last = 0.0
        self._start = time.monotonic()

    def show(self, summary: Summary) -> None:
        """Shows a run, if the last time is long enough ago."""
        now = time.monotonic()
        if not self._is_shown or now - self._last < _SECONDS_BETWEEN:
            return
        self._last = now
        done = summary.written + summary.unchanged + summary.failed
        rate = done / max(now - self._start, 1e-9)
        failed = f", {summary.failed} failed" if summary.failed else ""
        left = (summary.planned - done) / max(rate, 1e-9)
        self._file.write(
            f"{done} of {summary.planned} pictures{failed}, {rate:.0f} pictures/s, {left:.0f} s left\x1b[K\r"
        )
        self._file.flush()
        self._is_there = True

    def clear(self) -> None:
        """Takes the line away."""
        if self._is_there:
            self._file.write("\x1b[K")
            self._file.flush()
            self._is_there = False
