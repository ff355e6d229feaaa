"""Folders of reviews as `tablemock verify` leaves them, out of pictures of golden/."""

import hashlib
import json
import os
import re
import shutil
import subprocess

GOLDEN = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "golden")
ORDER = ["failed", "changed", "resized", "new", "obsolete"]

WORD = {
    "text": "row 0-0 “Wi-Fi”: textLabel “Wi-Fi” → “WLAN”, width 40 → 47.5", "kind": "changed",
    "expected": {"frame": [15, 10, 40, 20.5], "source": "screens/settings.yaml:12:7"},
    "actual": {"frame": [15, 10, 47.5, 20.5], "source": "screens/settings.yaml:12:7"},
}

APPROVE = "sh -c 'printf \"%s\\n\" \"$@\"' tablemock"
"""Instead of the program: what prints the words that a shell makes of the command."""


class Folder:
    """The folder of a review, to which entries are added."""

    def __init__(self, path):
        self.path = path
        self.entries = []
        self.same = ["about.png", "general.png"]
        self.kind = "verify"
        self.approve = APPROVE

    @property
    def page(self):
        return os.path.join(self.path, "index.html")

    def write(self, name, data):
        path = os.path.join(self.path, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(data)

    def picture(self, side, name, source):
        data, (width, height) = golden(source)
        self.write(f"{side}/{name}", data)
        digest = hashlib.sha256(data).hexdigest()
        return {"file": f"{side}/{spelled(name)}", "sha256": digest, "width": width, "height": height}

    def add(self, name, expected=None, actual=None, **more):
        """Adds an entry whose pictures are those of golden/ with the names given."""
        state = more.get("state") or ("new" if not expected else "obsolete" if not actual else "changed")
        format = name.rsplit(".", 1)[-1] if name.endswith((".svg", ".pdf")) else "png"
        entry = {
            "name": spelled(name), "state": state, "input": "screens/settings.yaml", "table": None, "format": format,
            "variant": {"theme": "ios8"}, "scale": 2,
            "expected": self.picture("expected", name, expected) if expected else None,
            "actual": self.picture("actual", name, actual) if actual else None, "difference": None,
            "pixels": None, "words": [], "unknown": None, "group": None, "digest": None, "diagnostics": [],
        }
        if expected and actual and format == "png":
            entry["difference"] = self.picture("difference", name, actual)["file"]
            boxes = [[30, 20, 80, 40], [30, 108, 80, 40]]
            entry["pixels"] = {"count": 312, "largest": 42, "boxes": boxes, "ignored": 0, "inTextAlone": False}
            entry["words"] = [WORD, {"text": "3 rows below moved by 44 points", "kind": "shifted",
                                     "expected": None, "actual": None}]
        self.entries.append({**entry, **more})

    def add_scene(self, name, expected, actual):
        trees = json.dumps({"expected": expected, "actual": actual})
        self.write(f"scenes/{name}.js", f"tablemock.scene({json.dumps(name)}, {trees})\n".encode())

    def make(self, program):
        """Writes review.json and has the program make the page."""
        entries = sorted(self.entries, key=lambda entry: ORDER.index(entry["state"]))
        count = {state: sum(entry["state"] == state for entry in entries) for state in ORDER}
        review = {
            "format": "tablemock review 1", "version": "1.0.0", "kind": self.kind, "expected": "golden",
            "actual": "screens", "approve": self.approve, "stack": ["fonts-inter: changed"],
            "summary": {"same": len(self.same), **count, "inTextAlone": 0}, "same": self.same,
            "entries": entries,
        }
        self.write("review.json", json.dumps(review).encode())
        subprocess.run([program, self.path], check=True)
        return self

    def remove(self):
        shutil.rmtree(self.path)


def spelled(name):
    """A name of a file as reviews have it, with escapes for bytes that are not UTF-8."""
    return re.sub("[\udc80-\udcff]", lambda byte: f"\\x{ord(byte[0]) - 0xDC00:02X}", name)


def golden(name):
    """The bytes of a picture, and its size in pixels."""
    with open(os.path.join(GOLDEN, name), "rb") as file:
        data = file.read()
    if not name.endswith(".png"):
        return data, (320, 270)
    return data, (int.from_bytes(data[16:20]), int.from_bytes(data[20:24]))


def label(text, frame, **more):
    font = {"family": "Helvetica Neue", "weight": "regular", "size": 17}
    return {"class": "UITableViewLabel", "role": "textLabel", "text": text, "font": font, "frame": frame, **more}


def tree(text):
    cell = {"class": "UITableViewCell", "id": "wifi", "indexPath": [0, 0], "frame": [0, 10, 320, 44],
            "children": [label(text, [15, 0, 40, 20.5], truncated=True, lines=1)]}
    return {"class": "UITableView", "frame": [0, 0, 320, 270], "children": [cell]}


def usual(path):
    """One entry of each state, and a group of three."""
    folder = Folder(path)
    before, after = "text/wrapping-ios8.png", "text/wrapping-ios6.png"
    broken = {"severity": "error", "file": "screens/broken.yaml", "line": 12, "column": 7,
              "message": "“textLable” is not a key of a row", "hint": "did you mean “textLabel”?"}
    folder.add("broken.png", before, state="failed", diagnostics=[broken])
    folder.add("alone.png", before, after)
    folder.add_scene("alone.png", tree("Wi-Fi"), tree("WLAN"))
    for language in ["de", "fr", "it"]:
        folder.add(f"settings-{language}@2x.png", before, after, group="3f2a",
                   variant={"theme": "ios8", "language": language})
        folder.add_scene(f"settings-{language}@2x.png", tree("Wi-Fi"), tree("WLAN"))
    folder.add("vector.svg", "text/wrapping-ios8.svg", "text/wrapping-ios6.svg", unknown="compared as text")
    folder.add("resized.png", before, "text/truncation.png", state="resized")
    folder.add("new.png", None, after)
    folder.add("obsolete.png", before, None)
    return folder
