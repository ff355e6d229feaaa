#!/usr/bin/env python3
"""What slow and lost workers cost a batch, by how its jobs are handed out; a simulation, without any cluster.

    Benchmarks/cluster.py [WORKERS [SEED]]

Each picture takes a time from a distribution with a long tail. One worker in eight is slower by a factor of four, and in
the second table workers are lost at random and come back after a minute. “Shards” cuts the plan into as many parts as
there are workers, or several times as many, each drawn by `batch --shard` and begun anew with --resume; “chunks” is
what `tablemock.dask` does: two chunks a worker ahead, and chunks of the lost given to others. The numbers are the
share of all workers' time that went into pictures: 1 is as if nothing ever waited. “Paid” is what all workers together
cost until the last picture, in hours and at a price that clouds ask for a small machine.
"""

import heapq
import random
import statistics
import sys

DOLLARS_AN_HOUR = 0.05
JOBS = 100_000
SECONDS = 0.02
SLOW_SHARE, SLOW_FACTOR = 1 / 8, 4.0
HAND_OUT = 0.005
START = 1.0
BACK_AFTER = 60.0
ROUNDS = 5


def makespan(numbers, workers, parts, lifetime, *, resumes, ahead):
    """The seconds until all parts are drawn, and the share of the workers' capacity that went into pictures."""
    speeds = [SLOW_FACTOR if number < workers * SLOW_SHARE else 1.0 for number in range(workers)]
    numbers.shuffle(speeds)
    left = list(reversed(parts))
    free = [(START, worker) for worker in range(workers)]
    heapq.heapify(free)
    ends = [numbers.expovariate(1 / lifetime) if lifetime else float("inf") for _ in range(workers)]
    last = 0.0
    hidden = HAND_OUT if ahead < 2 else 0.0
    while left:
        now, worker = heapq.heappop(free)
        if now >= ends[worker]:
            ends[worker] = now + BACK_AFTER + numbers.expovariate(1 / lifetime)
            heapq.heappush(free, (now + BACK_AFTER + START, worker))
            continue
        part = left.pop()
        took = part * speeds[worker] + hidden
        if now + took > ends[worker]:
            done = max(0.0, ends[worker] - now - hidden) / speeds[worker]
            # A journal keeps what was drawn; a chunk is drawn from its beginning.
            left.append(part - done if resumes else part)
            heapq.heappush(free, (ends[worker], worker))
            continue
        last = max(last, now + took)
        heapq.heappush(free, (now + took, worker))
    capacity = sum(1 / speed for speed in speeds)
    return last, sum(parts) / (capacity * last)


def parts_of(numbers, count):
    """The times of parts, each with as many pictures as the others."""
    jobs = [SECONDS * numbers.lognormvariate(-0.5, 1.0) for _ in range(JOBS)]
    return [sum(jobs[start::count]) for start in range(count)]


def table(workers, seed, lifetime):
    """Prints a row for each way of handing out."""
    print(f"{'handed out':>24} {'parts':>8} {'seconds':>9} {'of capacity':>12} {'paid hours':>11} {'dollars':>8}")
    ways = [("shards", workers * times, True, 1) for times in (1, 4, 16)]
    ways += [("chunks", JOBS // size, False, 2) for size in (256, 64, 16, 4)]
    for name, count, resumes, ahead in ways:
        results = []
        for number in range(ROUNDS):
            numbers = random.Random(seed * 1000 + number)
            results.append(makespan(numbers, workers, parts_of(numbers, count), lifetime, resumes=resumes, ahead=ahead))
        seconds, share = (statistics.median(column) for column in zip(*results, strict=True))
        label = f"{name} of {JOBS // count}"
        hours = workers * seconds / 3600
        print(f"{label:>24} {count:8} {seconds:9.1f} {share:12.2f} {hours:11.2f} {hours * DOLLARS_AN_HOUR:8.3f}")


def main():
    workers, seed = (int(word) for word in (sys.argv[1:] + ["100", "1"][len(sys.argv) - 1 :])[:2])
    print(f"{JOBS} pictures of {SECONDS * 1000:.0f} ms, {workers} workers, one in {1 / SLOW_SHARE:.0f} slower by {SLOW_FACTOR:.0f}")
    table(workers, seed, None)
    print("\nthe same, and each worker is lost every 60 seconds on average and away for 60")
    table(workers, seed, 60.0)


main()
