"""How many jobs go out at once."""

from __future__ import annotations

import pytest

from tablemock.pace import Pace


@pytest.mark.parametrize(
    ("seconds_a_job", "size"),
    [(0.0001, 512), (0.005, 100), (0.02, 25), (0.4, 1), (60, 1)],
)
def test_a_chunk_takes_half_a_second(seconds_a_job: float, size: int) -> None:
    pace = Pace(1_000_000)
    assert pace.size(2) == 16
    pace.learn(16, 16 * seconds_a_job)
    assert pace.size(2) == size


def test_the_last_chunks_are_smaller() -> None:
    pace = Pace(4016)
    left = 4016 - pace.size(2)
    pace.learn(16, 0.016)
    sizes = []
    while left > 0:
        sizes.append(pace.size(2))
        left -= sizes[-1]
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[0] == 500
    assert sizes[-1] == 50


def test_a_size_that_was_asked_for_stays() -> None:
    pace = Pace(40, 7)
    pace.learn(7, 0.001)
    assert [pace.size(64) for _ in range(6)] == [7] * 6
