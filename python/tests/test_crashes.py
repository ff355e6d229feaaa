"""Workers that crash or hang, and what becomes of their jobs."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest

from tablemock import Program, Renderer, WorkerCrashed, WorkerHung
from tablemock.errors import TablemockError
from tablemock.worker import Worker
from tests.test_renderer import SPEC, TEXT


def test_a_crash_over_a_job_is_tried_again(faulty: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with Renderer(faulty) as renderer:
        assert renderer.render({**SPEC, "name": "a"}, format="png").width == 200
        (tmp_path / "once.yaml").write_text(TEXT)
        assert renderer.render(tmp_path / "once.yaml").width == 200
        assert renderer.restarts == 1


def test_a_job_that_always_crashes_is_told_and_the_next_is_drawn(faulty: str, tmp_path: Path) -> None:
    with Renderer(faulty) as renderer:
        with pytest.raises(WorkerCrashed, match="signal 9"):
            renderer.render(tmp_path / "crash.yaml")
        assert renderer.render(SPEC).width == 200
        assert renderer.restarts == 2


def test_a_job_that_never_ends_is_given_up(faulty: str, tmp_path: Path) -> None:
    with Renderer(faulty, seconds=0.5, retries=0) as renderer:
        with pytest.raises(WorkerHung, match="seconds"):
            renderer.render(tmp_path / "hang.yaml")
        assert renderer.restarts == 1


@pytest.mark.parametrize("retries", [0, 1])
def test_answers_keep_their_order_around_a_crash(faulty: str, tmp_path: Path, retries: int) -> None:
    (tmp_path / "a.yaml").write_text(TEXT)
    names = ["a", "a", "crash", "a", "crash", "a"]
    lines = [f'{{"id": {n}, "input": "{name}.yaml", "output": "{n}.png"}}'.encode() for n, name in enumerate(names)]
    worker = Worker(Program(faulty), cwd=tmp_path, seconds=20, retries=retries)
    answers = list(worker.answers(lines))
    worker.close()
    crashes = [isinstance(answer, TablemockError) for answer in answers]
    assert crashes == [name == "crash" for name in names]
    told = [answer.split(b",")[0] for answer in answers if isinstance(answer, bytes)]
    assert told == [b'{"id": %d' % n for n in (0, 1, 3, 5)]


@pytest.mark.parametrize("retries", [0, 1])
def test_a_crash_among_many_jobs_is_that_jobs_alone(faulty: str, tmp_path: Path, retries: int) -> None:
    (tmp_path / "a.yaml").write_text(TEXT)
    names = ["crash" if number in (20, 70) else "a" for number in range(100)]
    lines = [f'{{"id": {n}, "input": "{name}.yaml", "output": "{n}.png"}}'.encode() for n, name in enumerate(names)]
    worker = Worker(Program(faulty), cwd=tmp_path, seconds=20, retries=retries)
    answers = list(worker.answers(lines))
    worker.close()
    assert [n for n, answer in enumerate(answers) if not isinstance(answer, bytes)] == [20, 70]


def test_what_hangs_is_ended_by_another_thread(faulty: str, tmp_path: Path) -> None:
    (tmp_path / "hang.yaml").write_text(TEXT)
    with Renderer(faulty, seconds=300, retries=5) as renderer:
        renderer.render(SPEC)
        watch = threading.Timer(0.5, renderer.interrupt)
        watch.start()
        with pytest.raises(WorkerCrashed, match="signal 9"):
            renderer.render(tmp_path / "hang.yaml")
        watch.join()
        assert renderer.restarts == 1
        assert renderer.render(SPEC).width == 200
