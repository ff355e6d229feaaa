"""What all tests need: the program, specs to draw, and a look at what is left running."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

REPOSITORY = Path(__file__).resolve().parents[2]
FAULTY = Path(__file__).with_name("faulty_program.py")


@pytest.fixture(scope="session")
def program() -> str:
    """The program that was built last, or the one that TABLEMOCK names."""
    return os.environ.get("TABLEMOCK", str(REPOSITORY / ".build/tests/release/tablemock"))


@pytest.fixture
def faulty(program: str, tmp_path: Path) -> str:
    """A program whose worker crashes and hangs where a job says so."""
    path = tmp_path / "faulty"
    path.write_text(f'#!/bin/sh\nTABLEMOCK="{program}" exec {sys.executable} {FAULTY} "$@"\n')
    path.chmod(0o755)
    return str(path)


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """The folder that a server for coding agents is given; what is beside it is none of its business."""
    (tmp_path / "root").mkdir()
    (tmp_path / "secret.yaml").write_text("size: {width: 200, height: 100}\ntableView:\n  rows: [Secret]\n")
    return tmp_path / "root"


def children() -> set[int]:
    """The processes that this one has started and that have not ended."""
    listed = subprocess.run(["ps", "-o", "pid=,comm=", "--ppid", str(os.getpid())], capture_output=True, check=False)
    lines = (line.split() for line in listed.stdout.decode().splitlines())
    return {int(pid) for pid, name, *_ in lines if name != "ps"}


@pytest.fixture(autouse=True)
def nothing_is_left() -> Iterator[None]:
    """Fails a test that leaves a process or a thread of the package behind."""
    before = children()
    yield
    end = time.monotonic() + 5
    while time.monotonic() < end and (children() - before):
        time.sleep(0.05)
    assert children() - before == set()
    assert [thread.name for thread in threading.enumerate() if thread.name.startswith("tablemock")] == []


def write_specs(folder: Path, count: int) -> None:
    """Small specs that all look different."""
    folder.mkdir(parents=True)
    for number in range(count):
        (folder / f"s{number:04}.yaml").write_text(
            "theme: ios6\nscale: 1\nsize: {width: 120, height: 60}\ntableView:\n  sections:\n    - rows:\n"
            f"        - textLabel: Row {number}\n"
        )
