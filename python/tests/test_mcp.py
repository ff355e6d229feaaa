"""Conversations with the server for coding agents."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest
from mcp.client.client import Client
from mcp_types import TextContent

from tablemock.mcp.reading import TEMPLATES
from tablemock.mcp.server import MOST_PIXELS, Way
from tablemock.program import AXES
from tests.mcp_client import SPEC, good, images, refusal, talk, text_of, words


def test_from_an_empty_folder_to_an_approved_picture(program: str, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CI", raising=False)

    async def conversation(client: Client) -> None:
        asked = await client.get_prompt("mock_up_a_screen", {"description": "a pane of settings"})
        assert isinstance(asked.messages[0].content, TextContent)
        assert "a pane of settings" in asked.messages[0].content.text
        spec = await text_of(client, "tablemock://templates/settings")
        drawn = await good(client, "render", spec=spec)
        [picture] = images(drawn)
        assert (picture.width, picture.height) == (880, 1912)
        assert words(drawn).startswith("1320 × 2868 pixels, shown with 880 × 1912")
        assert "textLabel" in words(await good(client, "inspect", spec=spec))
        assert "nothing found" in words(await good(client, "lint", spec=spec))
        assert "margin of cells" in words(await good(client, "explain", spec=spec, address="0-0.textLabel"))
        # Agents write files by themselves.
        (root / "screens").mkdir()
        (root / "screens/settings.yaml").write_text(spec)
        (root / "tablemock.yaml").write_text("inputs: [screens]\n")
        assert "1 new" in words(await good(client, "verify"))
        assert "approved settings.png" in words(await good(client, "approve", names=["settings.png"]))
        assert "1 same" in words(await good(client, "verify"))
        (root / "screens/settings.yaml").write_text(spec.replace("About", "About This Phone"))
        review = await good(client, "verify")
        assert "“About” → “About This Phone”" in words(review)
        assert len(images(review)) == 1
        assert "1 changed" in words(await good(client, "diff", old=spec, new="screens/settings.yaml"))
        # One screen that is wrong does not hide what became of the others.
        (root / "screens/wrong.yaml").write_text("tableView:\n  rowz: []\n")
        review = await good(client, "verify")
        assert "1 changed" in words(review) and "rowz" in words(review)
        (root / "screens/wrong.yaml").unlink()

    talk(program, root, conversation, "--approve")
    assert sorted(path.name for path in root.iterdir()) == ["golden", "out", "screens", "tablemock.yaml"]
    assert [path.name for path in (root / "golden").glob("*.png")] == ["settings.png"]


def test_a_path_is_compared_with_what_it_was(program: str, root: Path) -> None:
    git = ["git", "-c", "user.name=a", "-c", "user.email=a@example.com", "-c", "commit.gpgsign=false"]
    (root / "app").mkdir()
    (root / "app/a.yaml").write_text(SPEC)
    for arguments in (["init", "-q"], ["add", "-A"], ["commit", "-qm", "a"]):
        subprocess.run([*git, *arguments], cwd=root, check=True)
    (root / "app/a.yaml").write_text(SPEC.replace("Wi-Fi", "Bluetooth"))

    async def conversation(client: Client) -> None:
        review = await good(client, "diff", old="a.yaml", since="HEAD")
        assert "“Wi-Fi” → “Bluetooth”" in words(review)
        [sheet] = images(review)
        assert sheet.width > 3 * 200
        assert "unknown" in await refusal(client, "diff", old="a.yaml", since="unknown")

    talk(program, root / "app", conversation)


def test_all_that_is_offered_can_be_had(program: str, root: Path) -> None:
    async def conversation(client: Client) -> None:
        tools = {tool.name: tool for tool in (await client.list_tools()).tools}
        assert sorted(tools) == ["diff", "explain", "inspect", "lint", "list", "render", "verify"]
        assert all(tool.description and len(tool.description) < 200 for tool in tools.values())
        lists = {"looks": "ios26", "devices": "iphone5", "symbols": "gear", "fonts": "Helvetica", "rules": "contrast"}
        for what, wanted in lists.items():
            assert wanted in words(await good(client, "list", what=what))
        assert "\ncollectionView: appearance," in words(await good(client, "list", what="keys"))
        for wanted in ("date picker", "pageControl", "buttonConfiguration.style", "headerMode", "glass"):
            lines = words(await good(client, "list", what="keys", containing=wanted)).splitlines()
            assert len(lines) > 1 and all(". " in line for line in lines)
        assert "switch.on: on, off, true, false, yes, no (" in words(
            await good(client, "list", what="keys", containing="switch.on")
        )
        found = words(await good(client, "list", what="symbols", containing="GEAR"))
        assert len(found.splitlines()) > 1
        assert all("gear" in line for line in found.splitlines()[1:])
        assert "nothing has" in words(await good(client, "list", what="devices", containing="nokia"))
        uris = [resource.uri for resource in (await client.list_resources()).resources]
        assert len(uris) == 4 + len(TEMPLATES)
        for uri in uris:
            text = await text_of(client, str(uri))
            if "schema" in str(uri):
                assert "$schema" in json.loads(text)
            if "templates" in str(uri):
                assert words(await good(client, "render", spec=text)).endswith("to fit")
        for prompt in (await client.list_prompts()).prompts:
            given = {one.name: "a thing" for one in prompt.arguments or [] if one.required}
            assert (await client.get_prompt(prompt.name, given)).messages

    talk(program, root, conversation)


def test_ways_of_drawing_are_those_of_the_package() -> None:
    assert tuple(Way.model_fields) == AXES


def test_pictures_are_made_to_fit(program: str, root: Path) -> None:
    rows = "".join(f"        - Row {number}\n" for number in range(60))
    long = f"theme: ios6\nscale: 2\ntableView:\n  sections:\n    - rows:\n{rows}"

    async def conversation(client: Client) -> None:
        [same] = images(await good(client, "render", spec=SPEC))
        assert (same.width, same.height) == (200, 100)
        [half] = images(await good(client, "render", spec=SPEC, way={"scale": 3}, max_pixels=90_000))
        assert (half.width, half.height) == (400, 200)
        for most in (10_000, 123_456):
            [tall] = images(await good(client, "render", spec=long, way={"height": "content"}, max_pixels=most))
            assert most * 0.8 < tall.width * tall.height <= most
        for wrong in (-1, 0, 9_999, MOST_PIXELS + 1, "many", None):
            assert "max_pixels" in await refusal(client, "render", spec=SPEC, max_pixels=wrong)

    talk(program, root, conversation)
