"""Tests HTML pages, and pictures that move, in Firefox, which is driven over the Marionette protocol.

usage: firefox.py PROGRAM

Draws a page and two animations, and ends with an error where Firefox does not show what Chromium shows in the tests of
Tests/Browser.
"""

import pathlib
import socket
import subprocess
import sys
import tempfile
import time

from marionette_driver.marionette import Marionette

PATIENCE = 60

SPEC = """\
theme: ios16
size: {width: 320, height: 300}
navigationBar: {title: Settings}
tableView:
  style: insetGrouped
  sections:
    - header: Wireless
      rows: [Airplane Mode, {style: value1, textLabel: Wi-Fi, detailTextLabel: Home}]
    - rows: [日本語, مرحبا]
"""

PREFERENCES = """\
user_pref("marionette.port", %d);
user_pref("layout.css.prefers-color-scheme.content-override", 1);
user_pref("browser.shell.checkDefaultBrowser", false);
"""

SHOWN = "return [...document.querySelectorAll('main > div')].filter(e => e.offsetHeight > 0).map(e => e.className)"


def free_port():
    with socket.socket() as opened:
        opened.bind(("127.0.0.1", 0))
        return opened.getsockname()[1]


def draw(program, folder, *arguments):
    subprocess.run([program, *arguments], cwd=folder, check=True, timeout=PATIENCE, stdout=subprocess.DEVNULL)


def check(firefox, program, folder):
    draw(program, folder, "render", "a.yaml", "-o", "a.html")
    page = (folder / "a.html").as_uri()
    firefox.navigate(page)
    for text in ("Settings", "Wi-Fi", "Home", "日本語", "مرحبا"):
        found = firefox.execute_script(
            "getSelection().removeAllRanges(); return window.find(arguments[0])", script_args=(text,))
        assert found, f"{text} is not found"
    for number, scheme in ((1, "light"), (0, "dark")):
        firefox.set_pref("layout.css.prefers-color-scheme.content-override", number)
        firefox.navigate(page)
        shown = firefox.execute_script(SHOWN)
        assert shown == [scheme], f"{shown} is shown where the reader likes {scheme}"
        (folder / f"{scheme}.png").write_bytes(firefox.screenshot(format="binary"))
    print("HTML: text is found, and the page follows its reader")
    for name in ("a.png", "a.gif"):
        draw(
            program, folder, "filmstrip", "a.yaml", "--to", "showingEditControl", "--animate", "--steps", "3",
            "--seconds", "0.1", "-o", name,
        )
        (folder / "b.html").write_text(f"<!DOCTYPE html><img src='{name}'>")
        firefox.navigate((folder / "b.html").as_uri())
        pictures, end = set(), time.monotonic() + PATIENCE
        while len(pictures) < 2:
            assert time.monotonic() < end, f"{name} does not move"
            pictures.add(firefox.screenshot(format="binary"))
        print(f"{name} moves")


def main(program):
    program = pathlib.Path(program).resolve()
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "a.yaml").write_text(SPEC)
        profile = folder / "profile"
        profile.mkdir()
        port = free_port()
        (profile / "user.js").write_text(PREFERENCES % port)
        process = subprocess.Popen(
            ["firefox-esr", "--headless", "--marionette", "--remote-allow-system-access", "--no-remote", "--profile", str(profile)],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )
        try:
            firefox = Marionette("127.0.0.1", port=port, startup_timeout=PATIENCE, socket_timeout=PATIENCE)
            firefox.start_session(timeout=PATIENCE)
            firefox.timeout.page_load = PATIENCE
            check(firefox, program, folder)
            firefox.delete_session()
        finally:
            process.terminate()
            try:
                process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                process.kill()


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(sys.argv[1])
