"""The list, the views and the words."""

import reviews
from steps import GROUP, LOADED, NAME, VISIBLE, choose, count, equal, keys, text

LONG = "templates/list.png"
"""A picture more than twice as high as it is wide."""


def test_walk(browser, program, path):
    page = browser.open(reviews.usual(path).make(program).page)
    page.until(f"{NAME} === 'broken.png'")
    equal(text(page, "article.current .diagnostics"),
          "error “textLable” is not a key of a row did you mean “textLabel”? screens/broken.yaml:12:7")
    heads = ["broken.png", "alone.png", GROUP, "vector.svg", "resized.png", "new.png", "obsolete.png"]
    equal(page.evaluate(VISIBLE), heads)
    seen = ["broken.png"]
    for _ in heads:
        page.key("j")
        seen.append(page.evaluate(NAME))
    equal(seen, [*heads, "obsolete.png"])
    page.key("k")
    equal(page.evaluate(NAME), "new.png")
    for key, name in [("Home", "broken.png"), ("ArrowDown", "alone.png"), ("End", "obsolete.png"),
                      ("ArrowUp", "new.png")]:
        page.key(key)
        equal(page.evaluate(NAME), name)
    equal(page.evaluate("document.activeElement.entry.name"), "new.png")
    equal(page.evaluate("decodeURIComponent(location.hash)"), "#new.png")
    equal(count(page, "article.current"), 1)

    page.key("Home")
    keys(page, "jj")
    row = ".row[aria-selected=true]"
    equal(page.evaluate(f"document.querySelector('{row}').getAttribute('aria-expanded')"), "false")
    equal(text(page, f"{row} .more"), "and 2 more like it")
    page.key("ArrowRight")
    equal(page.evaluate(f"document.querySelector('{row}').getAttribute('aria-expanded')"), "true")
    keys(page, "jj")
    equal(page.evaluate(NAME), "settings-it@2x.png")
    equal(page.evaluate("document.activeElement.getAttribute('aria-level')"), "2")
    page.key("ArrowLeft")
    equal(page.evaluate(NAME), GROUP)
    equal(page.evaluate(VISIBLE), heads)
    page.click(f"{row} .fold")
    equal(len(page.evaluate(VISIBLE)), len(heads) + 2)

    page.key("?")
    page.until("document.getElementById('help').open")
    page.key("j")
    equal(page.evaluate(NAME), GROUP)
    page.evaluate("document.querySelector('#help button').click()")
    page.until("!document.getElementById('help').open")
    page.key("/")
    keys(page, "jx")
    equal(page.evaluate("document.getElementById('search').value"), "jx")
    equal(page.problems(), [])

    page.go("about:blank")
    page.go(f"file://{path}/index.html#settings-fr%402x.png")
    page.until(f"{NAME} === 'settings-fr@2x.png'")
    equal(page.problems(), [])


def test_spoken(browser, program, path):
    """By the tree of accessibility: whatever can be used has a name, and what keys change is told."""
    page = browser.open(reviews.usual(path).make(program).page)
    page.until(f"{NAME} === 'broken.png'")
    roles = page.spoken()
    for role, names in {"tree": ["Entries"], "searchbox": ["Search names and words"], "search": ["Filters"],
                        "contentinfo": ["Ticks"], "region": ["Pictures", "What else changed"]}.items():
        equal((role, roles[role]), (role, names))
    equal({"Approve", "Reject", "Keys", "Copy command", "Remove all ticks"} - set(roles["button"]), set())
    used = ("button", "checkbox", "combobox", "link", "radio", "searchbox", "slider", "treeitem", "image")
    equal([(role, name) for role in used for name in roles.get(role, []) if not name.strip()], [])
    equal({urgency for _, urgency in page.told()}, {"polite"})
    keys(page, "ja")
    equal([name for name in page.spoken()["treeitem"] if name.endswith(", approved")],
          ["alone.png, Changed: 312 pixels differ by at most 42 of 255, in 2 places, approved"])
    page.until("[...document.querySelectorAll('[role=status], output')]"
               ".some((part) => part.textContent === '1 approved · 0 rejected')")
    equal(page.problems(), [])


