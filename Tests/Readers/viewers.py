"""Opens animated PNG and GIF files in Debian's viewers of pictures, and says which of them move.

usage: viewers.py PROGRAM FOLDER [--page PAGE] [VIEWER...]

PROGRAM is tablemock. Each viewer has a screen of its own that nobody sees, of Xvfb. A file moves where the screen goes on
changing, and does not with the file's first picture alone. The table is printed, and takes the place of that of PAGE. What
was seen last lies in FOLDER.
"""

import os
import pathlib
import select
import shutil
import subprocess
import tempfile
import time

from page import options, write_table
from PIL import Image

SPEC = """\
theme: ios6
size: {width: 320, height: 132}
tableView:
  rows: [{textLabel: One, editingStyle: delete}, {textLabel: Two, editingStyle: delete}, Three]
"""

VIEWERS = {
    "Eye of GNOME": ["eog"],
    "Eye of MATE": ["eom"],
    "feh": ["feh"],
    "ffplay": ["ffplay", "-loglevel", "quiet", "-loop", "0"],
    "Geeqie": ["geeqie"],
    "GPicView": ["gpicview"],
    "gThumb": ["gthumb"],
    "Gwenview": ["gwenview"],
    "imv": ["imv-x11"],
    "LXImage-Qt": ["lximage-qt"],
    "mpv": ["mpv", "--no-config", "--loop-file=inf", "--vo=x11"],
    "qimgv": ["qimgv"],
    "Viewnior": ["viewnior"],
    # Without its controls, whose clock and slider move beside a picture that does not.
    "VLC": ["vlc", "--intf", "dummy", "--loop", "--no-osd", "--vout", "xcb_x11"],
}
"""The commands that open a file, without its path."""

PATIENCE = 30
"""The most seconds in which a viewer shows a file."""
WATCHED = 4
"""The seconds for which a screen is watched."""
SIZE = (800, 600)

# Some viewers run for nobody who may do everything.
AS_SOMEBODY = ["setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups"] if os.geteuid() == 0 else []


class Screen:
    """A screen that nobody sees, whose pixels lie in a file."""

    def __init__(self, folder):
        self.folder = folder
        ready, told = os.pipe()
        # The server chooses a number that is free, and tells it when it is ready.
        self.process = subprocess.Popen(
            ["Xvfb", "-displayfd", str(told), "-screen", "0", "{}x{}x24".format(*SIZE), "-fbdir", folder, "-nolisten", "tcp"],
            pass_fds=[told], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(told)
        with open(ready, encoding="ascii") as answer:
            if not select.select([answer], [], [], PATIENCE)[0]:
                raise RuntimeError("Xvfb does not start")
            self.name = ":" + answer.readline().strip()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait(PATIENCE)

    def pixels(self):
        """The pixels, which stand last in the file."""
        return pathlib.Path(self.folder, "Xvfb_screen0").read_bytes()[-4 * SIZE[0] * SIZE[1]:]


def pictures(command, path, kept):
    """The number of different pictures that a viewer shows of a file, the last of which is kept."""
    with tempfile.TemporaryDirectory() as folder, Screen(folder) as screen:
        os.chmod(folder, 0o777)
        empty = screen.pixels()
        environment = {
            **os.environ, "DISPLAY": screen.name, "HOME": folder, "XDG_RUNTIME_DIR": folder, "NO_AT_BRIDGE": "1",
            "LIBGL_ALWAYS_SOFTWARE": "1", "QT_QPA_PLATFORM": "xcb", "GDK_BACKEND": "x11",
        }
        environment.pop("WAYLAND_DISPLAY", None)
        viewer = subprocess.Popen(
            [*AS_SOMEBODY, "dbus-run-session", "--", *command, path], env=environment, cwd=folder, stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
        try:
            end = time.monotonic() + PATIENCE
            while screen.pixels() == empty:
                if time.monotonic() > end or viewer.poll() is not None:
                    return 0
                time.sleep(0.1)
            # Windows, their menus and a first picture come one after the other.
            time.sleep(WATCHED)
            seen, end = set(), time.monotonic() + WATCHED
            while time.monotonic() < end:
                seen.add(screen.pixels())
                time.sleep(0.05)
            Image.frombytes("RGB", SIZE, screen.pixels(), "raw", "BGRX").save(kept)
            return len(seen)
        finally:
            os.killpg(viewer.pid, 15)
            try:
                viewer.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                os.killpg(viewer.pid, 9)
                viewer.wait()


def main():
    said = options(__doc__, "viewers")
    results = pathlib.Path(said.folder)
    results.mkdir(parents=True, exist_ok=True)
    lines = ["|viewer|animated PNG|GIF|", "|---|---|---|"]
    absent = []
    with tempfile.TemporaryDirectory() as folder:
        os.chmod(folder, 0o755)
        pathlib.Path(folder, "a.yaml").write_text(SPEC)
        draw = [os.path.abspath(said.program), "filmstrip", "a.yaml", "--to", "editing"]
        for more in (
            ["--animate", "-o", "move.png"], ["--animate", "-o", "move.gif"],
            ["--frames", "--steps", "2", "-o", "still.png"],
        ):
            subprocess.run(draw + more, cwd=folder, check=True, timeout=PATIENCE, stdout=subprocess.DEVNULL)
        for name, command in VIEWERS.items():
            if said.viewers and name not in said.viewers:
                continue
            if not shutil.which(command[0]):
                absent.append(name)
                continue
            still, *moving = (
                pictures(command, f"{folder}/{file}", results / f"{command[0]}-{file.replace('.', '-')}.png")
                for file in ("still-1.png", "move.png", "move.gif")
            )
            words = ["not shown" if count == 0 else "plays" if count > still + 1 else "first picture" for count in moving]
            lines.append(f"|{name}|" + "|".join(words) + "|")
            print(lines[-1], f"{still} {moving}", flush=True)
    if absent:
        print("not here, and not tried: " + ", ".join(absent))
    if said.page and not said.viewers and not absent:
        write_table(said.page, "viewers", lines)


if __name__ == "__main__":
    main()
