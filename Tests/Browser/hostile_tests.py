"""Filters, hostile names, thousands of entries, paper, and browsers without scripts."""

import json
import os
import re

import reviews
from steps import GROUP, LOADED, NAME, VISIBLE, choose, count, equal, keys, shown, text

HOSTILE = [
    "<script>hacked = 1</script>.png".replace("/", "∕"), "\"\u0301 onmouseover=hacked=1 x=.png", "' autofocus onfocus='hacked=1.png",
    "</script><img src=x onerror=hacked=1>.png", "</article></noscript><img src=x onerror=hacked=1>.png",
    "a#b?c%20d&amp;.png", "__proto__", "constructor.png", "123.png", "two\nlines.png", "إعدادات.png",
    "👩‍👩‍👧‍👦.png", "\u202egnp.png", "back\\slash.png", "{{name}}.png", "line\u2028separator.png",
]


def test_filters(browser, program, path):
    page = browser.open(reviews.usual(path).make(program).page)
    page.click("#counts li[data-state=failed] button")
    equal(page.evaluate(VISIBLE), ["broken.png"])
    page.click("#counts li[data-state=new] button")
    equal(page.evaluate(VISIBLE), ["broken.png", "new.png"])
    equal(text(page, "#shown"), "2 of 9 shown")
    equal(page.evaluate("document.querySelector('#counts li[data-state=new] button').ariaPressed"), "true")
    page.click("#reset")
    equal((len(page.evaluate(VISIBLE)), text(page, "#shown")), (7, ""))

    equal(page.evaluate("[...document.querySelectorAll('#axes select')].map((s) => s.ariaLabel)"),
          ["language", "verdict"])
    select = "(() => { const s = document.querySelector('#axes select[aria-label=%s]'); s.value = %s;" \
        "s.dispatchEvent(new Event('change')); })()"
    page.evaluate(select % ("language", "'=fr'"))
    equal((page.evaluate(VISIBLE), page.evaluate(NAME)), (["settings-fr@2x.png"], "settings-fr@2x.png"))
    page.key("/")
    keys(page, "Wlan Settings-")
    page.until("document.querySelectorAll('.row:not([hidden])').length === 1")
    page.evaluate(select % ("language", "''"))
    equal(page.evaluate(VISIBLE), [GROUP])
    # A verdict is for those of a group that are shown.
    page.click("#reset")
    page.evaluate(select % ("language", "'=fr'"))
    page.key("a")
    equal(text(page, "#ticked"), "1 approved · 0 rejected")
    page.click("#reset")
    page.evaluate(select % ("verdict", "'approved'"))
    equal(page.evaluate(VISIBLE), ["settings-fr@2x.png"])
    page.key("/")
    keys(page, "nowhere")
    page.until("!document.getElementById('nothing').hidden")
    equal((page.evaluate(NAME), count(page, "article.current"), count(page, ".pane")), (None, 0, 0))
    page.key("Escape")
    page.click("#reset")
    equal(len(page.evaluate(VISIBLE)), 7)
    keys(page, "j")
    equal(page.problems(), [])


def test_hostile(browser, program, path):
    folder = reviews.Folder(path)
    folder.same = HOSTILE
    for name in HOSTILE:
        text_of = {"text": name, "kind": "changed", "expected": {"frame": [1, 2, 3, 4], "source": name}, "actual": None}
        file = name.replace("/", "∕")
        folder.add(file, "text/wrapping-ios8.png", "text/wrapping-ios6.png", words=[text_of], unknown=name,
                   variant={"device": name, "theme": name}, input=name, group=name if name < "b" else None,
                   diagnostics=[{"severity": "error", "file": name, "line": 1, "column": 1, "message": name,
                                 "hint": name}])
        folder.add_scene(file, reviews.tree(name), reviews.tree(name))
    page = browser.open(folder.make(program).page)
    names = [name.replace("/", "∕") for name in HOSTILE]
    equal(sorted(page.evaluate("[...document.querySelectorAll('article')].map((a) => a.dataset.name)")), sorted(names))
    for name in names:
        choose(page, name)
        page.until(LOADED)
        for place in ["article.current h2", ".row[aria-selected=true] .name"]:
            equal(page.evaluate(f"document.querySelector('{place}').textContent"), shown(name))
        page.click("article.current .word")
        page.click("article.current .views summary")
        page.until("document.querySelectorAll('.views button').length === 6")
        said = page.evaluate("document.querySelectorAll('.views button')[2].textContent")
        equal(said.split(" · ")[0].replace("/", "∕"), f"UITableViewLabel textLabel “{shown(name)}”")
        page.key("a")
    equal(page.evaluate("typeof hacked"), "undefined")
    equal(count(page, "img[src=x]"), 0)
    equal(page.evaluate("[...document.querySelectorAll('article')].every((a) => a.parentNode.id === 'entries')"), True)
    equal(sorted(page.evaluate("[...document.querySelectorAll('.same li')].map((li) => li.textContent.trimEnd())")),
          sorted(shown(name) for name in HOSTILE))
    equal(page.problems(), [])


