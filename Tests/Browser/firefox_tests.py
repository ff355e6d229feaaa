"""The page of a review in Firefox: by keys, in the dark, as wide as a phone, on paper, and served."""

import os
import subprocess
import tempfile

import reviews
from browser import PATIENCE
from firefox import Firefox
from served_review import ServedReview
from steps import NAME, equal

TICKED = "document.querySelector('#ticked').textContent"
ROW = "document.querySelector('[role=treeitem][aria-selected=true]')"
ROWS = "document.querySelectorAll('[role=treeitem]').length"
UNNAMED = """[...document.querySelectorAll('button, input, select, [role=treeitem]')].filter((part) =>
  !part.ariaLabel && !part.textContent.trim() && !part.title && !part.labels?.length).length"""
LOW = """(() => {
  const numbers = (color) => color.match(/[\\d.]+/g).map(Number);
  const light = (color) => numbers(color).slice(0, 3).map((part) => part / 255)
    .map((part) => part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
    .reduce((sum, part, index) => sum + part * [0.2126, 0.7152, 0.0722][index], 0);
  const ground = (element) => {
    for (let each = element; each; each = each.parentElement) {
      const color = getComputedStyle(each).backgroundColor;
      if ((numbers(color)[3] ?? 1) > 0.99) return color;
    }
    return "rgb(255, 255, 255)";
  };
  return [...document.querySelectorAll("h1, h2, p, li, dt, dd, button:enabled, output, .name, figcaption, .mark")]
    .filter((element) => element.checkVisibility() && element.innerText?.trim()).filter((element) => {
      const [one, other] = [light(getComputedStyle(element).color), light(ground(element))];
      return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) < 4.5;
    }).map((element) => `${element.tagName} ${element.className} ${element.innerText.slice(0, 40)}`);
})()"""
"""Texts whose contrast to what lies behind them is less than WCAG 2 asks for."""


def opened(firefox, page_maker, folder):
    firefox.go(reviews.usual(os.path.join(folder, "out", "review")).make(page_maker).page)
    firefox.until(f"{ROWS} > 3")


def test_walk(page_maker, _, folder):
    """All of it by keys alone; whatever can be used has a name and a role, and what changes is told."""
    with Firefox() as firefox:
        opened(firefox, page_maker, folder)
        firefox.until(f"{NAME} === 'broken.png'")
        firefox.key("j")
        firefox.until(f"{NAME} === 'alone.png'")
        firefox.key("a")
        firefox.until(f"{TICKED} === '1 approved · 0 rejected'")
        firefox.until(f"{ROW}.ariaLabel.endsWith('approved')")
        firefox.key("a", "x")
        firefox.until(f"{TICKED} === '0 approved · 1 rejected'")
        firefox.key("x", "j", "ArrowRight")
        firefox.until(f"{ROW}.ariaExpanded === 'true'")
        firefox.key("ArrowDown", "ArrowLeft", "End")
        firefox.until(f"{NAME} === 'obsolete.png'")
        firefox.key("?")
        firefox.until("document.querySelector('#help').open")
        equal(firefox.role("#help")[0], "dialog")
        firefox.key("Enter")
        firefox.until("!document.querySelector('#help').open")
        firefox.key("/", "n", "e", "w")
        firefox.until("document.querySelector('#search').value === 'new'")
        firefox.key("Escape", "Tab")
        equal(firefox.evaluate(UNNAMED), 0)
        roles = {"#list": ("tree", "Entries"), "#search": ("searchbox", "Search names and words"),
                 "#approve": ("button", "Approve"), "#reject": ("button", "Reject"), "#copied": ("status", "")}
        for selector, role in roles.items():
            equal(firefox.role(selector), role)
        equal(firefox.role("[role=treeitem]")[0], "treeitem")
        equal(firefox.evaluate("['status', 'copied'].map((id) => document.getElementById(id).ariaLive)"), ["polite"] * 2)


