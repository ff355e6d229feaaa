"""What a run leaves besides its pictures, without a cluster."""

from __future__ import annotations

import fcntl
import json
import os
from pathlib import Path

import pytest

from tablemock.errors import ProgramError, TablemockError, TargetError
from tablemock.plan import Boxes, failure, plan
from tablemock.records import JOURNAL, RESULTS, Answer, Records
from tests.conftest import write_specs

STACK = {"libraries": ["cairo 1.16.0"], "fonts": ["fonts-inter Inter"]}
LINE = (
    b'{"id": 3, "status": "written", "input": "a.yaml", "table": null, "output": "out/\xc3\xa4 \\"b.png", '
    b'"format": "png", "variant": {}, "width": 120, "height": 60.5, "bytes": 9, "sha256": "ab", '
    b'"milliseconds": 1.5, "diagnostics": [], "key": "00ff"}'
)


def test_an_answer_loses_what_results_do_not_have() -> None:
    answer = Answer.read(LINE)
    assert answer.result == LINE.replace(b'"id": 3, ', b"").replace(b', "key": "00ff"', b"")
    assert (answer.status, answer.key) == ("written", "00ff")


def test_a_journal_line_is_the_programs() -> None:
    line = Answer.read(LINE).journal_line("out").decode()
    assert line == (
        '{"output": "ä \\"b.png", "key": "00ff", "sha256": "ab", "bytes": 9, "width": 120, "height": 60.5}\n'
    )


def test_results_stand_in_the_order_of_the_plan(tmp_path: Path) -> None:
    job = b'{"id": 1, "input": "%s", "output": "o.png", "format": "png", "theme": "ios6"}'
    with Records(tmp_path, ".", "1.0", STACK) as records:
        for number in (2, 0, 1):
            records.add(number, [failure(job % str(number).encode(), "it failed")])
        records.summary.planned = 3
        records.finish()
    results = json.loads((tmp_path / RESULTS).read_bytes())
    assert [result["input"] for result in results["results"]] == ["0", "1", "2"]
    assert results["results"][0]["variant"] == {"theme": "ios6"}
    assert results["drawnWith"] == STACK
    assert (results["summary"]["failed"], results["summary"]["planned"]) == (3, 3)
    assert sorted(path.name for path in tmp_path.iterdir()) == [JOURNAL, RESULTS]


@pytest.mark.parametrize("boxes", [None, Boxes("lines", [], ())])
def test_a_link_that_comes_in_place_of_the_folder_is_not_followed(tmp_path: Path, boxes: Boxes | None) -> None:
    folder, elsewhere = tmp_path / "out", tmp_path / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / RESULTS).write_text("mine")
    with Records(folder, "out", "1.0", STACK, boxes) as records:
        folder.rename(tmp_path / "moved")
        folder.symlink_to(elsewhere)
        records.add(0, [LINE])
        records.finish()
    assert {path.name: path.read_text() for path in elsewhere.iterdir()} == {RESULTS: "mine"}
    assert json.loads((tmp_path / "moved" / RESULTS).read_bytes())["summary"]["written"] == 1
    assert (tmp_path / "moved" / "boxes.jsonl").exists() == (boxes is not None)


def test_a_cut_off_line_is_ended(tmp_path: Path) -> None:
    with Records(tmp_path, ".", "1.0", STACK):
        pass
    with (tmp_path / JOURNAL).open("ab") as journal:
        journal.write(b'{"output": "cut')
    with Records(tmp_path, ".", "1.0", STACK) as records:
        records.add(0, [LINE])
    assert (tmp_path / JOURNAL).read_bytes().splitlines()[1] == b'{"output": "cut'


@pytest.mark.parametrize("first", [b"", b'{"journal": "1 2"}\n'])
def test_a_journal_from_elsewhere_is_emptied(tmp_path: Path, first: bytes) -> None:
    (tmp_path / JOURNAL).write_bytes(first + b'{"output": "a.png", "sha256": "00", "bytes": 1}\n')
    with Records(tmp_path, ".", "1.0", STACK):
        pass
    lines = (tmp_path / JOURNAL).read_bytes().splitlines()
    assert len(lines) == 1 and lines[0].startswith(b'{"journal": ') and lines[0] != first.strip()


def test_a_journal_that_another_batch_writes_is_left_alone(tmp_path: Path) -> None:
    with (tmp_path / JOURNAL).open("ab") as other:
        fcntl.flock(other, fcntl.LOCK_EX)
        with pytest.raises(TargetError, match="another batch"):
            Records(tmp_path, ".", "1.0", STACK)


def descriptors() -> int:
    return len(list(Path("/proc/self/fd").iterdir()))


@pytest.mark.parametrize("is_taken", [False, True])
def test_records_that_cannot_be_opened_hold_nothing(tmp_path: Path, is_taken: bool) -> None:
    journal = tmp_path / JOURNAL
    before = descriptors()
    if is_taken:
        other = os.open(journal, os.O_WRONLY | os.O_CREAT)
        fcntl.flock(other, fcntl.LOCK_EX)
    else:
        journal.symlink_to(tmp_path / "elsewhere")
    for _ in range(5):
        with pytest.raises(TargetError):
            Records(tmp_path, ".", "1.0", STACK, Boxes("coco", [], ()))
    if is_taken:
        os.close(other)
    assert descriptors() == before


def test_a_target_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(TargetError, match="nothing can be recorded"):
        Records(tmp_path / "file" / "out", ".", "1.0", STACK)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device")
def test_a_full_target_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Records(tmp_path, ".", "1.0", STACK) as records:
        full = os.open("/dev/full", os.O_WRONLY)
        monkeypatch.setattr(records, "_journal", full)
        with pytest.raises(TargetError, match="No space"):
            records.add(0, [LINE])


def test_a_plan_has_a_job_for_each_picture(program: str, tmp_path: Path) -> None:
    write_specs(tmp_path / "s", 5)
    with plan(None, "s", "--scale", "1,2", "-o", "out", root=tmp_path, program=program) as jobs:
        lines = list(jobs.jobs())
        assert (jobs.count, jobs.folder) == (10, "out")
        assert [json.loads(line)["id"] for line in lines] == list(range(1, 11))
        assert jobs.stack[0].startswith(f"tablemock {jobs.version} ")


def test_a_program_of_another_version_is_told(tmp_path: Path) -> None:
    old = tmp_path / "old"
    old.write_text("""#!/bin/sh\necho '{"stack": ["tablemock 0.0.1"], "folder": "."}'\n""")
    old.chmod(0o755)
    with pytest.raises(ProgramError, match="another version than this package"):
        plan(None, "s", root=tmp_path, program=old)


@pytest.mark.parametrize("arguments", [("empty",), ("s", "--pattern", "{nothing}.png")])
def test_a_plan_of_nothing_is_told(program: str, tmp_path: Path, arguments: tuple[str, ...]) -> None:
    (tmp_path / "empty").mkdir()
    write_specs(tmp_path / "s", 1)
    with pytest.raises(TablemockError, match=r"nothing|no pictures"):
        plan(None, *arguments, root=tmp_path, program=program)