def test_thousands(browser, program, path):
    number = 2000
    folder = reviews.Folder(path)
    folder.add("first.png", "text/wrapping-ios8.png", "text/wrapping-ios6.png")
    sample, data = folder.entries[0], reviews.golden("text/wrapping-ios6.png")[0]
    folder.entries = []
    for index in range(number):
        name = f"screen-{index:04}.png"
        folder.write(f"actual/{name}", data)
        folder.entries.append({
            **sample, "name": name, "actual": {**sample["actual"], "file": f"actual/{name}", "sha256": f"{index:064}"}})
    page = browser.open(folder.make(program).page)
    equal(count(page, ".row"), number)
    page.until("document.querySelector('.row .thumbnail img')?.complete")
    images = []
    for name in ["End", "Home", "End"]:
        page.key(name)
        page.until("document.querySelector('.row[aria-selected=true] .thumbnail img')?.complete")
        other = "screen-0000.png" if name == "End" else "screen-1999.png"
        page.until(f"[...document.querySelectorAll('.row')].find((row) => row.entry.name === '{other}')"
                   ".querySelector('.thumbnail img') === null")
        images.append(count(page, "img"))
    equal(page.evaluate(NAME), "screen-1999.png")
    for _ in range(40):
        page.key("k")
    equal(page.evaluate(NAME), "screen-1959.png")
    page.until(LOADED)
    images.append(count(page, "img"))
    equal(count(page, "#panes img"), 2)
    if max(images) > 80:
        raise AssertionError(f"as many as {max(images)} pictures are held")
    page.evaluate("document.getElementById('search').value = 'screen-1000'")
    page.evaluate("document.getElementById('search').dispatchEvent(new Event('input'))")
    equal(page.evaluate(VISIBLE), ["screen-1000.png"])
    if os.path.getsize(folder.page) > 3000 * number:
        raise AssertionError(f"the page has {os.path.getsize(folder.page)} bytes")
    equal(page.problems(), [])


def test_paper(browser, program, path):
    page = browser.open(reviews.usual(path).make(program).page)
    page.evaluate("window.printed = []; window.addEventListener('beforeprint', () => printed.push("
                  "document.querySelectorAll('.printed img').length))")
    data = page.pdf()
    equal(data[:5], b"%PDF-")
    # Pictures of 2 + 1 with a difference, of the group once, and of the others.
    equal(page.evaluate("printed"), [1 + 3 + 3 + 2 + 3 + 1 + 1])
    equal(count(page, ".printed img"), 0)
    # Every picture is in the file: none was left out for being loaded late.
    if data.count(b"/Subtype /Image") + data.count(b"/Subtype/Image") < 2:
        raise AssertionError("the pictures are not on the paper")
    page.call("Emulation.setEmulatedMedia", media="print")
    page.evaluate("window.dispatchEvent(new Event('beforeprint'))")
    shown = "[...document.querySelectorAll('%s')].filter((e) => e.checkVisibility()).length"
    equal(page.evaluate(shown % "article"), 7)
    equal(page.evaluate(shown % "#stage, #list, #basket, #verdict, #filters"), 0)
    equal(text(page, ".printed p"), "2 more like it: settings-fr@2x.png, settings-it@2x.png")
    equal(page.problems(), [])


