"""Pictures one by one."""

from __future__ import annotations

import asyncio
import contextlib
import io
import itertools
import json
import pickle
import subprocess
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import pytest

from tablemock import (
    AsyncRenderer,
    JobFailed,
    Picture,
    Program,
    ProgramError,
    ProgramMissing,
    Renderer,
    TargetError,
)
from tablemock.errors import Diagnostic
from tablemock.renderer import Spec
from tablemock.worker import Worker
from tests.conftest import REPOSITORY

SPEC: dict[str, Any] = {
    "theme": "ios6",
    "scale": 1,
    "size": {"width": 200, "height": 100},
    "tableView": {"sections": [{"rows": [{"textLabel": "Wi-Fi"}]}]},
}
TEXT = """\
theme: ios6
scale: 1
size: {width: 200, height: 100}
tableView:
  sections:
    - rows:
        - textLabel: Wi-Fi
"""


def test_a_dict_a_text_and_a_path_give_the_bytes_of_render(program: str, tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text(TEXT)
    subprocess.run([program, "render", "a.yaml", "-o", "a.png"], cwd=tmp_path, check=True, capture_output=True)
    wanted = (tmp_path / "a.png").read_bytes()
    with Renderer(program) as renderer:
        pictures = [renderer.render(spec) for spec in (SPEC, TEXT, tmp_path / "a.yaml", str(tmp_path / "a.yaml"))]
    assert [picture.png == wanted for picture in pictures] == [True] * 4
    assert pictures[0].size == (200, 100)
    assert pictures[0]._repr_png_() == wanted
    assert pictures[0]._repr_svg_() is None


def test_ways_of_drawing_reach_the_program(program: str) -> None:
    with Renderer(program) as renderer:
        large = renderer.render(SPEC, scale=2)
        drawing = renderer.render(SPEC, format="svg", theme="ios7")
    assert large.size == (400, 200)
    assert drawing.svg.startswith(b"<?xml") or drawing.svg.startswith(b"<svg")
    assert drawing._repr_svg_() is not None and drawing._repr_png_() is None
    with pytest.raises(ValueError, match="png"):
        _ = drawing.png


def test_type_checkers_know_the_axes(program: str) -> None:
    """An ignored complaint that there is none of is one itself, so mypy has to object to each of these lines."""
    with Renderer(program) as renderer:
        assert renderer.render(SPEC, appearance="light", contentSizeCategory="large", scale=1).size == (200, 100)
        with pytest.raises(JobFailed):
            renderer.render(SPEC, orientation="sideways")  # type: ignore[arg-type]
        with pytest.raises(TypeError):
            renderer.render(SPEC, them="ios6")  # type: ignore[call-arg]
        with pytest.raises(TypeError):
            renderer.inspect(SPEC, them="ios6")  # type: ignore[call-arg]


def test_pictures_become_those_of_others(program: str) -> None:
    image = pytest.importorskip("PIL.Image")
    pytest.importorskip("numpy")
    with Renderer(program) as renderer:
        picture = renderer.render(SPEC)
    assert picture.to_numpy().shape == (100, 200, 4)
    assert image.open(io.BytesIO(picture.png)).convert("RGBA").tobytes() == picture.to_pil().tobytes()


def test_a_wrong_spec_is_an_exception_with_its_place(program: str) -> None:
    with Renderer(program) as renderer:
        with pytest.raises(JobFailed, match="rowz") as caught:
            renderer.render("tableView:\n  rowz: []\n")
        assert renderer.render(SPEC).size == (200, 100)
        assert renderer.restarts == 0
    finding = caught.value.diagnostics[0]
    assert (finding.severity, finding.line, finding.column) == ("error", 2, 3)
    assert "2:3: error:" in str(finding)


def test_a_missing_file_and_an_unknown_theme_are_told(program: str, tmp_path: Path) -> None:
    with Renderer(program) as renderer:
        with pytest.raises(JobFailed, match="none"):
            renderer.render(tmp_path / "none.yaml")
        # What the caller has said otherwise than in a file has no place in one.
        with pytest.raises(JobFailed, match=r"^error: unknown theme “ios99”\n  hint: "):
            renderer.render(SPEC, theme="ios99")


def test_long_jobs_with_long_answers_hold_nobody_up(program: str, tmp_path: Path) -> None:
    """The pipes hold a part of what is on its way, in both directions."""
    (tmp_path / "a.yaml").write_text(TEXT)
    job = {"input": "a.yaml", "output": "a.png", "table": "x" * 60_000}
    lines = [json.dumps({"id": number, **job}).encode() for number in range(100)]
    worker = Worker(Program(program), cwd=tmp_path, seconds=20)
    answers = list(worker.answers(lines))
    worker.close()
    told = [json.loads(answer) for answer in answers if isinstance(answer, bytes)]
    assert [answer["id"] for answer in told] == list(range(100))
    assert {answer["status"] for answer in told} == {"failed"}


def test_inspect_lint_and_diff_answer_in_objects(program: str) -> None:
    with Renderer(program) as renderer:
        tree = renderer.inspect(SPEC, scale=2)
        findings = renderer.lint(SPEC)
        same = renderer.diff(SPEC, TEXT)
        other = renderer.diff(SPEC, {**SPEC, "tableView": {"sections": [{"rows": [{"textLabel": "Hi"}]}]}})
        with pytest.raises(ProgramError, match="rowz"):
            renderer.inspect({"tableView": {"rowz": []}})
    assert tree["size"] == [200, 100]
    assert tree["root"]["box"] == [0, 0, 400, 200]
    assert findings == []
    assert same["summary"]["same"] == 1
    assert other["summary"]["changed"] == 1


def test_findings_have_their_places(program: str, tmp_path: Path) -> None:
    source = tmp_path / "a.yaml"
    source.write_text(TEXT.replace("Wi-Fi", "A title that is far too long for a row of this width"))
    with Renderer(program, root=tmp_path) as renderer:
        [finding] = renderer.lint(source, arguments=["--only", "text-truncated"])
    assert (finding.rule, finding.level, finding.line, Path(finding.file).name) == (
        "text-truncated",
        "warning",
        7,
        "a.yaml",
    )
    [(x, y, width, height)] = finding.views
    assert x >= 0 and y >= 0 and 0 < width <= 200 and 0 < height <= 100
    assert ":7:" in str(finding) and str(finding).endswith("[text-truncated]")


def test_a_review_says_what_is_not_as_approved(program: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CI", raising=False)
    (tmp_path / "a.yaml").write_text(TEXT)
    (tmp_path / "tablemock.yaml").write_text("inputs: [a.yaml]\n")
    with Renderer(program, root=tmp_path) as renderer:
        first = renderer.verify()
        Program(program).run(["approve", "--all"], cwd=tmp_path)
        second = renderer.verify()
        (tmp_path / "a.yaml").write_text(TEXT.replace("Wi-Fi", "Bluetooth"))
        [changed] = renderer.verify().entries
        (tmp_path / "a.yaml").write_text("tableView:\n  rowz: []\n")
        failed = [entry for entry in renderer.verify().entries if entry.state == "failed"]
        (tmp_path / "tablemock.yaml").unlink()
        with pytest.raises(ProgramError):
            renderer.verify()
    assert [(entry.name, entry.state) for entry in first.entries] == [("a.png", "new")] and not first.is_clean
    assert (second.same, second.is_clean) == (("a.png",), True)
    assert changed.state == "changed" and changed.count > 0
    assert any("“Wi-Fi” → “Bluetooth”" in word for word in changed.words)
    assert [entry.diagnostics[0].line for entry in failed] == [2]


def test_asyncio_waits_without_holding_the_loop(program: str) -> None:
    async def draw() -> list[float]:
        async with AsyncRenderer(program) as renderer:
            pictures = await asyncio.gather(*(renderer.render(SPEC, scale=scale) for scale in (1, 2, 3)))
            return [picture.width for picture in pictures]

    assert asyncio.run(draw()) == [200, 400, 600]


def test_asyncio_draws_many(program: str) -> None:
    async def main() -> tuple[list[bool], list[int], list[bool]]:
        counts: list[int] = []
        specs: list[Spec] = [SPEC, "tableView:\n  rowz: []\n", SPEC]
        async with AsyncRenderer(program) as renderer:
            drawn = [
                isinstance(picture, Picture)
                async for picture in renderer.render_many(specs, workers=2, progress=counts.append, scale=1)
            ]
            endless = renderer.render_many(itertools.repeat(SPEC), workers=2, scale=1)
            async with contextlib.aclosing(endless) as pictures:
                some = [isinstance(await anext(pictures), Picture) for _ in range(3)]
        return drawn, counts, some

    drawn, counts, some = asyncio.run(asyncio.wait_for(main(), 60))
    assert (drawn, counts, some) == ([True, False, True], [1, 2, 3], [True] * 3)


@pytest.mark.parametrize(("source", "table"), [("Settings.bundle", "Root"), ("Main.storyboard", "Account")])
def test_documents_are_drawn_as_by_render(program: str, tmp_path: Path, source: str, table: str) -> None:
    place, drawn = REPOSITORY / "docs/samples" / source, tmp_path / "a.png"
    way = ["--theme", "ios7", "--table", table]
    subprocess.run([program, "render", place, *way, "-o", drawn], check=True, timeout=60)
    with Renderer(program) as renderer:
        assert renderer.render(place, theme="ios7", table=table).png == drawn.read_bytes()


def test_rows_and_texts_come_from_other_files(program: str, tmp_path: Path) -> None:
    place, rows, drawn = (
        REPOSITORY / "fixtures/interface-builder/inbox.storyboard",
        tmp_path / "rows.yaml",
        tmp_path / "a.png",
    )
    rows.write_text("- {cell: Message, senderLabel: Emmy Noether}\n")
    subprocess.run([program, "render", place, "--data", rows, "-o", drawn], check=True, timeout=60)
    with Renderer(program) as renderer:
        assert renderer.render(place, data=rows).png == drawn.read_bytes()
        assert renderer.render(place).png != drawn.read_bytes()
        with pytest.raises(JobFailed, match="no such file"):
            renderer.render(place, data=tmp_path / "none.yaml")
        with pytest.raises(JobFailed, match="no such file"):
            renderer.render(place, strings=tmp_path / "none")


def test_symbols_come_from_a_folder(program: str, tmp_path: Path) -> None:
    spec, drawn = tmp_path / "a.yaml", tmp_path / "a.png"
    spec.write_text("tableView: {rows: [{textLabel: Gear, imageView: {systemName: gear}}]}\n")
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine/gear.svg").write_text('<svg viewBox="0 0 9 9"><path d="M0 0H9V9H0Z"/></svg>')
    subprocess.run([program, "render", spec, "--symbols", tmp_path / "mine", "-o", drawn], check=True, timeout=60)
    with Renderer(program) as renderer:
        assert renderer.render(spec, symbols=tmp_path / "mine").png == drawn.read_bytes()
        assert renderer.render(spec).png != drawn.read_bytes()


def test_a_picture_is_saved_as_what_it_is(program: str, tmp_path: Path) -> None:
    with Renderer(program) as renderer:
        picture = renderer.render(SPEC)
    assert picture.save(tmp_path / "a.png").read_bytes() == picture.png
    assert picture.save(str(tmp_path / "a")) == tmp_path / "a"
    (tmp_path / "a.svg").write_text("mine")
    with pytest.raises(ValueError, match="is png"):
        picture.save(tmp_path / "a.svg")
    with pytest.raises(TargetError, match="none"):
        picture.save(tmp_path / "none/a.png")
    assert (tmp_path / "a.svg").read_text() == "mine"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a", "a.png", "a.svg"]


def test_a_picture_is_shown_by_the_viewer(program: str, monkeypatch: pytest.MonkeyPatch) -> None:
    image = pytest.importorskip("PIL.Image")
    shown: list[tuple[int, int]] = []
    monkeypatch.setattr(image.Image, "show", lambda picture: shown.append(picture.size))
    with Renderer(program) as renderer:
        renderer.render(SPEC).show()
    assert shown == [(200, 100)]


def test_pictures_say_where_they_differ(program: str) -> None:
    with Renderer(program) as renderer:
        picture = renderer.render(SPEC)
        other = renderer.render(TEXT.replace("Wi-Fi", "Wi-Fa"))
        large = renderer.render(SPEC, scale=2)
        drawing = renderer.render(SPEC, format="svg")
    same = picture.diff(picture, program=program)
    assert (bool(same), same.count, same.boxes, same.picture) == (False, 0, (), None)
    difference = picture.diff(other, program=program)
    assert difference and not difference.is_resized
    [(x, y, width, height)] = difference.boxes
    assert 0 < difference.count <= width * height and 0 < difference.largest <= 255
    assert x > 10 and y > 0 and x + width < 100 and y + height < 50
    assert difference.picture is not None and difference.picture.size == (200, 100)
    assert picture.diff(large, program=program).is_resized
    with pytest.raises(ValueError, match="svg"):
        picture.diff(drawing, program=program)


def test_many_pictures_come_in_their_order(program: str) -> None:
    specs = [TEXT.replace("Wi-Fi", f"Row {number}") for number in range(20)]
    specs[7] = "tableView:\n  rowz: []\n"
    told: list[int] = []
    with Renderer(program) as renderer:
        alone = [renderer.render(spec).sha256 for number, spec in enumerate(specs) if number != 7]
        many = list(renderer.render_many(specs, workers=3, progress=told.append))
        assert list(renderer.render_many([])) == []
        [large] = renderer.render_many([SPEC], scale=2)
    assert isinstance(many[7], JobFailed) and "rowz" in str(many[7])
    assert [picture.sha256 for picture in many if isinstance(picture, Picture)] == alone
    assert told == list(range(1, 21))
    assert isinstance(large, Picture) and large.size == (400, 200)


def test_many_pictures_take_no_more_specs_than_are_near(program: str) -> None:
    taken: list[int] = []

    def specs() -> Iterator[str]:
        for number in range(1_000_000):
            taken.append(number)
            yield TEXT

    with Renderer(program) as renderer:
        pictures = renderer.render_many(specs(), workers=2)
        for _ in range(5):
            assert isinstance(next(pictures), Picture)
        assert len(taken) <= 5 + 3 * 2
        assert isinstance(pictures, Generator)
        pictures.close()
        with pytest.raises(ValueError, match="one worker"):
            renderer.render_many([SPEC], workers=0)
        stray: Any = {"output": "a.png"}
        with pytest.raises(TypeError, match="output"):
            renderer.render_many([SPEC], **stray)


def test_a_missing_program_is_told() -> None:
    with pytest.raises(ProgramMissing, match="TABLEMOCK"):
        Renderer("/nowhere/tablemock")


def test_exceptions_survive_the_way_to_another_process() -> None:
    error = JobFailed("no", [Diagnostic("error", "a.yaml", "no", 1)])
    other = pickle.loads(pickle.dumps(error))
    assert (str(other), other.diagnostics) == (str(error), error.diagnostics)


def test_the_scratch_folder_is_gone_in_the_end(program: str) -> None:
    with Renderer(program) as renderer:
        renderer.render(SPEC)
        folder = Path(renderer._scratch.folder)
        assert folder.exists()
    assert not folder.exists()
