"""The server for coding agents, spoken to by the client of the same package that it is made with."""

from __future__ import annotations

import asyncio
import base64
import io
import json
import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("mcp")

from mcp.client.client import Client
from mcp.client.stdio import StdioServerParameters, stdio_client
from mcp.shared.exceptions import MCPError
from mcp_types import CallToolResult, TextContent, TextResourceContents
from PIL import Image

from tablemock.landlock import confine
from tablemock.mcp.listing import keys
from tablemock.mcp.project import MOST_SPEC
from tablemock.mcp.reading import TEMPLATES, gallery
from tablemock.mcp.server import MOST_PIXELS, Way
from tablemock.program import AXES

SPEC = """\
theme: ios6
scale: 1
size: {width: 200, height: 100}
tableView:
  sections:
    - rows:
        - textLabel: Wi-Fi
"""
SERVE = ["-c", "from tablemock.mcp import main; main()"]


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """The folder that a server is given; what is beside it is none of its business."""
    (tmp_path / "root").mkdir()
    (tmp_path / "secret.yaml").write_text(SPEC.replace("Wi-Fi", "Secret"))
    return tmp_path / "root"


@asynccontextmanager
async def connected(program: str, root: Path, *arguments: str) -> AsyncIterator[Client]:
    """A client of a new server, which is gone afterwards with all that it wrote for a while."""
    before = set(root.parent.iterdir())
    parameters = StdioServerParameters(
        command=sys.executable,
        args=[*SERVE, str(root), *arguments],
        env={"TABLEMOCK": program, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
    )
    with open(os.devnull, "w") as errors:  # noqa: PTH123 - opens at once
        async with Client(stdio_client(parameters, errors)) as client:
            yield client
    assert [path for path in root.iterdir() if path.name.startswith(".tablemock")] == []
    assert set(root.parent.iterdir()) == before


def talk(program: str, root: Path, conversation: Callable[[Client], Awaitable[None]], *arguments: str) -> None:
    """Has a conversation with a new server."""

    async def run() -> None:
        async with connected(program, root, *arguments) as client:
            await asyncio.wait_for(conversation(client), 120)

    asyncio.run(run())


def words(result: CallToolResult) -> str:
    """What an answer says."""
    return "\n".join(part.text for part in result.content if part.type == "text")


def images(result: CallToolResult) -> list[Image.Image]:
    """The pictures of an answer."""
    data = [base64.b64decode(part.data) for part in result.content if part.type == "image"]
    return [Image.open(io.BytesIO(picture)) for picture in data]


async def good(client: Client, tool: str, **arguments: Any) -> CallToolResult:
    """An answer that must be none of failure."""
    result = await client.call_tool(tool, arguments)
    assert isinstance(result, CallToolResult)
    assert not result.is_error, words(result)
    return result


async def refusal(client: Client, tool: str, **arguments: Any) -> str:
    """What an answer says that must be one of failure, and shows nothing."""
    result = await client.call_tool(tool, arguments)
    assert isinstance(result, CallToolResult)
    assert result.is_error, words(result)
    assert images(result) == []
    return words(result)


async def text_of(client: Client, uri: str) -> str:
    """The text of a resource."""
    [content] = (await client.read_resource(uri)).contents
    assert isinstance(content, TextResourceContents)
    return content.text


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


REPOSITORY = Path(__file__).resolve().parents[2]


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


OUTSIDE = ["../secret.yaml", "a/../../secret.yaml", "/etc/passwd", "link.yaml", "folder/secret.yaml", "dangling.yaml"]
NO_PATHS = ["", "a\0b", "a\rb", "x" * 1_025, "none.yaml", "~/a.yaml", "--help", "/" * 20]


@pytest.mark.parametrize("tool", ["render", "inspect", "lint", "explain", "diff"])
def test_nothing_outside_of_the_folder_can_be_named(program: str, root: Path, tool: str) -> None:
    (root / "a.yaml").write_text(SPEC)
    (root / "link.yaml").symlink_to(root.parent / "secret.yaml")
    (root / "dangling.yaml").symlink_to(root.parent / "none.yaml")
    (root / "folder").symlink_to(root.parent)
    named = "old" if tool == "diff" else "spec"
    others = {"new": SPEC} if tool == "diff" else {}

    async def conversation(client: Client) -> None:
        for path in [*OUTSIDE, str(root.parent / "secret.yaml"), *NO_PATHS]:
            told = await refusal(client, tool, **{named: path}, **others)
            assert "Secret" not in told and "root:" not in told
        # What is below may be named in full, and a link that stays below leads there.
        (root / "inner.yaml").symlink_to("a.yaml")
        for path in (str(root / "a.yaml"), "inner.yaml", "./a.yaml"):
            await good(client, tool, **{named: path}, **others)

    talk(program, root, conversation)


@pytest.mark.parametrize("tool", ["render", "inspect", "lint", "explain"])
def test_sources_lead_nowhere_outside(program: str, root: Path, tool: str) -> None:
    Image.new("RGB", (8, 8), "red").save(root.parent / "secret.png")
    (root / "secret.png").symlink_to(root.parent / "secret.png")

    async def conversation(client: Client) -> None:
        for image in ("../secret.png", str(root.parent / "secret.png"), "secret.png"):
            (root / "a.yaml").write_text(f"{SPEC}          imageView: {image}\n")
            result = await client.call_tool(tool, {"spec": "a.yaml"})
            assert isinstance(result, CallToolResult)
            assert [name for name in re.findall(r"error|warning", words(result)) if name] or tool == "explain"
            for picture in images(result):
                assert (255, 0, 0) not in [colour for _, colour in picture.convert("RGB").getcolors(1 << 20) or []]

    talk(program, root, conversation)


@pytest.mark.parametrize(
    "manifest",
    [
        "inputs: [a.yaml]\nreview: ../review\n",
        "inputs: [a.yaml]\nreview: {outside}/review\n",
        "inputs: [a.yaml]\nreview: link/review\n",
        "inputs: [a.yaml]\nbaseline: ../golden\n",
        "inputs: [a.yaml]\nbaseline: link/golden\n",
        "inputs: [../secret.yaml]\n",
        "inputs: [link/secret.yaml]\n",
    ],
)
def test_a_manifest_leads_nowhere_outside(
    program: str, root: Path, manifest: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("CI", raising=False)
    (root / "a.yaml").write_text(SPEC)
    (root / "link").symlink_to(root.parent)
    (root / "tablemock.yaml").write_text(manifest.replace("{outside}", str(root.parent)))

    async def conversation(client: Client) -> None:
        result = await client.call_tool("verify", {})
        assert isinstance(result, CallToolResult)
        assert "Secret" not in words(result)
        approval = await client.call_tool("approve", {"names": ["a.png", "secret.png"]})
        assert isinstance(approval, CallToolResult)
        assert approval.is_error
        # The server is as well as before.
        assert images(await good(client, "render", spec="a.yaml"))

    # `connected` sees to it that nothing new lies beside the folder.
    talk(program, root, conversation, "--approve")
    assert not list(root.rglob("secret.png"))


def test_a_manifest_above_the_folder_is_not_taken(program: str, root: Path) -> None:
    (root.parent / "tablemock.yaml").write_text("inputs: [.]\n")

    async def conversation(client: Client) -> None:
        assert "tablemock.yaml" in await refusal(client, "verify")

    talk(program, root, conversation)


BAD_ARGUMENTS: list[tuple[str, dict[str, Any]]] = [
    ("render", {}),
    ("render", {"spec": None}),
    ("render", {"spec": 7}),
    ("render", {"spec": ["a"]}),
    ("render", {"spec": {}}),
    ("render", {"spec": SPEC, "way": "dark"}),
    ("render", {"spec": SPEC, "way": {"output": "/etc/x"}}),
    ("render", {"spec": SPEC, "way": {"theme": "ios99"}}),
    ("render", {"spec": SPEC, "way": {"theme": "--help"}}),
    ("render", {"spec": SPEC, "way": {"scale": 4}}),
    ("render", {"spec": "tableView:\n  rowz: []\n"}),
    ("render", {"spec": "a: &a [*a, *a]\n" + SPEC}),
    ("inspect", {"spec": SPEC, "format": "xml"}),
    ("inspect", {"spec": SPEC, "table": "none"}),
    ("lint", {"spec": SPEC, "only": ["--fix"]}),
    ("lint", {"spec": SPEC, "only": ["no-such-rule"]}),
    ("explain", {"spec": SPEC, "address": "--help"}),
    ("explain", {"spec": SPEC, "address": "9-9.textLabel"}),
    ("diff", {"old": SPEC}),
    ("diff", {"old": SPEC, "new": SPEC, "since": "HEAD"}),
    ("diff", {"old": "tableView: {rows: [A]}\n", "since": "--output=x"}),
    ("verify", {"filter": ["--review=x"]}),
    ("approve", {"names": []}),
    ("approve", {"names": ["*"]}),
    ("approve", {"names": ["--all"]}),
    ("approve", {"names": ["none.png"]}),
    ("list", {"what": "secrets"}),
    ("list", {"what": "looks", "containing": ""}),
    ("none", {}),
]


def test_bad_arguments_are_told_and_the_next_is_answered(program: str, root: Path) -> None:
    async def conversation(client: Client) -> None:
        for tool, arguments in BAD_ARGUMENTS:
            try:
                told = await refusal(client, tool, **arguments)
            except (MCPError, UnicodeError) as error:
                told = str(error)
            assert told and "Traceback" not in told, (tool, arguments)
            assert str(root) not in told, (tool, arguments)
        assert images(await good(client, "render", spec=SPEC))

    talk(program, root, conversation, "--approve")
    assert list(root.iterdir()) == []


def test_huge_specs_are_refused(program: str, root: Path) -> None:
    (root / "large.yaml").write_bytes(SPEC.encode() + b"# " + b"x" * (9 << 20))

    async def conversation(client: Client) -> None:
        for tool in ("render", "inspect", "lint", "explain"):
            assert f"more than {MOST_SPEC}" in await refusal(client, tool, spec=SPEC + "#" * MOST_SPEC)
            assert "8388608" in words(await _called(client, tool, spec="large.yaml"))
        rows = SPEC + "".join(f"        - Row {number}\n" for number in range(3_000))
        listed = words(await good(client, "inspect", spec=rows, format="json"))
        assert len(listed) < 61_000 and "ask for less" in listed

    talk(program, root, conversation)


async def _called(client: Client, tool: str, **arguments: Any) -> CallToolResult:
    result = await client.call_tool(tool, arguments)
    assert isinstance(result, CallToolResult)
    return result


def test_a_picture_that_never_ends_is_given_up(faulty: str, root: Path) -> None:
    (root / "hang.yaml").write_text(SPEC)
    (root / "crash.yaml").write_text(SPEC)

    async def conversation(client: Client) -> None:
        assert "seconds" in await refusal(client, "render", spec="hang.yaml")
        assert "signal 9" in await refusal(client, "render", spec="crash.yaml")
        assert images(await good(client, "render", spec=SPEC))

    # The program is a script of the test's, which a sandbox would keep from its own files.
    talk(faulty, root, conversation, "--seconds", "2", "--no-sandbox")


@pytest.fixture
def slow(root: Path) -> str:
    """A program whose verbs never end, and one that never stops talking."""
    path = root.parent / "slow"
    path.write_text(f'#!/bin/sh\ncase "$1" in themes) exec yes ;; *) echo $$ >"{root}/pid"; exec sleep 1000 ;; esac\n')
    path.chmod(0o755)
    return str(path)


def test_a_verb_that_never_ends_is_given_up(slow: str, root: Path) -> None:
    async def conversation(client: Client) -> None:
        assert "more than 0.5 seconds" in await refusal(client, "inspect", spec=SPEC)
        assert "printed more than" in await refusal(client, "list", what="looks")

    talk(slow, root, conversation, "--seconds", "0.5")
    assert is_gone(int((root / "pid").read_text()))


def is_gone(process: int) -> bool:
    """Whether a process has ended, or ends soon: the kernel takes a while where it is busy."""
    for _ in range(100):
        try:
            if Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0] in "ZX":
                return True
        except OSError:
            return True
        time.sleep(0.05)
    return False


@pytest.mark.parametrize("tool", ["render", "inspect"])
def test_a_client_that_goes_leaves_nothing_at_work(slow: str, root: Path, tool: str) -> None:
    async def run() -> None:
        async with connected(slow, root, "--seconds", "300") as client:
            call = asyncio.create_task(client.call_tool(tool, {"spec": SPEC}))
            await begun(root)
            call.cancel()

    asyncio.run(run())
    assert is_gone(int((root / "pid").read_text()))


async def begun(root: Path) -> int:
    """The process of a slow program, once it is there."""
    for _ in range(600):
        await asyncio.sleep(0.05)
        if (root / "pid").exists() and (root / "pid").read_text().strip():
            return int((root / "pid").read_text())
    raise AssertionError("the program was not started")


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_server_that_is_ended_leaves_nothing(slow: str, root: Path, number: signal.Signals) -> None:
    process = subprocess.Popen(
        [sys.executable, *SERVE, str(root), "--seconds", "300"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "TABLEMOCK": slow},
    )
    assert process.stdin is not None and process.stdout is not None
    about = {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "a", "version": "1"}}
    call = {"name": "inspect", "arguments": {"spec": SPEC}}
    for message in (
        {"id": 1, "method": "initialize", "params": about},
        {"method": "notifications/initialized"},
        {"id": 2, "method": "tools/call", "params": call},
    ):
        process.stdin.write(json.dumps({"jsonrpc": "2.0", **message}).encode() + b"\n")
    process.stdin.flush()
    child = asyncio.run(begun(root))
    process.send_signal(number)
    assert process.wait(timeout=20) == 128 + number
    process.stdin.close()
    process.stdout.close()
    assert is_gone(child)
    assert [path.name for path in root.iterdir()] == ["pid"]


