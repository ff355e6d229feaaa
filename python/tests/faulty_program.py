"""Stands for the program; its worker ends by a signal over jobs named “crash”, and answers none named “hang”.

Jobs named “once” crash it the first time alone. It answers jobs named “twice” two times, those named “other” by the
answer to another, and those named “noise” by what is no answer, “name” with no JSON as the id and “empty” with nothing
but the id.
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

REAL = os.environ["TABLEMOCK"]

if sys.argv[1] != "worker":
    os.execv(REAL, [REAL, *sys.argv[1:]])

worker = subprocess.Popen([REAL, *sys.argv[1:]], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
assert worker.stdin is not None and worker.stdout is not None
for line in sys.stdin.buffer:
    if b"once.yaml" in line and not Path("once.mark").exists():
        Path("once.mark").touch()
        os.kill(os.getpid(), signal.SIGKILL)
    if b"crash.yaml" in line:
        os.kill(os.getpid(), signal.SIGKILL)
    if b"hang.yaml" in line:
        time.sleep(60)
    worker.stdin.write(line)
    worker.stdin.flush()
    answer = worker.stdout.readline()
    if b"twice.yaml" in line:
        answer += answer
    if b"other.yaml" in line:
        answer = re.sub(rb'"id": [^,]*', b'"id": 987654', answer, count=1)
    if b"noise.yaml" in line:
        answer = b"warning: something else\n"
    if b"name.yaml" in line:
        answer = b'{"id": someone, "status": "failed", "diagnostics": []}\n'
    if b"empty.yaml" in line:
        answer = re.sub(rb", .*", b"}", answer)
        answer = answer.replace(b"}", b', "more": 1}')
    sys.stdout.buffer.write(answer)
    sys.stdout.buffer.flush()
worker.stdin.close()
sys.exit(worker.wait())
