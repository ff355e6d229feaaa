"""What the journal of a folder says of its pictures, on the disk however many they are."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from tablemock.target import Known

# Longer lines are none of ours.
_LONGEST = 1 << 20


class JournalIndex:
    """The last line that a journal has of each picture."""

    def __init__(self, journal: Path) -> None:
        # A database without a name lies in a file of its own, which goes with it.
        self._database = sqlite3.connect("")
        self._database.execute("CREATE TABLE pictures (name TEXT PRIMARY KEY, sha256 TEXT, bytes INTEGER)")
        if journal.exists():
            self._database.executemany("INSERT OR REPLACE INTO pictures VALUES (?, ?, ?)", _lines(journal))

    def known(self, name: str) -> Known | None:
        """What is known of a picture; None of one that the journal does not have."""
        found = self._database.execute("SELECT sha256, bytes FROM pictures WHERE name = ?", (name,)).fetchone()
        return Known(*found) if found else None

    def close(self) -> None:
        """Lets go of the database."""
        self._database.close()


def _lines(journal: Path) -> Iterator[tuple[str, str, int]]:
    with journal.open("rb") as file:
        while line := file.readline(_LONGEST):
            try:
                members = json.loads(line)
                name, sha256, size = members["output"], members["sha256"], members["bytes"]
                for text in (name, sha256):
                    text.encode()
            except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
                continue  # A line that was cut off says nothing of a picture, and neither does a stranger's.
            if isinstance(size, int) and 0 <= size < 1 << 63:
                yield name, sha256, size
