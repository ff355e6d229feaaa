"""A review of a project of its own, which `tablemock review` serves."""

import json
import os
import subprocess

from preview import ENVIRONMENT, PATIENCE, Preview, spec

HEAD = "theme: ios8\nsize: {width: 200, height: 88}\nscale: 1\n"


class ServedReview(Preview):
    """Pictures of which one has changed, one is new and one is obsolete; a fourth is the same."""

    def prepare(self):
        self.write("tablemock.yaml", "inputs: [screens]\n")
        for name in ["a", "b", "same"]:
            self.write(f"screens/{name}.yaml", spec("Wi-Fi", head=HEAD))
        self.call("verify", status=1)
        self.call("approve", "--all")
        self.change()
        return self

    def change(self):
        self.write("screens/a.yaml", spec("WLAN", head=HEAD))
        self.write("screens/c.yaml", spec("Mail", head=HEAD))
        self.remove("screens/b.yaml")
        self.verify()

    def change_again(self):
        self.write("screens/a.yaml", spec("Radio", head=HEAD))
        self.verify()

    def verify(self, status=1):
        return self.call("verify", status=status)

    def call(self, *arguments, status=0, **more):
        run = subprocess.run([self.program, *arguments], cwd=self.folder, capture_output=True, timeout=PATIENCE,
                             check=False, env={**ENVIRONMENT, **more})
        if run.returncode != status:
            raise AssertionError(f"{arguments}: {run.returncode}\n{run.stdout.decode()}{run.stderr.decode()}")
        return run.stdout.decode()

    def serve(self, *options):
        return self.run("review", *options)

    def open(self, hash="", width=1440, height=900, dark=False):
        page = self.page(hash, width, height, dark)
        page.until("document.querySelectorAll('[role=treeitem]').length > 0")
        return page

    @property
    def review(self):
        """The digest of the review that the page shows."""
        return self.ask("")[2].decode().split('data-review="')[1].split('"')[0]

    def decide(self, verdict, *numbers, review=None, **more):
        """The status of an answer, and what it says."""
        body = json.dumps({"review": review or self.review, "entries": list(numbers)}).encode()
        return self.post(verdict, body, **more)

    def post(self, path, body, origin=True, kind="application/json", **more):
        fields = [f"Content-Length: {len(body)}"] + ([f"Content-Type: {kind}"] if kind else [])
        if origin:
            fields.append("Origin: " + (f"http://127.0.0.1:{self.port}" if origin is True else origin))
        status, _, answer = self.ask(path, method="POST", fields=fields, body=body, **more)
        return status, json.loads(answer) if answer.startswith(b"{") else answer.decode()

    def golden(self):
        """The approved pictures by their names."""
        folder = os.path.join(self.folder, "golden")
        files = {}
        for name in os.listdir(folder):
            with open(os.path.join(folder, name), "rb") as file:
                files[name] = file.read()
        return files

    def printed(self):
        """What the program has printed after the address, at its end."""
        self.process.send_signal(15)
        text = self.process.communicate(timeout=PATIENCE)[0].decode()
        self.process = None
        return text.splitlines()
