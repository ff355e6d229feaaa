#!/usr/bin/env python3
"""Measures a preview: from a save to the new picture at a client, and the memory over many saves.

    preview.py PROGRAM [SAVES [RELOADS]]

PROGRAM is tablemock as it was built for release; SAVES is 100 and RELOADS 1000 unless they are given. A save puts
a new file in the place of a spec of 30 rows, as editors do. The client listens to events as the page does, and asks for the
view when it hears of the change; the time ends with the last byte of the picture. Where the reader of SwiftUI lies
beside PROGRAM, saves of a view with as many rows are measured, too.
"""

import http.client
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time


def spec(number):
    rows = "".join(f"    - {{style: value1, textLabel: Row {row}, detailTextLabel: '{number}'}}\n" for row in range(30))
    return f"theme: ios8\ntableView:\n  rows:\n{rows}"


def view(number):
    rows = "".join(f"      LabeledContent(\"Row {row}\", value: \"{number}\")\n" for row in range(30))
    return f"import SwiftUI\n\nstruct ScreenView: View {{\n  var body: some View {{\n    List {{\n{rows}    }}\n  }}\n}}\n"


SOURCES = {"screen.yaml": spec, "ScreenView.swift": view}


def save(folder, number, name="screen.yaml"):
    draft = os.path.join(folder, "draft")
    with open(draft, "w", encoding="utf-8") as file:
        file.write(SOURCES[name](number))
    start = time.perf_counter()
    os.rename(draft, os.path.join(folder, name))
    return start


def resident(process):
    with open(f"/proc/{process.pid}/status", encoding="ascii") as file:
        return next(int(line.split()[1]) for line in file if line.startswith("VmRSS:")) / 1024


class Client:
    def __init__(self, url):
        self.host, self.token = url.split("/")[2:4]
        self.requests = http.client.HTTPConnection(self.host)
        listening = http.client.HTTPConnection(self.host)
        listening.request("GET", f"/{self.token}/events")
        self.events = listening.getresponse()

    def change(self):
        """Waits for the next change of a source."""
        while True:
            line = self.events.fp.readline()
            if line.startswith(b"data: "):
                event = json.loads(line[6:])
                if event["kind"] == "changed":
                    return event["source"]

    def view(self, source):
        self.requests.request("GET", f"/{self.token}/view?source={source['id']}&revision={source['revision']}")
        return self.requests.getresponse().read()


def measure(client, folder, saves, name):
    """Prints how long after a save a client hears of it, and has the picture."""
    heard, seen = [], []
    for number in range(saves):
        start = save(folder, number, name)
        source = client.change()
        heard.append(time.perf_counter() - start)
        client.view(source)
        seen.append(time.perf_counter() - start)
        time.sleep(0.02)
    for what, times in (("the event", heard), ("the picture", seen)):
        times = sorted(1000 * value for value in times)
        print(f"{name}, {what}: median {statistics.median(times):.1f} ms, "
              f"95 % within {times[int(0.95 * (len(times) - 1))]:.1f} ms, worst {times[-1]:.1f} ms")


def measure_swift(program, saves):
    with tempfile.TemporaryDirectory() as folder:
        save(folder, 0, "ScreenView.swift")
        process = subprocess.Popen([program, "preview", "--", os.path.join(folder, "ScreenView.swift")],
                                   stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        try:
            measure(Client(process.stdout.readline().decode().strip()), folder, saves, "ScreenView.swift")
        finally:
            process.terminate()
            process.wait()


def main():
    program, saves, reloads = sys.argv[1], *(int(word) for word in (sys.argv[2:] + ["100", "1000"][len(sys.argv) - 2:]))
    with tempfile.TemporaryDirectory() as folder:
        save(folder, 0)
        process = subprocess.Popen([program, "preview", "--", folder], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        try:
            client = Client(process.stdout.readline().decode().strip())
            measure(client, folder, saves, "screen.yaml")
            print(f"memory after {saves} saves: {resident(process):.1f} MB")
            for number in range(reloads):
                save(folder, f"reload {number}")
                client.view(client.change())
                if (number + 1) % max(1, reloads // 5) == 0:
                    print(f"memory after {number + 1} more: {resident(process):.1f} MB")
        finally:
            process.terminate()
            process.wait()
    if os.path.exists(os.path.join(os.path.dirname(os.path.abspath(program)), "tablemock-swiftui")):
        measure_swift(program, saves)


if __name__ == "__main__":
    main()
