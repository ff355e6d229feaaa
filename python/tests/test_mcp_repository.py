"""What the server for coding agents reads of repositories: that of its folder, and no other."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from mcp.client.client import Client

from tablemock.mcp.repository import places
from tests.mcp_client import SPEC, good, refusal, talk, words

GIT = ["git", "-c", "user.name=a", "-c", "user.email=a@example.com", "-c", "commit.gpgsign=false"]


def git(folder: Path, *arguments: str) -> None:
    """Runs git in a folder."""
    words = [*GIT, "-c", "protocol.file.allow=always", *arguments]
    subprocess.run(words, cwd=folder, check=True, capture_output=True)


def repository(folder: Path, text: str) -> Path:
    """A repository with one spec, which says so."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "a.yaml").write_text(SPEC.replace("Wi-Fi", text))
    for arguments in (["init", "-q"], ["add", "-A"], ["commit", "-qm", "a"]):
        git(folder, *arguments)
    return folder


def _worktree(root: Path) -> Path:
    git(repository(root / "main", "Old"), "worktree", "add", "-q", str(root / "tree"))
    return root / "tree"


def _submodule(root: Path) -> Path:
    git(repository(root / "main", "Main"), "submodule", "add", "-q", str(repository(root / "other", "Old")), "part")
    return root / "main/part"


def _submodule_in_quotes(root: Path) -> Path:
    name = 'a#b;"c\\d'
    git(repository(root / "main", "Main"), "submodule", "add", "-q", str(repository(root / "other", "Old")), name)
    return root / "main" / name


def _folder_of_a_submodule(root: Path) -> Path:
    part = _submodule(root)
    (part / "app").mkdir()
    git(part, "mv", "a.yaml", "app/a.yaml")
    git(part, "commit", "-qm", "b")
    return part / "app"


@pytest.mark.parametrize("make", [_worktree, _submodule, _submodule_in_quotes, _folder_of_a_submodule])
def test_worktrees_and_submodules_have_a_past(program: str, root: Path, make: Callable[[Path], Path]) -> None:
    folder = make(root)
    (folder / "a.yaml").write_text(SPEC.replace("Wi-Fi", "New"))

    async def conversation(client: Client) -> None:
        assert "“Old” → “New”" in words(await good(client, "diff", old="a.yaml", since="HEAD"))

    talk(program, folder, conversation)


def _file(root: Path, private: Path) -> None:
    (root / ".git").write_text(f"gitdir: {private / '.git'}\n")


def _link(root: Path, private: Path) -> None:
    (root / ".git").symlink_to(private / ".git")


def _link_to_file(root: Path, private: Path) -> None:
    (root / "pointer").write_text(f"gitdir: {private / '.git'}\n")
    (root / ".git").symlink_to("pointer")


def _worktree_of_its_own_making(root: Path, private: Path) -> None:
    database = root / "worktrees/x"
    database.mkdir(parents=True)
    (database / "gitdir").write_text(f"{root / '.git'}\n")
    (database / "commondir").write_text(f"{private / '.git'}\n")
    (database / "HEAD").write_text("ref: refs/heads/master\n")
    (root / ".git").write_text("gitdir: worktrees/x\n")


def _database_with_links(root: Path, private: Path) -> None:
    git(root, "init", "-q")
    head = subprocess.run([*GIT, "rev-parse", "HEAD"], cwd=private, check=True, capture_output=True).stdout
    (root / ".git/HEAD").write_bytes(head)
    (root / ".git/objects/info/alternates").write_text(f"{private / '.git/objects'}\n")


@pytest.mark.parametrize("trick", [_file, _link, _link_to_file, _worktree_of_its_own_making, _database_with_links])
def test_a_folder_has_the_past_of_no_other(program: str, root: Path, trick: Callable[[Path, Path], None]) -> None:
    private = repository(root.parent / "private", "Secret")
    (root / "a.yaml").write_text(SPEC)
    trick(root, private)

    async def conversation(client: Client) -> None:
        for revision in ("HEAD", "master", "main"):
            told = await refusal(client, "diff", old="a.yaml", since=revision)
            assert "Secret" not in told

    talk(program, root, conversation)
    # It is there to be had for whoever may read it.
    if trick is not _worktree_of_its_own_making:
        shown = subprocess.run([*GIT, "show", "HEAD:a.yaml"], cwd=root, capture_output=True, text=True, check=False)
        assert "Secret" in shown.stdout


@pytest.mark.parametrize(
    ("config", "counts"),
    [
        ("[core]\n\tworktree = ROOT\n", True),
        ("[CORE] WorkTree=ROOT\r\n", True),
        ('[core]\n\tworktree = "ROOT" # mine\n', True),
        ("[core]\n\tbare = false\n\tworktree = ROOT ; mine\n[user]\n\tworktree = /\n", True),
        ("[core]\n\tworktree = /\n\tworktree = ROOT\n", True),
        ("[core]\n\tworktree = ROOT\n\tworktree = /\n", False),
        ("worktree = ROOT\n", False),
        ("[core]\n[user]\n\tworktree = ROOT\n", False),
        ('[core "a"]\n\tworktree = ROOT\n', False),
        ('[core "]\nworktree = ROOT\n"]\n', False),
        ("[core]\n\t# worktree = ROOT\n", False),
        ("[core]\n\tworktree =\n\tROOT\n", False),
        ('[core]\n\tworktree = "ROOT\n', False),
    ],
)
def test_a_database_names_its_checkout(root: Path, config: str, counts: bool) -> None:
    database = root.parent / "database"
    database.mkdir()
    (root / ".git").write_text(f"gitdir: {database}\n")
    (database / "config").write_text(config.replace("ROOT", str(root)), newline="")
    assert (database in places(root)) == counts


@pytest.mark.parametrize("text", ["\n", " ", "worktree = ", "[", '"', "\\", "=", "#"])
def test_no_config_takes_long(root: Path, text: str) -> None:
    database = root.parent / "database"
    database.mkdir()
    (root / ".git").write_text(f"gitdir: {database}\n")
    for before in ("[core]", "[core]worktree=", '[core]worktree="', "[core]worktree=a"):
        (database / "config").write_text(before + text * (65_000 // len(text)) + 'a"')
        start = time.monotonic()
        list(places(root))
        assert time.monotonic() - start < 1


def test_a_huge_file_in_the_place_of_a_repository_is_not_read(program: str, root: Path) -> None:
    with (root / ".git").open("wb") as file:
        file.truncate(1 << 40)

    async def conversation(client: Client) -> None:
        assert "textLabel" in words(await good(client, "inspect", spec=SPEC))

    talk(program, root, conversation)
