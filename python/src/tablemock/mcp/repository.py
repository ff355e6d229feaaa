"""Where git has what a folder was: what of it may be read, though it lies outside of the folder."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterator
from pathlib import Path

_MOST = 1 << 16
"""The bytes that are read of a file of git's: those that say where something is are short."""


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
        checkout = re.search(r"^\s*worktree\s*=\s*(.+?)\s*$", _words(database / "config"), re.M)
        if checkout and (database / checkout[1]).resolve() == folder:
            yield database


def _words(file: Path) -> str:
    with file.open("rb") as opened:
        return opened.read(_MOST).decode(errors="surrogateescape").strip()
