"""Tables of pandas."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("pandas")

from tablemock import Program
from tablemock.frames import boxes, results
from tests.conftest import write_specs


@pytest.fixture
def folder(program: str, tmp_path: Path) -> Path:
    """A batch of four pictures, of which one fails."""
    write_specs(tmp_path / "s", 2)
    (tmp_path / "s" / "wrong.yaml").write_text("tableView: {rowz: []}\n")
    arguments = ["batch", "s", "--theme", "ios6,ios7", "-o", "out", "--boxes", "jsonl", "--box-detail", "words"]
    Program(program).run(arguments, cwd=tmp_path, accepts=(1,))
    return tmp_path / "out"


def test_a_row_for_each_picture(folder: Path) -> None:
    table = results(folder)
    assert list(table.theme) == ["ios6", "ios7"] * 2 + ["ios6", "ios7"][: len(table) - 4]
    drawn = table[table.status == "written"]
    assert list(drawn.width) == [120.0] * 4 and list(drawn.findings) == [0] * 4
    failed = table[table.status == "failed"]
    assert not failed.empty and failed.message.str.contains("rowz").all()


def test_a_row_for_each_view(folder: Path) -> None:
    table = boxes(folder / "boxes.jsonl")
    assert set(table.file) == {f"s000{number}-{theme}.png" for number in (0, 1) for theme in ("ios6", "ios7")}
    label = table[(table.file == "s0001-ios6.png") & (table.role == "textLabel")]
    assert list(label.text) == ["Row 1"]
    assert (label.visible_width <= label.width).all() and (label.width > 0).all()
    screen = table[table["class"] == "UITableView"]
    assert (screen.width == 120).all() and (screen.height == 60).all()