def test_tabs(page_maker, _, folder):
    """The tabulator reaches every tool and leaves it again."""
    with Firefox() as firefox:
        opened(firefox, page_maker, folder)
        firefox.key("j", "/")
        reached = set()
        for _ in range(40):
            reached.add(firefox.evaluate("document.activeElement.id || document.activeElement.name || ''"))
            firefox.key("Tab")
        wanted = {"search", "help-button", "view", "zoom", "approve", "reject"}
        equal(wanted - reached, set())


def test_looks(page_maker, _, folder):
    """Light and dark, texts stand out from what lies behind them."""
    for dark in [False, True]:
        with Firefox(dark=dark) as firefox, tempfile.TemporaryDirectory(dir=folder) as part:
            opened(firefox, page_maker, part)
            equal(firefox.evaluate("matchMedia('(prefers-color-scheme: dark)').matches"), dark)
            firefox.key("j", "a")
            firefox.until(f"{TICKED} === '1 approved · 0 rejected'")
            equal(firefox.evaluate(LOW), [])


def test_phone(page_maker, _, folder):
    """As wide as a phone, nothing reaches over the edge, and everything is there."""
    with Firefox() as firefox:
        page = reviews.usual(os.path.join(folder, "out", "review")).make(page_maker).page
        firefox.go_framed(page, 390, 844)
        firefox.until(f"innerWidth === 390 && {ROWS} > 3")
        equal(firefox.evaluate("document.scrollingElement.scrollWidth <= innerWidth"), True)
        for part in ["search", "list", "stage", "approve", "basket"]:
            equal(firefox.evaluate(f"document.getElementById('{part}').checkVisibility()"), True)
            equal(firefox.evaluate(f"document.getElementById('{part}').getBoundingClientRect().right <= innerWidth + 0.5"), True)
        firefox.key("j", "a")
        firefox.until(f"{TICKED} === '1 approved · 0 rejected'")


def test_paper(page_maker, _, folder):
    """On paper all entries stand below each other with their words, without tools."""
    with Firefox(dark=True) as firefox:
        opened(firefox, page_maker, folder)
        path = os.path.join(folder, "page.pdf")
        with open(path, "wb") as file:
            file.write(firefox.pdf())
        run = subprocess.run(["pdftotext", "-layout", path, "-"], capture_output=True, check=True, timeout=PATIENCE)
        text = run.stdout.decode()
        for words in ["alone.png", "settings-de@2x.png", "2 more like it", "“Wi-Fi” → “WLAN”", "obsolete.png"]:
            equal(words in text, True)
        for words in ["Copy command", "Side by side", "Search names"]:
            equal(words in text, False)


def test_served(_, program, folder):
    """A page that is served approves, rejects and takes back, by keys and by its buttons."""
    with ServedReview(program, folder) as review:
        before = review.prepare().golden()
        review.serve()
        with Firefox() as firefox:
            firefox.go(review.url)
            firefox.until(f"{ROWS} === 3")
            firefox.until(f"{NAME} === 'a.png'")
            firefox.key("a")
            firefox.until(f"{TICKED} === '1 approved · 0 rejected'")
            equal(review.golden()["a.png"] != before["a.png"], True)
            firefox.key("j", "x")
            firefox.until(f"{TICKED} === '1 approved · 1 rejected'")
            firefox.click("#clear")
            firefox.until(f"{TICKED} === 'Nothing is decided yet.'")
            equal(review.golden(), before)
            # The tabulator reaches the button, and the space bar presses it.
            for _ in range(60):
                firefox.key("Tab")
                if firefox.evaluate("document.activeElement.id") == "reject":
                    break
            firefox.key(" ")
            firefox.until(f"{TICKED} === '0 approved · 1 rejected'")
            equal(firefox.role("#clear"), ("button", "Take all back"))
        equal(review.printed(), [
            "approved a.png", "rejected c.png", "took back c.png", "took back a.png", "rejected c.png"])