def test_lines_that_are_no_requests_are_passed_over(program: str, root: Path) -> None:
    lines = [b"", b"{", b"[]", b"null", b"\xff\xfe", b'{"jsonrpc": "2.0", "id": 1}', b"[" * 5_000, b"x" * (2 << 20)]
    asked = b'{"jsonrpc": "2.0", "id": 9, "method": "ping"}'
    # What is at work when its client goes gets no answer, so that the client stays until it has one.
    with subprocess.Popen(
        [sys.executable, *SERVE, str(root)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env={**os.environ, "TABLEMOCK": program},
    ) as server:
        assert server.stdin is not None and server.stdout is not None
        write, flush = server.stdin.write, server.stdin.flush
        limit = threading.Timer(60, server.kill)
        limit.start()
        writing = threading.Thread(target=lambda: (write(b"\n".join([*lines, asked]) + b"\n"), flush()))
        writing.start()
        answers = (json.loads(line) for line in server.stdout)
        told: dict[str, Any] = next((answer for answer in answers if answer.get("id") == 9), {})
        writing.join()
        server.stdin.close()
        server.stdout.read()
        status = server.wait()
        limit.cancel()
    assert "result" in told or "error" in told
    assert status == 0
    assert list(root.iterdir()) == []


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["/"], "name the folder of a project"),
        ([str(Path.home())], "name the folder of a project"),
        (["none"], "there is no such folder"),
        ([".", "--program", "/nowhere/tablemock"], "there is no program"),
        ([".", "--seconds", "0"], "more than 0"),
    ],
)
def test_a_server_that_cannot_be_is_told(root: Path, arguments: list[str], told: str) -> None:
    done = subprocess.run(
        [sys.executable, *SERVE, *arguments],
        cwd=root,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        timeout=30,
        check=False,
    )
    assert done.returncode == 1
    assert told in done.stderr.decode()
    assert list(root.iterdir()) == []


