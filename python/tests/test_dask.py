"""Batches on a scheduler and workers of their own processes, on loopback."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("distributed")

from distributed import Client, LocalCluster

from tablemock.dask import main, run
from tablemock.errors import StackMismatch
from tablemock.plan import plan
from tablemock.plugin import check
from tablemock.records import JOURNAL, RESULTS, Answer, Summary
from tests.conftest import write_specs

# `make thorough` draws as many as a night's work has.
COUNT = 2000 if os.environ.get("TABLEMOCK_THOROUGH") == "1" else 400


class Cluster:
    """A scheduler and workers, each a process, that all end with the test."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "scheduler.json"
        self._folder = folder
        self._processes: list[subprocess.Popen[bytes]] = []
        self.workers: list[subprocess.Popen[bytes]] = []
        self._start("dask_scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard")

    def _start(self, module: str, *arguments: str, program: str | None = None) -> subprocess.Popen[bytes]:
        environment = dict(os.environ) if program is None else {**os.environ, "TABLEMOCK": program}
        with (self._folder / f"{module}.log").open("ab") as log:
            process = subprocess.Popen(
                [sys.executable, "-m", f"distributed.cli.{module}", "--scheduler-file", str(self.file), *arguments],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                cwd=self._folder,
                env=environment,
            )
        self._processes.append(process)
        return process

    def add_worker(self, program: str | None = None) -> subprocess.Popen[bytes]:
        """One more worker of a single thread, which has a program of its own where one is given."""
        options = ("--nthreads", "1", "--no-nanny", "--no-dashboard", "--host", "127.0.0.1", "--memory-limit", "0")
        self.workers.append(self._start("dask_worker", *options, program=program))
        return self.workers[-1]

    def client(self) -> Client:
        """A client, once the scheduler can be reached."""
        end = time.monotonic() + 30
        while not self.file.exists() and time.monotonic() < end:
            time.sleep(0.05)
        return Client(scheduler_file=str(self.file), timeout=30)

    def close(self) -> None:
        """Ends all processes."""
        for process in reversed(self._processes):
            process.terminate()
        for process in self._processes:
            try:
                process.wait(timeout=5)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    folder = tmp_path / "cluster"
    folder.mkdir()
    cluster = Cluster(folder)
    yield cluster
    cluster.close()


def batch(program: str, folder: Path, *arguments: str) -> None:
    subprocess.run([program, "batch", *arguments, "--quiet"], cwd=folder, check=True, capture_output=True)


def pictures(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.rglob("*.png"))}


def lines_of_pictures(journal: Path) -> list[bytes]:
    """What a journal says of pictures, without the line that says which file it is."""
    return sorted(line for line in journal.read_bytes().splitlines() if not line.startswith(b'{"journal"'))


def without_times(path: Path) -> Any:
    results = json.loads(path.read_bytes())
    for result in results["results"]:
        del result["milliseconds"]
    del results["summary"]["seconds"]
    return results


def test_workers_that_are_killed_lose_nothing(program: str, tmp_path: Path, cluster: Cluster) -> None:
    """Two workers are killed in the middle, one takes their place, the client goes, and another goes on."""
    write_specs(tmp_path / "s", COUNT)
    batch(program, tmp_path, "s", "-o", "one")
    for _ in range(3):
        cluster.add_worker()
    seen: list[str] = []

    def disturb(answer: Answer, summary: Summary) -> None:
        seen.append(answer.members["output"])
        done = len(seen)
        if done == COUNT // 8:
            cluster.workers[0].send_signal(signal.SIGKILL)
        elif done == COUNT // 4:
            cluster.workers[1].send_signal(signal.SIGKILL)
            cluster.add_worker()
        elif done == COUNT // 2:
            raise KeyboardInterrupt

    with plan(None, "s", "-o", "many", root=tmp_path, program=program) as jobs:
        with cluster.client() as client:
            client.wait_for_workers(3, timeout=30)
            first = run(client, jobs, chunk=4, program=program, on_answer=disturb)
        assert first.interrupted and first.status == 130
        with cluster.client() as client:
            last = run(client, jobs, chunk=4, program=program, resume=True)
    assert last.written + last.unchanged == COUNT
    assert last.unchanged >= COUNT // 2 - 4
    assert last.status == 0
    assert pictures(tmp_path / "many") == pictures(tmp_path / "one")
    assert not list((tmp_path / "many").rglob("*.tmp*"))
    # What the cluster made, one machine takes for its own.
    batch(program, tmp_path, "s", "-o", "many", "--resume")
    assert json.loads((tmp_path / "many" / RESULTS).read_bytes())["summary"]["unchanged"] == COUNT


