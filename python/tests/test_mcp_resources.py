"""What agents read from the server for coding agents, and that it is right."""

from __future__ import annotations

import json
import os
import re
from importlib.resources import files
from pathlib import Path

import pytest
from mcp.client.client import Client
from mcp.shared.exceptions import MCPError

from tablemock.mcp.listing import keys
from tablemock.mcp.reading import gallery
from tests.conftest import REPOSITORY
from tests.mcp_client import good, images, talk, text_of


def test_the_gallery_of_the_package_is_that_of_the_documentation() -> None:
    page = (REPOSITORY / "docs/gallery.md").read_text(encoding="utf-8")
    linked = re.findall(r"\[([^]]+)\]\(\.\./fixtures/([^)]+)\.yaml\)", page)
    wanted = {
        name: {"title": title, "spec": (REPOSITORY / f"fixtures/{name}.yaml").read_text(encoding="utf-8")}
        for title, name in linked
    }
    if os.environ.get("TABLEMOCK_DOCS") == "record":
        place = Path(str(files("tablemock.mcp").joinpath("gallery.json")))
        place.write_text(json.dumps(wanted, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    assert len(wanted) > 50
    assert gallery() == wanted, "TABLEMOCK_DOCS=record pytest -k gallery writes the file anew"


def test_specs_of_the_gallery_draw(program: str, root: Path) -> None:
    async def conversation(client: Client) -> None:
        names = [line.split("\t")[0] for line in (await text_of(client, "tablemock://gallery")).splitlines()]
        assert [name.removeprefix("tablemock://gallery/") for name in names] == list(gallery())
        for name in names[:3]:
            drawn = await good(client, "render", spec=await text_of(client, name), max_pixels=100_000)
            assert len(images(drawn)) == 1
        for wrong in ("templates/none", "../../etc/passwd", "templates/..%2f..%2fetc", "x"):
            with pytest.raises(MCPError):
                await text_of(client, f"tablemock://gallery/{wrong}")

    talk(program, root, conversation)


def test_the_format_in_short_is_right(program: str, root: Path) -> None:
    page = files("tablemock.mcp").joinpath("spec-format.md").read_text()
    specs = re.findall(r"```yaml\n(.*?)```", page, re.S)

    async def conversation(client: Client) -> None:
        for spec in specs:
            drawn = await good(client, "render", spec=spec)
            assert drawn.structured_content["findings"] == []

    assert len(specs) == 4
    talk(program, root, conversation)


def test_lists_of_keys_have_those_of_the_schema() -> None:
    schema = json.loads((REPOSITORY / "docs/schema/spec.json").read_text(encoding="utf-8"))
    wanted = {
        f"{name}.{key}"
        for name, definition in schema["definitions"].items()
        for key in definition.get("properties", {})
        if not name.endswith("InRepeatedRow")
    }
    lines = [line.partition(": ") for line in keys(schema)][1:]
    assert {name for name, _, _ in lines} == wanted
    assert [name for name, _, told in lines if not re.fullmatch(r"[^. ].*[^ (]\. .+[.]", told)] == []