def test_what_is_confined_can_neither_write_nor_read_elsewhere(tmp_path: Path) -> None:
    (tmp_path / "in").mkdir()
    (tmp_path / "out").mkdir()
    (tmp_path / "out/a").write_text("a")
    tries: dict[str, Callable[[Path], object]] = {
        "read": lambda folder: (folder / "a").read_text(),
        "write": lambda folder: (folder / "b").write_text("b"),
        "change": lambda folder: (folder / "a").write_text("c"),
        "make": lambda folder: (folder / "f").mkdir(),
        "link": lambda folder: (folder / "l").symlink_to("a"),
        "remove": lambda folder: (folder / "a").unlink(),
    }

    def refused(folder: Path) -> list[str]:
        found = []
        for name, attempt in tries.items():
            try:
                attempt(folder)
            except PermissionError:
                found.append(name)
        return found

    process = os.fork()
    if process == 0:
        # The rights that are given up are those of a copy of this process.
        confine([], [tmp_path / "in"])
        (tmp_path / "in/a").write_text("a")
        os._exit(0 if refused(tmp_path / "in") == [] and refused(tmp_path / "out") == list(tries) else 1)
    assert os.waitstatus_to_exitcode(os.waitpid(process, 0)[1]) == 0
    assert refused(tmp_path / "out") == []