def test_long_paper(browser, program, path):
    folder = reviews.Folder(path)
    before, after = "text/wrapping-ios8.png", "text/wrapping-ios6.png"
    text = f"row 0-0: textLabel “{'long ' * 30}” → “{'longer ' * 30}”"
    folder.add("words.png", before, after, words=[{**reviews.WORD, "text": text} for _ in range(16)])
    page = browser.open(folder.make(program).page)
    # The words begin below the heading, and what is beside them ends where the paper does: one page of words, one of pictures.
    pages = re.search(rb"/Type /Pages\s+/Count (\d+)", page.pdf())
    equal(pages and pages[1], b"2")

    folder.add("long.png", before, after)
    for side in ["expected", "actual"]:
        folder.entries[-1][side].update(width=640, height=9000 if side == "actual" else 640)
    folder.add("thread.png", None, after)
    folder.entries[-1]["actual"].update(width=1, height=9000)
    folder.make(program)
    page.reload()
    page.call("Emulation.setEmulatedMedia", media="print")
    page.evaluate("window.dispatchEvent(new Event('beforeprint'))")
    equal(page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth"), True)
    rows = ("[...document.querySelectorAll('[data-name=\"%s\"] .printed')].map((row) =>"
            "[...row.querySelectorAll('figure')].map((figure) => figure.innerText))")
    first = ["Expected, 640 × 640, part 1 of 4", "Actual, 640 × 9000, part 1 of 4", "Difference, part 1 of 4"]
    equal(page.evaluate(rows % "long.png"),
          [first, *[["", f"Actual, 640 × 9000, part {n} of 4", f"Difference, part {n} of 4"] for n in [2, 3, 4]]])
    ratios = page.evaluate("[...document.querySelectorAll('.part')].map((part) => part.clientHeight / part.clientWidth)")
    equal([round(ratio, 1) for ratio in ratios], [1.0] + [3.5] * 8)
    # What is no picture of a screen stays one picture, however small.
    equal(page.evaluate(rows % "thread.png"), [["Actual, 1 × 9000"]])
    equal(page.problems(), [])


def test_plain(browser, program, path):
    folder = reviews.usual(path).make(program)
    page = browser.open(folder.page, scripts=False)
    with open(folder.page, encoding="utf-8") as file:
        source = file.read()
    for piece in ["“textLable” is not a key of a row", "3 rows below moved by 44 points", "fonts-inter: changed"]:
        if piece not in source:
            raise AssertionError(f"{piece} is not in the page")
    document = page.call("DOM.getDocument", depth=1)["root"]["nodeId"]

    def nodes(selector):
        return page.call("DOM.querySelectorAll", nodeId=document, selector=selector)["nodeIds"]

    def is_shown(node):
        try:
            return bool(page.call("DOM.getBoxModel", nodeId=node))
        except Exception:
            return False

    articles = nodes("article")
    equal((len(articles), all(map(is_shown, articles))), (9, True))
    equal(any(map(is_shown, nodes(".scripted-only"))), False)
    equal(all(map(is_shown, nodes("noscript img"))), True)
    page.close()

    same = reviews.Folder(path + "-same")
    same.same = [f"screen-{number}.png" for number in range(2000)]
    page = browser.open(same.make(program).page)
    equal(text(page, "main .all-same"), "All 2,000 pictures are the same.")
    equal(page.problems(), [])
    page.close()

    # Browsers of some years ago have no way of their own to make groups.
    page = browser.open(folder.page)
    page.call("Page.addScriptToEvaluateOnNewDocument", source="delete Map.groupBy; delete Object.groupBy")
    page.reload()
    equal(page.evaluate("typeof Map.groupBy"), "undefined")
    equal(len(page.evaluate(VISIBLE)), 7)
    # On a phone the choices of views stand in one line, and nothing is wider than the page.
    page.resize(390, 844)
    equal(page.evaluate("document.getElementById('views').offsetHeight < 30"), True)
    equal(page.evaluate("document.documentElement.scrollWidth"), 390)
    equal(page.problems(), [])
    page.close()

    # Text stands out from its background in both appearances by what WCAG asks for.
    for dark in [False, True]:
        page = browser.open(folder.page, dark=dark)
        for words in ["--text", "--faint", "--accent", "--failed", "--changed", "--approved"]:
            for background in ["--background", "--panel", "--chosen"]:
                if (words, background) in [("--failed", "--chosen"), ("--changed", "--chosen")]:
                    continue
                found = page.evaluate(CONTRAST % (json.dumps(words), json.dumps(background)))
                if found < 4.5:
                    raise AssertionError(f"{words} on {background} has a contrast of {found:.2f}, dark {dark}")
        page.close()


CONTRAST = """(() => {
  const style = getComputedStyle(document.documentElement);
  const light = (name) => {
    const text = style.getPropertyValue(name).trim();
    const [r, g, b] = [1, 3, 5].map((at) => parseInt(text.slice(at, at + 2), 16) / 255)
      .map((c) => c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [a, b] = [light(%s), light(%s)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
})()"""
