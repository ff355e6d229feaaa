"""The blocks of Python in the documentation, and the example, run as they stand."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import REPOSITORY

PAGES = ("docs/python.md", "docs/scaling.md")
BLOCKS = [
    pytest.param(block, id=f"{page}-{number}")
    for page in PAGES
    for number, block in enumerate(re.findall(r"```python\n(.*?)```", (REPOSITORY / page).read_text(), re.S))
]


@pytest.mark.parametrize("block", BLOCKS)
def test_blocks_run(block: str, program: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if "tablemock.dask" in block:
        pytest.importorskip("distributed")
    if "tablemock.frames" in block:
        pytest.importorskip("pandas")
    shutil.copytree(REPOSITORY / "docs/samples", tmp_path / "samples")
    monkeypatch.setenv("TABLEMOCK", program)
    script = tmp_path / "samples" / "block.py"
    script.write_text(block)
    subprocess.run([sys.executable, "block.py"], cwd=script.parent, check=True, timeout=60)


def test_the_example_draws_every_look(program: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLEMOCK", program)
    script, spec = REPOSITORY / "python/examples/looks.py", REPOSITORY / "docs/samples/list.yaml"
    told = subprocess.run(
        [sys.executable, script, spec, "looks"], cwd=tmp_path, check=True, timeout=80, capture_output=True, text=True
    ).stdout
    looks = [line.split()[0] for line in told.splitlines()]
    assert "ios6" in looks and sorted(path.stem for path in (tmp_path / "looks").iterdir()) == sorted(looks)
    assert " 0.0%" in told.splitlines()[0] and " 0.0%" not in "".join(told.splitlines()[1:])


def notebook() -> Any:
    """The tour as a notebook, its cells named by their places so that it is the same each time."""
    made = pytest.importorskip("jupytext").read(REPOSITORY / "python/examples/tour.py")
    for number, cell in enumerate(made.cells):
        cell["id"] = f"cell-{number}"
    return made


def test_the_notebook_is_the_tour_with_its_pictures(program: str, monkeypatch: pytest.MonkeyPatch) -> None:
    wanted, place = notebook(), REPOSITORY / "python/examples/tour.ipynb"
    if os.environ.get("TABLEMOCK_DOCS") == "record":
        monkeypatch.setenv("TABLEMOCK", program)
        nbclient = pytest.importorskip("nbclient")
        nbclient.NotebookClient(wanted, timeout=60, record_timing=False).execute()
        wanted.metadata = {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}}
        place.write_text(json.dumps(wanted, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    kept = json.loads(place.read_text(encoding="utf-8"))
    assert [(cell["cell_type"], "".join(cell["source"])) for cell in kept["cells"]] == [
        (cell.cell_type, cell.source) for cell in wanted.cells
    ], "TABLEMOCK_DOCS=record pytest -k notebook writes it anew; that needs nbclient and ipykernel"
    shown = [output for cell in kept["cells"] for output in cell.get("outputs", [])]
    assert sum("image/png" in output.get("data", {}) for output in shown) == 3
    assert not [output for output in shown if output["output_type"] == "error"]


def test_the_tour_runs(program: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLEMOCK", program)
    tour = REPOSITORY / "python/examples/tour.py"
    told = subprocess.run(
        [sys.executable, tour], cwd=tmp_path, check=True, timeout=60, capture_output=True, text=True
    ).stdout
    assert "pixels differ" in told and "style insetGrouped → grouped" in told and "did you mean “rows”?" in told


def test_the_example_sweeps_through_forty_languages(
    program: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("distributed")
    monkeypatch.setenv("TABLEMOCK", program)
    sweep = REPOSITORY / "python/examples/sweep.py"
    told = subprocess.run(
        [sys.executable, sweep, tmp_path / "d", "2"], check=True, timeout=120, capture_output=True, text=True
    ).stdout
    assert told.startswith("2 screens × 40 languages: 80 pictures, 0 failed\n")
    assert "pictures a second on 2 workers" in told and "MB in tablemock" in told
    # Each language has words of its own.
    assert len({path.read_bytes() for path in (tmp_path / "d/out").rglob("*.png")}) == 80


def test_the_example_makes_a_dataset_that_pycocotools_reads(
    program: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    coco = pytest.importorskip("pycocotools.coco")
    monkeypatch.setenv("TABLEMOCK", program)
    example = REPOSITORY / "python/examples/dataset.py"
    told = subprocess.run(
        [sys.executable, example, tmp_path / "d", "40"], check=True, timeout=80, capture_output=True, text=True
    )
    assert told.stdout.startswith("0 of 40 screens are the same as another")
    assert "\n40 pictures, " in told.stdout
    dataset = coco.COCO(str(tmp_path / "d/set/boxes.coco.json"))
    assert len(dataset.getImgIds()) == 40
    cells = dataset.getCatIds(catNms=["UITableViewCell"])
    assert len(dataset.getAnnIds(catIds=cells)) > 40
    for image in dataset.loadImgs(dataset.getImgIds()):
        assert (tmp_path / "d/set" / image["file_name"]).exists()
        assert image["split"] in ("train", "val", "test")
        for annotation in dataset.loadAnns(dataset.getAnnIds(imgIds=[image["id"]])):
            x, y, width, height = annotation["bbox"]
            assert x >= 0 and y >= 0 and x + width <= image["width"] and y + height <= image["height"]
            assert annotation["area"] > 0
    evaluation = pytest.importorskip("pycocotools.cocoeval").COCOeval(
        dataset, dataset.loadRes(_perfect(dataset)), "bbox"
    )
    evaluation.evaluate()
    evaluation.accumulate()
    evaluation.summarize()
    assert evaluation.stats[0] > 0.99


def test_the_sheet_shows_every_class_and_its_boxes(program: str, tmp_path: Path) -> None:
    image = pytest.importorskip("PIL.Image")
    for command in (
        ["generate", "--seed", "3", "--count", "30", "--theme", "ios16,ios26", "-o", "screens"],
        ["batch", "screens", "--scale", "1", "-o", "set", "--boxes", "coco", "--quiet"],
    ):
        subprocess.run([program, *command], cwd=tmp_path, check=True, timeout=120, capture_output=True)
    sheet = REPOSITORY / "python/examples/sheet.py"
    told = subprocess.run(
        [sys.executable, sheet, tmp_path / "set", "12"], check=True, timeout=60, capture_output=True, text=True
    ).stdout
    dataset = json.loads((tmp_path / "set/boxes.coco.json").read_bytes())
    names = {category["id"]: category["name"] for category in dataset["categories"]}
    there = {names[annotation["category_id"]] for annotation in dataset["annotations"]}
    missing = {line.removesuffix(" is on none") for line in told.splitlines()[1:]}
    assert told.startswith("12 pictures with ")
    # Twelve of thirty pictures have all but a few of the classes that there are.
    assert set(names.values()) - there <= missing and len(missing & there) <= 3
    drawn = image.open(tmp_path / "set/sheet.png")
    first = image.open(tmp_path / "set" / dataset["images"][0]["file_name"])
    assert drawn.width > 8 * first.width and drawn.height > 2 * first.height


def _perfect(dataset: object) -> list[dict[str, object]]:
    """Every box as a detector would tell it that makes no mistake."""
    annotations = dataset.dataset["annotations"]  # type: ignore[attr-defined]
    keys = ("image_id", "category_id", "bbox")
    return [{**{key: annotation[key] for key in keys}, "score": 1.0} for annotation in annotations]
