#!/usr/bin/env python3
"""What the package for Python adds to a picture, and two workers of Dask against two threads of a batch.

    Benchmarks/python.py PROGRAM [COUNT]

Run it with a Python that has the package with its extra `dask`, such as that of `make python`. Each pair is measured in
turn, several times, and the median is printed.
"""

import resource
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from distributed import Client, LocalCluster
from tablemock import Program, Renderer
from tablemock.dask import plan, run
from tablemock.worker import Worker

ROUNDS = 5


def seconds(work):
    """How long something takes."""
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def overhead(program, folder, count):
    """Microseconds a job that the driver adds to a worker that reads a file and writes one."""
    with plan(None, "screens", "--scale", "1", "-o", "out", root=folder, program=program) as jobs:
        lines = list(jobs.jobs())[:count]
    text = b"".join(line + b"\n" for line in lines)

    def plain():
        subprocess.run([program, "worker"], input=text, stdout=subprocess.DEVNULL, cwd=folder, check=True)

    def driven():
        worker = Worker(Program(program), cwd=folder)
        assert sum(b'"written"' in answer for answer in worker.answers(lines)) == len(lines)
        worker.close()

    # The driver's own work can be hidden behind the worker's on two processors, so that it is counted by itself, too.
    used = time.process_time()
    driven()
    own = (time.process_time() - used) / len(lines)
    pairs = [(seconds(driven), seconds(plain)) for _ in range(ROUNDS)]
    added = statistics.median(one - other for one, other in pairs) / len(lines)
    print(f"driver: {added * 1e6:.0f} µs more a job than a pipe, {own * 1e6:.0f} µs of its own processor's time")


def one_by_one(program, folder, count):
    """Microseconds that `Renderer.render` takes besides what the worker says that it took."""
    specs = sorted((folder / "screens").rglob("*.yaml"))[:count]
    with Renderer(program) as renderer:
        renderer.render(specs[0], scale=1)
        used = time.process_time()
        took = seconds(lambda: [renderer.render(spec, scale=1) for spec in specs])
        own = (time.process_time() - used) / len(specs)
        print(f"render: {took / len(specs) * 1e6:.0f} µs a picture, {own * 1e6:.0f} µs of them the driver’s own")
        print(f"worker: {renderer.memory >> 20} MB at most")


def cluster(program, folder):
    """Two workers of Dask against two threads."""
    ratios = []
    with (
        LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None, memory_limit=0) as local,
        Client(local) as client,
    ):
        client.wait_for_workers(2)
        for number in range(ROUNDS):
            arguments = ["screens", "--scale", "1", "-o"]
            command = [program, "batch", *arguments, f"one-{number}", "--jobs", "2", "--quiet"]
            batch = seconds(lambda c=command: subprocess.run(c, cwd=folder, check=True, stdout=subprocess.DEVNULL))
            with plan(None, *arguments, f"two-{number}", root=folder, program=program) as jobs:
                drawn = seconds(lambda j=jobs: run(client, j, program=program))
                pictures = jobs.count
            ratios.append(batch / drawn)
            print(f"batch: {pictures / batch:.0f} a second, dask: {pictures / drawn:.0f} a second", flush=True)
    print(f"two workers: {statistics.median(ratios):.2f} of two threads")


def main():
    program = str(Path(sys.argv[1]).absolute())
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 4000
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        Program(program).run(["generate", "--seed", "1", "--count", str(count), "-o", "screens"], cwd=folder)
        overhead(program, folder, min(count, 1000))
        one_by_one(program, folder, min(count, 1000))
        cluster(program, folder)
    print(f"driver: {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss >> 10} MB at most")


if __name__ == "__main__":
    main()
