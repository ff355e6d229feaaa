"""A cluster of hosts with networks of their own, one of which is cut off in the middle."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("distributed")

from tests.conftest import write_specs
from tests.test_dask import batch, pictures

COUNT = 200
# A worker that is cut off is missed after this long; Dask's own is five minutes.
PATIENCE = {
    "DASK_DISTRIBUTED__SCHEDULER__WORKER_TTL": "10s",
    "DASK_DISTRIBUTED__COMM__TIMEOUTS__TCP": "12s",
    "DASK_DISTRIBUTED__COMM__TIMEOUTS__CONNECT": "4s",
}


class Network:
    """A host for the scheduler and one for each worker, each worker with a cable to the scheduler."""

    def __init__(self, log: Path) -> None:
        self._name = f"tm{os.getpid()}"
        self._log = log
        self._hosts: list[str] = []
        self._processes: list[subprocess.Popen[bytes]] = []

    def lay(self, workers: int) -> None:
        """Makes the hosts and cables."""
        self._add("s")
        for number in range(1, workers + 1):
            host, cable = self._add(f"w{number}"), f"c{number}"
            self._ip(
                "link", "add", cable, "netns", self._hosts[0], "type", "veth", "peer", "name", "eth0", "netns", host
            )
            for where, name, end in ((self._hosts[0], cable, 1), (host, "eth0", 2)):
                self._ip("-n", where, "addr", "add", f"10.0.{number}.{end}/30", "dev", name)
                self._ip("-n", where, "link", "set", name, "up")

    @staticmethod
    def _ip(*words: str) -> None:
        subprocess.run(["ip", *words], check=True, capture_output=True)

    def _add(self, name: str) -> str:
        host = f"{self._name}{name}"
        self._ip("netns", "add", host)
        self._hosts.append(host)
        self._ip("-n", host, "link", "set", "lo", "up")
        return host

    def start(self, host: int, *words: str, folder: Path) -> subprocess.Popen[bytes]:
        """Starts a module of Python on a host."""
        with self._log.open("ab") as log:
            process = subprocess.Popen(
                ["ip", "netns", "exec", self._hosts[host], sys.executable, "-m", *words],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE if words[0] == "tablemock.dask" else log,
                stderr=log,
                cwd=folder,
                env={**os.environ, **PATIENCE},
            )
        self._processes.append(process)
        return process

    def cut(self, number: int) -> None:
        """Takes a worker's cable out."""
        self._ip("-n", self._hosts[0], "link", "set", f"c{number}", "down")

    def close(self) -> None:
        """Ends all processes and takes the hosts away."""
        for process in reversed(self._processes):
            process.kill()
            process.wait()
            if process.stdout is not None:
                process.stdout.close()
        for host in self._hosts:
            subprocess.run(["ip", "netns", "del", host], check=False, capture_output=True)


@pytest.fixture
def network(tmp_path: Path) -> Iterator[Network]:
    network = Network(tmp_path / "log")
    try:
        network.lay(3)
        yield network
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("this machine makes no networks")
    finally:
        network.close()


@pytest.mark.skipif(os.getuid() != 0 or shutil.which("ip") is None, reason="networks need root and the program ip")
def test_a_worker_that_is_cut_off_loses_nothing(program: str, tmp_path: Path, network: Network) -> None:
    write_specs(tmp_path / "s", COUNT)
    batch(program, tmp_path, "s", "-o", "one")
    network.start(
        0, "distributed.cli.dask_scheduler", "--host", "tcp://0.0.0.0:8786", "--no-dashboard", folder=tmp_path
    )
    for number in (1, 2, 3):
        options = ("--nthreads", "1", "--no-nanny", "--no-dashboard", "--memory-limit", "0")
        address = f"tcp://10.0.{number}.1:8786"
        network.start(number, "distributed.cli.dask_worker", address, *options, folder=tmp_path)
    time.sleep(2)
    words = ("tcp://127.0.0.1:8786", "--program", program, "--chunk", "4", "--", "s", "-o", "many")
    run = network.start(0, "tablemock.dask", *words, folder=tmp_path)
    assert run.stdout is not None
    for _ in range(COUNT // 4):
        assert run.stdout.readline()
    network.cut(2)
    assert len(run.stdout.readlines()) == COUNT - COUNT // 4
    assert run.wait(timeout=60) == 0
    assert pictures(tmp_path / "many") == pictures(tmp_path / "one")
