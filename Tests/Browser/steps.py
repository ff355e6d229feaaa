"""What the tests of the page do and ask again and again."""

import os
import re
import subprocess

NAME = "document.querySelector('.row[aria-selected=true]')?.entry.name"
VISIBLE = "[...document.querySelectorAll('.row')].filter((row) => !row.hidden).map((row) => row.entry.name)"
LOADED = "[...document.querySelectorAll('#panes img')].every((image) => image.complete && image.naturalWidth > 0)"
GROUP = "settings-de@2x.png"


def equal(found, wanted):
    if found != wanted:
        raise AssertionError(f"found {found!r}, wanted {wanted!r}")


def keys(page, text):
    for key in text:
        page.key(key)


def text(page, selector):
    return page.evaluate(f"document.querySelector({selector!r}).innerText")


def count(page, selector):
    return page.evaluate(f"document.querySelectorAll({selector!r}).length")


def shown(name):
    """A name as people read it: with escapes for what would hide characters, or show them in another order."""
    return re.sub("[\0-\x08\n-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]",
                  lambda control: f"\\u{{{ord(control[0]):X}}}", name)


def choose(page, name):
    """Opens an entry by the address."""
    page.evaluate(f"location.hash = encodeURIComponent({name!r})")
    page.until(f"{NAME} === {name!r}")


def copied(page):
    page.evaluate("document.getElementById('copied').textContent = ''")
    page.click("#copy")
    page.until("document.getElementById('copied').textContent.startsWith('Copied: ')")
    return page.evaluate("navigator.clipboard.readText()")


def downloaded(browser, page, action):
    """What a file holds that an action makes the browser download."""
    browser.events.clear()
    action()
    browser.wait_for_download()
    with open(os.path.join(browser.downloads, "approvals.txt"), encoding="utf-8", errors="surrogateescape", newline="") as file:
        found = file.read()
    os.remove(os.path.join(browser.downloads, "approvals.txt"))
    return found


def shell(command, program="sh"):
    """The words that a shell makes of a command for the names, each closed by a line feed."""
    run = subprocess.run([program, "-c", command], check=True, capture_output=True, errors="surrogateescape")
    return run.stdout