@pytest.mark.parametrize(
    "boxes",
    [
        (),
        ("--boxes", "jsonl", "--splits", "train=3,test=1"),
        ("--boxes", "coco", "--box-detail", "words", "--splits", "train=3,test=1"),
    ],
    ids=["plain", "jsonl", "coco"],
)
def test_records_are_those_of_one_machine(
    program: str, tmp_path: Path, cluster: Cluster, boxes: tuple[str, ...]
) -> None:
    write_specs(tmp_path / "s", 20)
    (tmp_path / "s" / "two.yaml").write_text(
        "name: a\ntableView: {sections: [{rows: [{textLabel: A}]}]}\n---\n"
        "name: b\ntableView: {sections: [{rows: [{textLabel: B}]}]}\n"
    )
    (tmp_path / "s" / "wrong.yaml").write_text("tableView: {rowz: []}\n")
    arguments = ("s", "--theme", "ios6,ios7", "--scale", "2", "--format", "png,svg", *boxes)
    subprocess.run([program, "batch", *arguments, "-o", "one", "--quiet"], cwd=tmp_path, check=False)
    cluster.add_worker()
    cluster.add_worker()
    with cluster.client() as client, plan(None, *arguments, "-o", "two", root=tmp_path, program=program) as jobs:
        summary = run(client, jobs, chunk=5, program=program)
    # Workers tell what is wrong with inputs, which a plan only looks into.
    assert summary.failed == 4 and summary.status == 1 and not jobs.has_problems
    one, two = without_times(tmp_path / "one" / RESULTS), without_times(tmp_path / "two" / RESULTS)
    assert json.dumps(two).replace('"two/', '"one/') == json.dumps(one)
    journals = [lines_of_pictures(tmp_path / name / JOURNAL) for name in ("one", "two")]
    assert journals[0] == journals[1]
    for name in ("boxes.jsonl", "boxes.coco.json"):
        files = [path.read_bytes() for number in ("one", "two") if (path := tmp_path / number / name).exists()]
        assert len(files) == (2 if boxes and boxes[1] == name.split(".")[1].removesuffix(".json") else 0)
        assert files[:1] == files[1:]


@pytest.mark.parametrize("output", [".", "./out/", "../out", ""])
def test_names_in_the_journal_are_those_of_one_machine(program: str, tmp_path: Path, output: str) -> None:
    """So that it finds them, wherever the pictures are."""
    root = tmp_path / "root"
    write_specs(root / "s", 2)
    output = output or str(tmp_path / "whole")
    with ExitStack() as stack:
        cluster = stack.enter_context(
            LocalCluster(n_workers=1, threads_per_worker=1, processes=False, dashboard_address=None)
        )
        client = stack.enter_context(Client(cluster))
        jobs = stack.enter_context(plan(None, "s", "-o", output, root=root, program=program))
        assert run(client, jobs, program=program).written == 2
    batch(program, root, "s", "-o", output, "--resume")
    assert json.loads((root / output / RESULTS).read_bytes())["summary"]["unchanged"] == 2


def test_faults_of_jobs_are_told_and_the_rest_is_drawn(faulty: str, program: str, tmp_path: Path) -> None:
    write_specs(tmp_path / "s", 8)
    for name in ("crash", "hang"):
        (tmp_path / "s" / f"{name}.yaml").write_text((tmp_path / "s" / "s0000.yaml").read_text())
    with ExitStack() as stack:
        cluster = stack.enter_context(
            LocalCluster(n_workers=2, threads_per_worker=1, processes=False, dashboard_address=None)
        )
        client = stack.enter_context(Client(cluster))
        jobs = stack.enter_context(plan(None, "s", "-o", "out", root=tmp_path, program=program))
        summary = run(client, jobs, chunk=3, program=faulty, seconds=4, retries=0)
    assert (summary.written, summary.failed, summary.status) == (8, 2, 1)
    results = json.loads((tmp_path / "out" / RESULTS).read_bytes())["results"]
    failed = {
        result["input"]: result["diagnostics"][0]["message"] for result in results if result["status"] == "failed"
    }
    assert "signal 9" in failed["s/crash.yaml"]
    assert "seconds" in failed["s/hang.yaml"]


@pytest.fixture
def other_program(program: str, tmp_path: Path) -> str:
    """A program that says that it draws with another version of a library."""
    other = tmp_path / "other"
    other.write_text(f'#!/bin/sh\n"{program}" "$@" | sed "s/^cairo .*/cairo 0.1/"\n')
    other.chmod(0o755)
    return str(other)