def test_views(browser, program, path):
    folder = reviews.usual(path)
    folder.add("long.png", LONG, LONG)
    page = browser.open(folder.make(program).page)
    choose(page, "alone.png")
    page.until(LOADED)
    sides = "[...document.querySelectorAll('#panes img')].map((image) => image.dataset.side)"
    views = {"1": ["expected", "actual"], "2": ["expected", "actual"], "3": ["expected", "actual"],
             "4": ["expected", "actual"], "5": ["difference"]}
    panes = {"1": 2, "2": 1, "3": 1, "4": 1, "5": 1}
    for key in "12345":
        page.key(key)
        page.until(LOADED)
        equal((key, page.evaluate(sides), count(page, ".window")), (key, views[key], panes[key]))

    image = "document.querySelector('#panes img[data-side=actual]')"
    page.key("3")
    equal(page.evaluate(f"{image}.style.opacity"), "0.5")
    page.key("2")
    edge = "Math.round(document.querySelector('.divider').getBoundingClientRect().x)"
    before = page.evaluate(edge)
    x, y = page.center(".divider")
    page.mouse("mousePressed", x, y, button="left", clickCount=1)
    page.mouse("mouseMoved", x - 100, y, button="left", buttons=1)
    page.mouse("mouseReleased", x - 100, y, button="left", clickCount=1)
    moved = before - page.evaluate(edge)
    if abs(moved - 100) > 8:
        raise AssertionError(f"the divider moved by {moved}")
    page.key(" ")
    hidden = "[...document.querySelectorAll('#panes img.behind')].map((image) => image.dataset.side)"
    equal(page.evaluate(hidden), ["actual"])
    page.key(" ")
    equal(page.evaluate(hidden), ["expected"])
    equal(text(page, "figcaption"), "Actual, 640 × 580")
    page.click("#alternate")
    page.until(f"({hidden})[0] === 'actual'")
    page.until(f"({hidden})[0] === 'expected'")
    page.click("#alternate")

    page.key("1")
    rendering = f"getComputedStyle({image}).imageRendering"
    transforms = "[...document.querySelectorAll('.sheet')].map((sheet) => sheet.style.transform)"
    equal(page.evaluate(rendering), "auto")
    page.click("#zooms input[value='4']")
    equal(page.evaluate(rendering), "pixelated")
    equal(page.evaluate(f"{image}.getBoundingClientRect().width"), 4 * 640)

    def both(action):
        before = page.evaluate(transforms)
        action()
        after = page.evaluate(transforms)
        equal(after[0], after[1])
        if before == after:
            raise AssertionError(f"the pictures stayed at {after}")

    x, y = page.center(".window")
    both(lambda: page.mouse("mouseWheel", x, y, deltaX=30, deltaY=50))

    def drag():
        page.mouse("mousePressed", x, y, button="left", clickCount=1)
        page.mouse("mouseMoved", x + 40, y + 30, button="left", buttons=1)
        page.mouse("mouseReleased", x + 40, y + 30, button="left", clickCount=1)

    both(drag)
    page.evaluate("document.querySelector('.window').focus()")
    both(lambda: page.key("ArrowRight"))
    both(lambda: page.key("+"))
    equal(page.evaluate(f"{image}.getBoundingClientRect().width"), 8 * 640)
    both(lambda: page.key("0"))
    page.resize(1440, 900, factor=2)
    page.click("#zooms input[value='1']")
    equal(page.evaluate(f"{image}.getBoundingClientRect().width"), 320)
    page.resize(1440, 900)
    page.click("#zooms input[value='fit']")
    page.key("b")
    equal(count(page, ".frame.place"), 4)
    in_sight = """[...document.querySelectorAll('.frame.place')].slice(0, 2).map((frame) => {
      const place = frame.getBoundingClientRect();
      const room = document.querySelector('.window').getBoundingClientRect();
      return place.x >= room.x && place.y >= room.y && place.right <= room.right && place.bottom <= room.bottom;
    })"""
    page.click("#zooms input[value='4']")
    equal(page.evaluate(in_sight)[0], True)
    page.key("0")
    page.key("n")
    page.click("#zooms input[value='8']")
    for key, number in [("n", 1), ("n", 0), ("p", 1), ("p", 0)]:
        page.click("#zooms input[value='4']")
        page.key(key)
        equal((key, page.evaluate(in_sight)[number]), (key, True))
    page.key("0")
    page.key("b")

    page.key("4")
    for name, wanted in [("resized.png", ["expected", "actual"]), ("vector.svg", ["expected", "actual"]),
                         ("new.png", ["actual"]), ("obsolete.png", ["expected"])]:
        choose(page, name)
        page.until(LOADED)
        equal((name, page.evaluate(sides)), (name, wanted))
        equal((name, count(page, "#views input:disabled")), (name, 0 if wanted[1:] else 4))
    page.key("5")
    equal(count(page, ".window"), 1)

    # A table in its whole height fits by its width.
    choose(page, "long.png")
    page.key("1")
    page.until(LOADED)
    window = "document.querySelector('.window').client%s"
    shown = "document.querySelector('#panes img').getBoundingClientRect().%s"
    for key, side in [("0", "Height"), ("w", "Width"), ("+", None), ("-", "Width"), ("-", "Height"), ("-", "Height")]:
        page.key(key)
        if side:
            equal((key, page.evaluate(f"Math.abs({window % side} - {shown % side.lower()}) < 1")), (key, True))
    page.key("n")
    equal(text(page, "#status"), "Difference 1 of 2")
    equal(page.evaluate("document.getElementById('status').ariaLive"), "polite")
    equal(page.problems(), [])


