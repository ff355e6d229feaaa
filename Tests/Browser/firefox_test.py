#!/usr/bin/env python3
"""Walks the page of a review in Firefox, by keys alone, and looks at names and live regions.

    firefox_test.py PROGRAM

PROGRAM is PageMaker. Firefox is driven by Marionette: the package marionette-driver of PyPI has to be there. So this is no
part of the tests that always run.
"""

import os
import subprocess
import sys
import tempfile
import time

sys.dont_write_bytecode = True

from marionette_driver.by import By
from marionette_driver.marionette import Marionette

import reviews

PATIENCE = 20
"""Seconds that a condition may take to come true."""


def connected(port=2828):
    """A session of the Firefox that is starting."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            marionette = Marionette("127.0.0.1", port=port)
            marionette.start_session()
            return marionette
        except Exception:
            if time.monotonic() > end:
                raise
            time.sleep(0.2)


def until(marionette, condition):
    """Waits for a condition, in the words of a script."""
    end = time.monotonic() + PATIENCE
    while not marionette.execute_script(f"return {condition}"):
        if time.monotonic() > end:
            raise AssertionError(f"this has not come true: {condition}")
        time.sleep(0.05)


def walk(marionette, page):
    marionette.navigate(page)
    until(marionette, "document.querySelectorAll('[role=treeitem]').length > 3")
    body = marionette.find_element(By.TAG_NAME, "body")
    ticked = "document.querySelector('#ticked').textContent"
    current = "document.querySelector('article.current').dataset.name"
    first = marionette.execute_script(f"return {current}")
    body.send_keys("j")
    until(marionette, f"{current} !== {first!r}")
    body.send_keys("a")
    until(marionette, f"!{ticked}.startsWith('Nothing')")
    until(marionette, "document.querySelector('[role=treeitem][aria-selected=true]').ariaLabel.endsWith('approved')")
    body.send_keys("a")
    until(marionette, f"{ticked} === 'Nothing is ticked.'")
    body.send_keys("?")
    until(marionette, "document.querySelector('#help').open")
    marionette.find_element(By.CSS_SELECTOR, "#help button").click()
    until(marionette, "!document.querySelector('#help').open")
    # Whatever can be used has a name, and what changes is told.
    until(marionette, """[...document.querySelectorAll('button, input, select, [role=treeitem]')].every((part) =>
        part.ariaLabel || part.textContent.trim() || part.title || part.labels?.length)""")
    until(marionette, "['status', 'copied'].every((id) => document.getElementById(id).ariaLive === 'polite')")


def main():
    with tempfile.TemporaryDirectory(prefix="tablemock-") as folder:
        review = reviews.usual(os.path.join(folder, "out", "review"))
        page = review.make(os.path.abspath(sys.argv[1])).page
        profile = os.path.join(folder, "profile")
        os.mkdir(profile)
        firefox = subprocess.Popen(
            ["firefox-esr", "--headless", "--marionette", "--no-remote", "--profile", profile],
            env={**os.environ, "HOME": folder}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            address = page if "://" in page else f"file://{page}"
            walk(connected(), address)
        finally:
            firefox.terminate()
            firefox.wait(10)


if __name__ == "__main__":
    main()
