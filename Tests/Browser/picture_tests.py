"""What a browser makes of pictures that are pages, and of pictures that move."""

import os
import subprocess

SPEC = """\
theme: ios16
size: {width: 320, height: 300}
navigationBar: {title: Settings}
tableView:
  style: insetGrouped
  sections:
    - header: Wireless
      rows: [Airplane Mode, {style: value1, textLabel: Wi-Fi, detailTextLabel: Home}]
    - header: "日本語 & <b>"
      rows: ["مرحبا", "Emoji 👩‍👩‍👧"]
"""


class Pictures:
    """Draws pictures into a folder."""

    def __init__(self, program, folder):
        self.program, self.folder = program, folder
        with open(self.path("a.yaml"), "w", encoding="utf-8") as file:
            file.write(SPEC)

    def path(self, name):
        return os.path.join(self.folder, name)

    def draw(self, *arguments):
        subprocess.run([self.program, *arguments], cwd=self.folder, check=True, timeout=60, stdout=subprocess.DEVNULL)

    def page(self, name, *options):
        self.draw("render", "a.yaml", "-o", name, *options)
        return self.path(name)


def test_text(browser, pictures):
    """Text can be found, and is where lists, rows and headings are read aloud."""
    page = browser.open(pictures.page("a.html"))
    for text in ("Settings", "Wi-Fi", "Home", "日本語 & <b>", "مرحبا", "Emoji 👩‍👩‍👧"):
        assert page.evaluate(f"getSelection().removeAllRanges(), window.find({text!r})"), text
    assert page.evaluate("document.documentElement.lang") == "en"
    roles = page.spoken()
    assert len(roles["listitem"]) == 4, roles
    assert len(roles["list"]) == 1, roles
    assert set(roles["heading"]) == {"Settings", "WIRELESS", "日本語 & <B>"}, roles["heading"]
    texts = roles["StaticText"]
    assert {"Airplane Mode", "Wi-Fi", "Home"} <= {text.strip() for text in texts}, texts
    assert page.problems() == [], page.problems()


def test_order(browser, pictures):
    """What is read aloud comes as it is read: the title first, and headers before their rows."""
    page = browser.open(pictures.page("a.html"))
    assert page.read() == [
        "Settings", "WIRELESS", "Airplane Mode", "Wi-Fi", "Home", "日本語 & <B>", "مرحبا", "Emoji 👩‍👩‍👧"], page.read()


def test_dark(browser, pictures):
    """A page follows the wish of its reader, unless somebody has said what it is."""
    shown = "[...document.querySelectorAll('main > div')].filter(e => e.offsetHeight > 0).map(e => e.className)"
    whole = pictures.page("a.html")
    light = pictures.page("light.html", "--appearance", "light")
    for path, dark, expected in (
        (whole, False, ["light"]), (whole, True, ["dark"]), (light, False, ["light"]), (light, True, ["light"]),
    ):
        page = browser.open(path, dark=dark)
        assert page.evaluate(shown) == expected, (path, dark)
        page.close()
    page = browser.open(whole, dark=True)
    fill = "getComputedStyle(document.elementFromPoint(innerWidth / 2, 280)).fill"
    assert page.evaluate(fill) == "rgb(0, 0, 0)", page.evaluate(fill)
    assert page.evaluate("new Set([...document.querySelectorAll('[id]')].map(e => e.id)).size") == page.evaluate(
        "document.querySelectorAll('[id]').length")


def test_width(browser, pictures):
    """A picture has its own size where there is room, and is as wide as the window otherwise."""
    path = pictures.page("a.html")
    for width, expected in ((800, [320, 300]), (160, [160, 150])):
        page = browser.open(path, width=width)
        box = page.evaluate(
            "(() => { const r = document.querySelector('svg').getBoundingClientRect(); return [r.width, r.height]; })()")
        assert box == expected, box
        page.close()


def test_movement(browser, pictures):
    """Animated PNG and GIF files move."""
    for name in ("a.png", "a.gif"):
        pictures.draw(
            "filmstrip", "a.yaml", "--to", "showingEditControl", "--animate", "--steps", "3", "--seconds", "0.1", "-o",
            name)
        with open(pictures.path("a.html"), "w", encoding="utf-8") as file:
            file.write(f"<!DOCTYPE html><img src='{name}'>")
        page = browser.open(pictures.path("a.html"))
        assert page.until("document.images[0].complete && document.images[0].naturalWidth > 0")
        seen = set()
        for number in range(200):
            page.picture(pictures.path("shot.png"))
            with open(pictures.path("shot.png"), "rb") as file:
                seen.add(file.read())
            if len(seen) > 1:
                break
        assert len(seen) > 1, name
        page.close()