def test_a_worker_that_comes_late_with_other_fonts_goes(  # noqa: PLR0917
    program: str,
    other_program: str,
    tmp_path: Path,
    cluster: Cluster,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """The run goes on, and says why it has one worker less."""
    monkeypatch.setenv("TABLEMOCK", program)
    write_specs(tmp_path / "s", 60)
    cluster.add_worker()

    def disturb(answer: Answer, summary: Summary) -> None:
        if summary.written == 10:
            cluster.add_worker(other_program).wait(timeout=30)

    with cluster.client() as client, plan(None, "s", "-o", "out", root=tmp_path) as jobs:
        client.wait_for_workers(1, timeout=30)
        summary = run(client, jobs, chunk=5, on_answer=disturb)
        assert len(client.scheduler_info()["workers"]) == 1
    assert (summary.written, summary.failed) == (60, 0)
    assert "would draw otherwise" in caplog.text and "cairo 0.1" in caplog.text


def test_a_worker_with_other_fonts_is_refused(program: str, other_program: str, tmp_path: Path) -> None:
    write_specs(tmp_path / "s", 2)
    with ExitStack() as stack:
        cluster = stack.enter_context(
            LocalCluster(n_workers=1, threads_per_worker=1, processes=False, dashboard_address=None)
        )
        client = stack.enter_context(Client(cluster))
        jobs = stack.enter_context(plan(None, "s", "-o", "out", root=tmp_path, program=program))
        with pytest.raises(StackMismatch, match=r"cairo 0\.1"):
            run(client, jobs, program=other_program)
        with pytest.raises(StackMismatch, match="no program"):
            run(client, jobs, program="/nowhere/tablemock")
    assert pictures(tmp_path / "out") == {}


def test_a_mismatch_says_what_is_otherwise() -> None:
    with pytest.raises(StackMismatch, match="instead: b 2"):
        check(("a", "b 1"), ("a", "b 2"), "tcp://x")


STACK = ("tablemock 0.1.0 511c942f3ea15e24", "cairo 1.16.0", "fonts-inter Inter-Bold 0a5b20f2361f64ec")


@pytest.mark.parametrize(
    "other",
    [
        STACK,
        ("tablemock 0.2.0 511c942f3ea15e24", *STACK[1:]),
        (*STACK[:2], "bundle Inter-Bold 0a5b20f2361f64ec"),
        (STACK[0], STACK[2], STACK[1]),
    ],
)
def test_what_decides_no_picture_is_no_mismatch(other: tuple[str, ...]) -> None:
    check(STACK, other, "tcp://x")


@pytest.mark.parametrize(
    "other",
    [
        ("tablemock 0.1.0 611c942f3ea15e24", *STACK[1:]),
        (STACK[0], "cairo 1.18.0", STACK[2]),
        (*STACK[:2], "fonts-inter Inter-Bold 1a5b20f2361f64ec"),
        STACK[:2],
        (*STACK, "fonts-inter Inter-Thin 2a5b20f2361f64ec"),
    ],
)
def test_what_decides_pictures_is_a_mismatch(other: tuple[str, ...]) -> None:
    for one, another in ((STACK, other), (other, STACK)):
        with pytest.raises(StackMismatch, match="tcp://x would draw otherwise"):
            check(one, another, "tcp://x")


def test_a_worker_of_another_version_that_draws_alike_is_taken(program: str, tmp_path: Path) -> None:
    newer = tmp_path / "newer"
    newer.write_text(f'#!/bin/sh\nif [ "$1" = --version ]; then "{program}" "$@" | sed "1s/ [^ ]* / 9.9.9 /"\n')
    newer.write_text(newer.read_text() + f'else exec "{program}" "$@"; fi\n')
    newer.chmod(0o755)
    write_specs(tmp_path / "s", 2)
    with ExitStack() as stack:
        cluster = stack.enter_context(
            LocalCluster(n_workers=1, threads_per_worker=1, processes=False, dashboard_address=None)
        )
        client = stack.enter_context(Client(cluster))
        jobs = stack.enter_context(plan(None, "s", "-o", "out", root=tmp_path, program=program))
        assert run(client, jobs, program=newer).written == 2


def test_the_command_draws_and_has_the_status_of_a_batch(
    program: str, tmp_path: Path, cluster: Cluster, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    write_specs(tmp_path / "s", 3)
    cluster.add_worker()
    with cluster.client() as client:
        client.wait_for_workers(1, timeout=30)
    monkeypatch.chdir(tmp_path)
    words = [str(cluster.file), "--program", program, "--", "s", "-o", "out"]
    assert main(words) == 0
    assert capsys.readouterr().out.splitlines() == [f"out/s000{n}.png" for n in range(3)]
    assert main([str(cluster.file), "--resume", *words[1:]]) == 0
    assert "3 unchanged" in capsys.readouterr().err
    assert main([*words[:3], "--", "nowhere"]) == 1
    assert "nowhere" in capsys.readouterr().err
    if os.getuid() != 0:
        (tmp_path / "out").chmod(0o500)
        assert main(words) == 1
