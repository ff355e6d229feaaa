#!/usr/bin/env python3
"""Opens the site of the documentation in Chromium: search answers, pages fit narrow windows, and both schemes are there.

    Tests/Browser/site_test.py SITE [PICTURES]

SITE is the folder that “make site” builds. PICTURES gets pictures of pages in three widths, light and dark.
"""

import functools
import http.server
import os
import sys
import threading

from browser import Browser

WIDTHS = (390, 820, 1440)
PAGES = ("index.html", "spec-format.html", "gallery.html", "rules/contrast-low.html")
SEARCHES = {"separatorInset": "spec-format.html", "pseudo-languages": "languages.html", "Landlock": "security.html"}


class Server:
    """The site on a free port of this machine alone."""

    def __init__(self, folder):
        handler = functools.partial(Quiet, directory=folder)
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.address = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def __enter__(self):
        return self.address

    def __exit__(self, *_):
        self.server.shutdown()


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def check_search(page):
    """Words lead to the pages that explain them."""
    for words, target in SEARCHES.items():
        page.go(f"{page.address}/index.html")
        page.until("document.querySelector('[data-md-component=search-query]')")
        page.evaluate("document.querySelector('[data-md-component=search-query]').focus()")
        page.call("Input.insertText", text=words)
        links = page.until(
            "(links => links.length && links)([...document.querySelectorAll('.md-search-result__link')]"
            ".map(link => link.getAttribute('href')))")
        assert any(target in link for link in links), f"“{words}” gives {links}, and not {target}"
        print(f"search: “{words}” gives {len(links)} places, the first {links[0].rsplit('/', 1)[-1]}")


def check_pages(browser, address, pictures):
    """Pages are no wider than windows, and dark where the system is."""
    for dark in (False, True):
        for width in WIDTHS:
            page = browser.open(f"{address}/index.html", width, 900, dark)
            for name in PAGES:
                page.go(f"{address}/{name}")
                page.until("document.readyState === 'complete'")
                over = page.evaluate("document.documentElement.scrollWidth - innerWidth")
                assert over <= 0, f"{name} is {over} pixels wider than a window of {width}"
                lightness = page.evaluate(
                    "getComputedStyle(document.body).backgroundColor.match(/[\\d.]+/g).slice(0, 3)"
                    ".reduce((sum, part) => sum + Number(part), 0) / 765")
                assert (lightness < 0.3) == dark, f"{name}: a background of {lightness} where dark is {dark}"
                broken = page.evaluate(
                    "[...document.images].filter(image => image.complete && !image.naturalWidth).map(i => i.src)")
                assert not broken, f"{name}: {broken}"
                if pictures:
                    page.picture(os.path.join(
                        pictures, f"{name.replace('/', '-')[:-5]}-{width}-{'dark' if dark else 'light'}.png"))
            page.close()
    print(f"pages: {len(PAGES)} in {len(WIDTHS)} widths, light and dark")


def main():
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    pictures = sys.argv[2] if len(sys.argv) == 3 else None
    if pictures:
        os.makedirs(pictures, exist_ok=True)
    with Server(sys.argv[1]) as address, Browser(reaches="127.0.0.1") as browser:
        page = browser.open(f"{address}/index.html")
        page.address = address
        check_search(page)
        page.close()
        check_pages(browser, address, pictures)


main()
