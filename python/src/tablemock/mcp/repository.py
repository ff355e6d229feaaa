"""Where git has what a folder was: what of it may be read, though it lies outside of the folder."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterator
from pathlib import Path

_MOST = 1 << 16
"""The bytes that are read of a file of git's: those that say where something is are short."""
_SECTION = re.compile(r"\[([^\]]*)\](.*)")
# In quotes or without, and a comment after it. Nothing here matches the same text in two ways, which could take long.
_VALUE = re.compile(r'"((?:[^"\\]|\\.)*)"[ \t]*(?:[#;].*)?|([^"#;]*)(?:[#;].*)?')


def places(root: Path) -> Iterator[Path]:
    """The database of the checkout that a folder lies in, and that of the repository that the checkout is a copy of.

    Whoever wrote the files of a checkout may have put any path into its `.git`. So another folder counts only where it
    says itself that this checkout is its own, which git has noted there.
    """
    for folder in (root, *root.parents):
        place = folder / ".git"
        if place.is_symlink():
            return
        if place.is_dir():
            yield place
            return
        if place.is_file():
            yield place
            with contextlib.suppress(OSError, ValueError):
                yield from _elsewhere(folder, place)
            return


def _elsewhere(folder: Path, place: Path) -> Iterator[Path]:
    """The database that the file `.git` of a worktree or a submodule names."""
    named = _words(place)
    if not named.startswith("gitdir:"):
        return
    database = (folder / named.removeprefix("gitdir:").strip()).resolve(strict=True)
    if database.is_relative_to(folder):
        return
    if (database / "gitdir").is_file():
        if (database / _words(database / "gitdir")).resolve() == place and database.parent.name == "worktrees":
            yield database.parent.parent
    elif (database / "config").is_file():
        checkout = _checkout(_words(database / "config"))
        if checkout and (database / checkout).resolve() == folder:
            yield database


def _checkout(config: str) -> str | None:
    """The value of `core.worktree` in a configuration of git's, of several the last."""
    found, is_core = None, False
    for line in config.split("\n"):
        words = line.strip()
        if section := _SECTION.match(words):
            is_core, words = section[1].lower() == "core", section[2]
        key, _, value = words.partition("=")
        if is_core and key.strip().lower() == "worktree" and (named := _VALUE.fullmatch(value.strip())):
            text = named[2].strip() if named[1] is None else named[1]
            found = re.sub(r'\\(["\\])', r"\1", text)
    return found


def _words(file: Path) -> str:
    with file.open("rb") as opened:
        return opened.read(_MOST).decode(errors="surrogateescape").strip()
