"""How many jobs go out at once."""

from __future__ import annotations

# What handing a chunk out costs, up to ten milliseconds, is little beside this, and a lost chunk is soon drawn again.
_SECONDS = 0.5
# The first chunks, of which nobody knows yet how long they take.
_FIRST = 16
_MOST = 512
# Towards the end each thread gets several smaller chunks, so that all end at about the same time; but none that would
# take less than a tenth of the usual, which would cost more than it saves.
_PARTS, _SMALLEST = 2, 10


class Pace:
    """As many jobs as take half a second, or fewer where few are left; or a number that was asked for."""

    def __init__(self, count: int, size: int | None = None) -> None:
        self._left = count
        self._size = size
        self._jobs = 0
        self._seconds = 0.0

    def size(self, threads: int) -> int:
        """How many of the jobs that are left go to one of some threads."""
        usual = self._fitting()
        least = max(_FIRST, usual // _SMALLEST)
        size = self._size or min(usual, max(least, self._left // (_PARTS * max(1, threads))))
        self._left = max(0, self._left - size)
        return size

    def _fitting(self) -> int:
        if not self._jobs:
            return _FIRST
        return max(1, min(_MOST, int(_SECONDS * self._jobs / max(self._seconds, 1e-6))))

    def learn(self, jobs: int, seconds: float) -> None:
        """Takes in how long some jobs took a worker."""
        self._jobs += jobs
        self._seconds += seconds