def test_files(browser, program, path):
    folder = reviews.Folder(path)
    folder.add("first.png", "templates/form.png", "templates/list.png")
    folder.add("second.pdf", "templates/form.png", "templates/list.png")
    folder.add("third.png", state="failed")
    page = browser.open(folder.make(program).page)
    choose(page, "third.png")
    equal((text(page, "#panes"), count(page, "article.current .views")), ("There is no picture.", 0))
    choose(page, "second.pdf")
    captions = "[...document.querySelectorAll('.pane figcaption')].map((caption) => caption.textContent)"
    sizes = page.evaluate(captions)
    equal([caption.split(",")[0] for caption in sizes], ["Expected", "Actual"])
    equal([caption.split(": ")[1] for caption in sizes], ["open the file"] * 2)
    equal(page.evaluate("[...document.querySelectorAll('.pane a')].map((link) => link.getAttribute('href'))"),
          ["expected/second.pdf", "actual/second.pdf"])
    equal(count(page, ".pane img"), 0)
    choose(page, "first.png")
    page.until(LOADED)
    equal(count(page, ".pane a"), 0)
    equal(page.problems(), [])


def test_words(browser, program, path):
    page = browser.open(reviews.usual(path).make(program).page)
    choose(page, GROUP)
    page.until(LOADED)
    equal(count(page, "article.current .word"), 1)
    page.click("article.current .word")
    frames = """[...document.querySelectorAll('.frame.%s')].map((frame) => {
      const sheet = frame.closest('.sheet').getBoundingClientRect(), r = frame.getBoundingClientRect();
      const image = frame.closest('.sheet').querySelector('img').getBoundingClientRect();
      const points = 320 / image.width;
      return [frame.closest('.sheet').querySelector('img').dataset.side,
        ...[r.x - sheet.x, r.y - sheet.y, r.width, r.height].map((n) => Math.round(n * points * 2) / 2)];
    })"""
    equal(page.evaluate(frames % "word"), [["expected", 15, 10, 40, 20.5], ["actual", 15, 10, 47.5, 20.5]])
    page.click("article.current .word")
    equal(count(page, ".frame.word"), 0)

    image = page.evaluate(
        "(() => { const r = document.querySelector('#panes img[data-side=actual]').getBoundingClientRect();"
        "return [r.x, r.y, r.width / 320]; })()")
    page.mouse("mouseMoved", image[0] + 20 * image[2], image[1] + 15 * image[2])
    said = page.until("document.getElementById('status').textContent.startsWith('UITableViewLabel') &&"
                      "document.getElementById('status').textContent")
    equal(said.rsplit(" · ", 1)[0],
          "UITableViewLabel textLabel “WLAN” · 15, 0, 40 × 20.5 · Helvetica Neue regular 17 · truncated")
    equal(page.evaluate(frames % "hover"), [["actual", 15, 10, 40, 20.5]])
    equal(page.evaluate("document.getElementById('status').ariaLive"), "off")
    page.mouse("mouseMoved", image[0] + 200 * image[2], image[1] + 40 * image[2])
    page.until("document.getElementById('status').textContent.startsWith('UITableViewCell #wifi 0-0')")
    page.mouse("mouseMoved", 2, 2)
    page.until("document.getElementById('status').textContent === ''")

    page.click("article.current .views summary")
    page.until("document.querySelectorAll('.views button').length === 6")
    page.evaluate("document.querySelectorAll('.views button')[2].focus()")
    equal(page.evaluate(frames % "hover"), [["expected", 15, 10, 40, 20.5]])
    equal(page.problems(), [])

    choose(page, "resized.png")
    page.click("article.current .views summary")
    page.until("document.querySelector('.views p')?.textContent === 'The views of this picture were not kept.'")
