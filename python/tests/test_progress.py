"""The line that tells how far a run has come."""

from __future__ import annotations

import io

import pytest

from tablemock.progress import ProgressLine
from tablemock.records import Summary


class Terminal(io.StringIO):
    """A file that says that it is a terminal."""

    def isatty(self) -> bool:
        return True


def test_a_terminal_shows_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    terminal = Terminal()
    line = ProgressLine(terminal)
    line.show(Summary(planned=40, written=8, unchanged=1, failed=1))
    assert terminal.getvalue().startswith("10 of 40 pictures, 1 failed, ")
    assert terminal.getvalue().endswith(" s left\x1b[K\r")
    shown = terminal.getvalue()
    # Ten times a second are enough.
    line.show(Summary(planned=40, written=11))
    assert terminal.getvalue() == shown
    line.clear()
    line.clear()
    assert terminal.getvalue() == shown + "\x1b[K"


@pytest.mark.parametrize("file", [Terminal(), io.StringIO()])
def test_nothing_else_does(file: io.StringIO, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "dumb" if file.isatty() else "xterm")
    line = ProgressLine(file)
    line.show(Summary(planned=2, written=1))
    line.clear()
    assert file.getvalue() == ""
