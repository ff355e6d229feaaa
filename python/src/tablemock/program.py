"""The program `tablemock`: where it is, what it draws with, and verbs that answer once."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sysconfig
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Literal, TypedDict

from tablemock.errors import Diagnostic, ProgramError, ProgramMissing

VERB_SECONDS = 600.0

ContentSizeCategory = Literal[
    "extraSmall",
    "small",
    "medium",
    "large",
    "extraLarge",
    "extraExtraLarge",
    "extraExtraExtraLarge",
    "accessibilityMedium",
    "accessibilityLarge",
    "accessibilityExtraLarge",
    "accessibilityExtraExtraLarge",
    "accessibilityExtraExtraExtraLarge",
]
"""How large the user wants text to be."""


class Axes(TypedDict, total=False):
    """What pictures of one screen can differ in, by the keys of jobs of workers; what is left out is as in the spec."""

    theme: str
    """The look, such as ios26; `tablemock themes` lists all."""
    device: str
    """The device, such as iphone17; `tablemock devices` lists all."""
    orientation: Literal["portrait", "landscape"]
    """How the device is held."""
    appearance: Literal["light", "dark"]
    """Light or dark, in looks that have both."""
    contentSizeCategory: ContentSizeCategory
    """How large the user wants text to be."""
    language: str
    """The language of texts, such as de or zh-Hans."""
    state: Literal["normal", "editing", "selected", "showingDeleteConfirmation", "loading", "empty"]
    """The state of tables."""
    bars: Literal["shown", "hidden"]
    """The bars around tables of documents."""
    height: Literal["screen", "content"]
    """Whether the picture is as high as the screen, or as all rows."""
    scale: int
    """Pixels a point: 1, 2 or 3."""


AXES = tuple(Axes.__annotations__)


def installed() -> str | None:
    """The program that a wheel has put beside this package, whether or not its environment is activated."""
    package = Path(__file__).resolve().parent
    # The folder for programs of the way in which this package was installed: an environment, a user's own, a target.
    places = [
        Path(sysconfig.get_path("scripts", scheme))
        for scheme in sysconfig.get_scheme_names()
        if package.parent in (Path(sysconfig.get_path(kind, scheme)).resolve() for kind in ("purelib", "platlib"))
    ]
    for folder in [*places, package.parent / "bin"]:
        found = shutil.which(str(folder / "tablemock"))
        # Without its libraries beside it, it is no wheel's, but somebody's own.
        if found and (folder.parent / "libexec" / "tablemock").is_dir():
            return found
    return None


class Program:
    """An installed program.

    It is looked for at `path`, then where the variable TABLEMOCK says, then where a wheel has put it, which is beside
    this package, then on PATH.
    """

    def __init__(self, path: str | os.PathLike[str] | None = None) -> None:
        wanted = os.fspath(path) if path is not None else os.environ.get("TABLEMOCK") or installed() or "tablemock"
        found = shutil.which(wanted)
        if found is None:
            raise ProgramMissing(
                f"there is no program {wanted!r}; install tablemock, or say where it is in the variable TABLEMOCK"
            )
        self.path = str(Path(found).absolute())

    def stack(self) -> tuple[str, ...]:
        """The program, its libraries and fonts with their digests, a line each."""
        return tuple(self.run(["--version", "--verbose"]).splitlines())

    def run(
        self,
        arguments: Sequence[str],
        *,
        accepts: Sequence[int] = (0,),
        cwd: str | os.PathLike[str] | None = None,
        seconds: float = VERB_SECONDS,
    ) -> str:
        """What the program prints; an exit status that is not accepted raises `ProgramError`."""
        try:
            done = subprocess.run(  # noqa: PLW1510 - the status is looked at below
                [self.path, *arguments],
                stdin=subprocess.DEVNULL,
                capture_output=True,
                cwd=cwd,
                timeout=seconds,
            )
        except subprocess.TimeoutExpired as error:
            raise ProgramError(f"tablemock {arguments[0]} took more than {seconds:g} seconds") from error
        except (ValueError, OSError) as error:
            # An argument that is too long, or has a null character in it.
            raise ProgramError(f"tablemock {arguments[0]} cannot be started: {error}") from error
        if done.returncode not in accepts:
            words = done.stderr.decode(errors="replace").strip()
            raise ProgramError(
                f"tablemock {arguments[0]} ended with {done.returncode}: {words}",
                [Diagnostic("error", "", line) for line in words.splitlines()],
            )
        return done.stdout.decode(errors="surrogateescape")

    def json(self, arguments: Sequence[str], **options: Any) -> Any:
        """What the program prints, read as one JSON value."""
        return json.loads(self.run(arguments, **options))
