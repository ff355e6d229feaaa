"""Where the program is found, with and without the wheel that brings it."""

from __future__ import annotations

import sysconfig
from pathlib import Path

import pytest

from tablemock import Program, ProgramMissing
from tablemock import program as module


def put_program(folder: Path, *, is_carried: bool) -> Path:
    """A program in the folder bin of an environment, with or without what a wheel puts beside it."""
    path = folder / "bin" / "tablemock"
    path.parent.mkdir(parents=True)
    path.write_text("#!/bin/sh\n")
    path.chmod(0o755)
    if is_carried:
        (folder / "libexec" / "tablemock").mkdir(parents=True)
    return path


@pytest.fixture(autouse=True)
def package(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The folder that this package is installed in, with no program to be found anywhere."""
    packages = tmp_path / "lib" / "site-packages"
    monkeypatch.setattr(module, "__file__", str(packages / "tablemock" / "program.py"))
    monkeypatch.setenv("PATH", str(tmp_path / "nowhere"))
    monkeypatch.delenv("TABLEMOCK", raising=False)
    return packages


@pytest.mark.parametrize("kind", ["purelib", "platlib"])
def test_the_program_of_the_environment_comes_before_that_on_the_path(
    kind: str, package: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = put_program(tmp_path, is_carried=True)
    other = put_program(tmp_path / "other", is_carried=False)
    places = {kind: str(package), "scripts": str(tmp_path / "bin")}
    monkeypatch.setattr(sysconfig, "get_scheme_names", lambda: ("venv",))
    monkeypatch.setattr(sysconfig, "get_path", lambda name, scheme: places.get(name, "/nowhere"))
    monkeypatch.setenv("PATH", str(other.parent))
    assert Program().path == str(own)
    monkeypatch.setenv("TABLEMOCK", str(other))
    assert Program().path == str(other)
    assert Program(own).path == str(own)


def test_the_program_of_a_target_folder_is_found(package: Path) -> None:
    own = put_program(package, is_carried=True)
    assert Program().path == str(own)


def test_a_program_without_its_libraries_is_not_the_wheels(package: Path) -> None:
    put_program(package, is_carried=False)
    with pytest.raises(ProgramMissing):
        Program()
