#!/usr/bin/env python3
"""Measures how long an editor waits for `tablemock language-server` in a spec of many rows.

    Benchmarks/editor.py TABLEMOCK [ROWS]

Each line is the time from a message to its answer, in milliseconds: the median and the longest of some. Before each
answer a character of the document is changed, so that nothing of an earlier one can be repeated, except in the line
“again”.
"""

import json
import statistics
import subprocess
import sys
import time

REPETITIONS = 30
URI = "file:///nowhere/rows.yaml"


class Server:
    """A language server, driven over pipes."""

    def __init__(self, program):
        self.process = subprocess.Popen(
            [program, "language-server"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        self.last = 0
        self.request("initialize", {"capabilities": {}})

    def send(self, message):
        content = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(content) + content)
        self.process.stdin.flush()

    def receive(self):
        length = 0
        while (line := self.process.stdout.readline().strip()) or not length:
            if not line and self.process.poll() is not None:
                sys.exit("editor.py: the server has ended")
            if line.lower().startswith(b"content-length:"):
                length = int(line.split(b":")[1])
        return json.loads(self.process.stdout.read(length))

    def notify(self, method, params):
        self.send({"method": method, "params": params})

    def request(self, method, params):
        self.last += 1
        self.send({"id": self.last, "method": method, "params": params})
        while (answer := self.receive()).get("id") != self.last:
            pass
        return answer["result"]

    def findings(self, is_wanted):
        while True:
            message = self.receive()
            if message.get("method") == "textDocument/publishDiagnostics" and is_wanted(message["params"]):
                return message["params"]["diagnostics"]

    def end(self):
        self.request("shutdown", None)
        self.notify("exit", None)
        return self.process.wait()


def document(rows):
    """A spec that nothing is wrong with, of so many rows."""
    lines = ["theme: ios8", "tableView:", "  style: grouped", "  rows:"]
    for row in range(rows):
        lines.append(f"    - textLabel: Row {row}")
        lines.append("      detailTextLabel: Detail")
        lines.append("      style: value1")
        lines.append("      accessoryType: disclosureIndicator")
    return "\n".join(lines) + "\n"


def report(name, times):
    print(f"  {name:44} {statistics.median(times):7.1f} {max(times):7.1f}")


def main():
    program = sys.argv[1]
    rows = int(sys.argv[2]) if len(sys.argv) > 2 else 2000
    server = Server(program)
    text = document(rows)
    version = 1
    item = {"uri": URI, "languageId": "yaml", "version": version, "text": text}
    server.notify("textDocument/didOpen", {"textDocument": item})
    server.findings(lambda params: params.get("version") == 1)
    middle = 4 + 4 * (rows // 2)

    def change(line, start, end, new):
        nonlocal version
        version += 1
        place = {"start": {"line": line, "character": start}, "end": {"line": line, "character": end}}
        server.notify(
            "textDocument/didChange",
            {
                "textDocument": {"uri": URI, "version": version},
                "contentChanges": [{"range": place, "text": new}],
            },
        )

    def measure(name, method, params, changes=True):
        times = []
        for repetition in range(REPETITIONS):
            start = time.perf_counter()
            if changes:
                change(middle, 17, 18, "RS"[repetition % 2])
            result = server.request(method, {"textDocument": {"uri": URI}, **params})
            times.append((time.perf_counter() - start) * 1000)
            if not result:
                sys.exit(f"editor.py: {method} has no result")
        report(name, times)

    print(f"{rows} rows, {len(text)} bytes: milliseconds, median and longest of {REPETITIONS}")
    key = {"position": {"line": middle + 3, "character": 10}}
    measure("completion of a key, after a change", "textDocument/completion", key)
    word = {"position": {"line": middle + 3, "character": 25}}
    measure("completion of a word, after a change", "textDocument/completion", word)
    measure("hover, after a change", "textDocument/hover", key)
    measure("hover, again", "textDocument/hover", key, changes=False)
    measure("symbols, after a change", "textDocument/documentSymbol", {})

    times = []
    for repetition in range(REPETITIONS):
        start = time.perf_counter()
        change(middle + 3, 6, 19, "acessoryType ")
        found = server.findings(lambda params: params.get("version") == version and params["diagnostics"])
        times.append((time.perf_counter() - start) * 1000)
        if "unknown key" not in found[0]["message"]:
            sys.exit("editor.py: the mistake was not found")
        change(middle + 3, 6, 19, "accessoryType")
        server.findings(lambda params: params.get("version") == version and not params["diagnostics"])
    report("a mistake is told, after a change", times)

    times = []
    for repetition in range(5):
        start = time.perf_counter()
        change(middle + 1, 23, 23, " and much more than there is room for in a row of any table")
        server.findings(lambda params: params.get("version") == version and params["diagnostics"])
        times.append((time.perf_counter() - start) * 1000)
        change(middle + 1, 23, 82, "")
        server.findings(lambda params: params.get("version") == version and not params["diagnostics"])
    report("what rules say of the drawn screen", times)
    peak = next(line for line in open(f"/proc/{server.process.pid}/status") if line.startswith("VmHWM"))
    print(f"  {'memory at its peak, in kB':44} {peak.split()[1]:>7}")
    if server.end() != 0:
        sys.exit("editor.py: the server did not end well")


if __name__ == "__main__":
    main()
