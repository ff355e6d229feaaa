"""A preview that runs over a folder of its own, and the browser that looks at it."""

import json
import os
import shutil
import socket
import subprocess
import time

from browser import PATIENCE, Browser

ENVIRONMENT = {name: value for name, value in os.environ.items() if name != "CI"}
SETTLED = "document.body.dataset.findings !== undefined"
SHOWN = "document.querySelector('#title').textContent"


def spec(*rows, head=""):
    lines = "".join(f"    - {{textLabel: {json.dumps(row, ensure_ascii=False)}}}\n" for row in rows)
    return f"{head}tableView:\n  rows:\n{lines}"


class Preview:
    def __init__(self, program, folder):
        self.program = program
        self.folder = folder
        self.process = None
        self.browser = None

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.browser:
            self.browser.__exit__()
        if self.process:
            self.end()

    def write(self, name, text):
        """Writes a file as most editors do: a new one in the place of the old."""
        path = os.path.join(self.folder, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        data = text if isinstance(text, bytes) else text.encode()
        with open(path + ".draft", "wb") as file:
            file.write(data)
        os.rename(path + ".draft", path)

    def remove(self, name):
        path = os.path.join(self.folder, name)
        shutil.rmtree(path) if os.path.isdir(path) else os.remove(path)

    def start(self, *inputs, options=()):
        return self.run("preview", *options, "--", *(inputs or ["screens"]))

    def run(self, *arguments):
        """Starts a verb that serves pages, and reads their address."""
        self.process = subprocess.Popen(
            [self.program, *arguments], cwd=self.folder, stdin=subprocess.DEVNULL, env=ENVIRONMENT,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True)
        self.url = self.process.stdout.readline().decode().strip()
        if not self.url:
            raise AssertionError(self.process.stderr.read().decode())
        self.port = int(self.url.split(":")[2].split("/")[0])
        self.token = self.url.rstrip("/").rsplit("/", 1)[1]
        return self

    def end(self, number=15):
        if self.process.poll() is None:
            self.process.send_signal(number)
        status = self.process.wait(PATIENCE)
        self.process.stdout.close()
        self.process.stderr.close()
        self.process = None
        return status

    def open(self, hash="", width=1440, height=900, dark=False):
        page = self.page(hash, width, height, dark)
        page.until(SETTLED)
        return page

    def page(self, hash, width, height, dark):
        if self.browser is None:
            self.browser = Browser(reaches="127.0.0.1")
        return self.browser.open(self.url + hash, width, height, dark)

    def connect(self):
        return socket.create_connection(("127.0.0.1", self.port), PATIENCE)

    def ask(self, path, host=None, fields=(), method="GET", prefix=None, body=b""):
        """The status, the fields and the body of an answer."""
        lines = [f"{method} {(f'/{self.token}/' if prefix is None else prefix) + path} HTTP/1.1"]
        lines += [f"Host: {host or f'127.0.0.1:{self.port}'}", "Connection: close", *fields, "", ""]
        with self.connect() as connection:
            connection.sendall("\r\n".join(lines).encode() + body)
            return answer(connection)

    def resident(self):
        """The memory that the program has, in bytes."""
        with open(f"/proc/{self.process.pid}/status", encoding="ascii") as file:
            line = next(line for line in file if line.startswith("VmRSS:"))
        return int(line.split()[1]) * 1024


def answer(connection):
    data = b""
    while True:
        part = connection.recv(1 << 16)
        if not part:
            break
        data += part
    head, _, body = data.partition(b"\r\n\r\n")
    lines = head.decode("latin-1").split("\r\n")
    status = int(lines[0].split()[1]) if head else 0
    return status, dict(line.split(": ", 1) for line in lines[1:]), body


def until(condition):
    """Waits for a condition; a connection that a full server ends is one that does not hold yet."""

    def holds():
        try:
            return condition()
        except ConnectionError:
            return False

    end = time.monotonic() + PATIENCE
    while not holds():
        if time.monotonic() > end:
            raise AssertionError("this did not come true")
        time.sleep(0.01)
