"""The page of a preview: saves, errors, switches, views, the grid, the list, hostile names, and narrow windows."""

import json
import os

import reviews
from preview import SHOWN, spec
from steps import count, equal, text

TEXTS = "[...document.querySelectorAll('.texts span')].map((span) => span.textContent)"
NAMES = "[...document.querySelectorAll('#list .label')].map((label) => label.textContent)"
CHOOSE = "(() => { const s = document.querySelector('[name=%s]'); s.value = '%s'; s.dispatchEvent(new Event('change', {bubbles: true})); })()"


def holds(page, words):
    page.until(f"JSON.stringify({TEXTS}) === {json.dumps(json.dumps(words, ensure_ascii=False, separators=(',', ':')), ensure_ascii=False)}")


def size(page):
    return page.evaluate("(() => { const i = document.querySelector('#stage img'); return [i.naturalWidth, i.naturalHeight]; })()")


def test_saves(preview):
    preview.write("screens/a.yaml", spec("Wi-Fi", "Sounds"))
    preview.write("screens/b.yaml", spec("Other"))
    page = preview.start().open()
    equal(page.evaluate(SHOWN), "screens/a.yaml")
    holds(page, ["Wi-Fi", "Sounds"])
    preview.write("screens/a.yaml", spec("Bluetooth"))
    holds(page, ["Bluetooth"])
    # Writing in place, as other editors do.
    with open(os.path.join(preview.folder, "screens/a.yaml"), "w", encoding="utf-8") as file:
        file.write(spec("In place"))
    holds(page, ["In place"])
    # What is saved elsewhere is turned to, and is not where nobody wishes it.
    preview.write("screens/b.yaml", spec("Another"))
    holds(page, ["Another"])
    equal(page.evaluate(SHOWN), "screens/b.yaml")
    page.click("#follow")
    preview.write("screens/a.yaml", spec("Quiet"))
    page.until("document.querySelector('#list .dot') !== null")
    equal(page.evaluate(SHOWN), "screens/b.yaml")
    page.click("#list li:nth-child(2) button")
    holds(page, ["Quiet"])
    # An image that a screen shows is part of it, and so are its translations.
    preview.write("screens/icons/i.png", reviews.golden("text/wrapping-ios8.png")[0])
    preview.write("screens/a.yaml", "tableView: {rows: [{textLabel: One, imageView: icons/i.png}]}\n")
    holds(page, ["One"])
    before = page.evaluate("document.body.dataset.revision")
    preview.write("screens/icons/i.png", reviews.golden("text/wrapping-ios6.png")[0])
    page.until(f"document.body.dataset.revision !== '{before}'")
    preview.write("screens/strings/de.yaml", "One: Eins\n")
    page.evaluate(CHOOSE % ("language", "de"))
    holds(page, ["Eins"])
    preview.write("screens/strings/de.yaml", "One: Uno\n")
    holds(page, ["Uno"])
    equal(page.problems(preview.url), [])


def test_broken(preview):
    preview.write("screens/a.yaml", spec("Wi-Fi"))
    page = preview.start().open()
    before = page.evaluate("document.querySelector('#zoom').textContent")
    preview.write("screens/a.yaml", "tableVeiw: {}\n")
    page.until("document.querySelector('#messages.failed .error') !== null")
    shown = text(page, "#messages")
    for piece in ["last good picture", "screens/a.yaml:1", "did you mean “tableView”?"]:
        if piece not in shown:
            raise AssertionError(f"{piece} is not in {shown}")
    holds(page, ["Wi-Fi"])
    equal(page.evaluate("document.querySelector('#stage img').naturalWidth > 0"), True)
    equal(page.evaluate("document.querySelector('#zoom').textContent"), before)
    equal(count(page, "#list .mark"), 1)
    # The switches go on working with the last good picture.
    page.evaluate(CHOOSE % ("device", "iphone6"))
    page.until("document.querySelector('#status').textContent.includes('375')")
    equal(count(page, "#messages.failed .error"), 1)
    preview.write("screens/a.yaml", spec("Again"))
    holds(page, ["Again"])
    page.until("document.querySelector('#messages').hidden")
    equal(count(page, "#list .mark"), 0)
    # A source that never was sound says so, and the picture of another does not stay there.
    preview.write("screens/b.yaml", "tableView: [")
    page.until("document.querySelector('#messages.failed .stale')?.textContent === 'There is no picture yet.'")
    equal(page.evaluate("document.querySelector('.sheet').hidden"), True)
    equal(page.problems(preview.url), [])


def test_switches(preview):
    preview.write("screens/a.yaml", spec("Wi-Fi"))
    page = preview.start(options=("--theme", "ios8")).open()
    equal(page.evaluate("document.querySelector('[name=theme]').value"), "ios8")
    page.until("document.querySelector('#status').textContent.startsWith('ios8')")
    page.evaluate(CHOOSE % ("theme", "ios6"))
    page.until("document.querySelector('#status').textContent.startsWith('ios6')")
    upright = size(page)
    page.evaluate(CHOOSE % ("orientation", "landscape"))
    page.until("document.querySelector('#stage img').naturalWidth > document.querySelector('#stage img').naturalHeight")
    equal(size(page), upright[::-1])
    # The choice outlives a reload, and is taken back as a whole.
    page.reload()
    page.until("document.querySelector('#status').textContent.startsWith('ios6')")
    equal(page.evaluate("document.querySelector('[name=orientation]').value"), "landscape")
    page.click("#plain")
    page.until("document.querySelector('#stage img').naturalWidth < document.querySelector('#stage img').naturalHeight")
    equal(page.evaluate("document.querySelector('[name=theme]').value"), "")
    # There is a switch for every axis, each with a name that is read out.
    equal(page.evaluate("[...document.querySelectorAll('#switches select, #switches input')].every((c) => c.labels.length === 1)"), True)
    equal(page.evaluate("document.querySelectorAll('#switches [name]').length === document.querySelectorAll('#spread option').length - 1"), True)
    for key, wanted in [("+", "125 %"), ("0", "100 %"), ("-", "75 %")]:
        if key == "+":
            page.key("0")
        page.key(key)
        equal(text(page, "#zoom"), wanted)
    page.key("f")
    equal(page.evaluate("document.querySelector('#fit').ariaPressed"), "true")
    equal(page.problems(preview.url), [])


def test_views(preview):
    preview.write("screens/a.yaml", spec("Wi-Fi", "Sounds"))
    page = preview.start(options=("--editor", "vscode")).open()
    page.click(".texts span:nth-child(2)")
    page.until("document.querySelector('#details h2')?.textContent === 'UITableViewLabel'")
    shown = text(page, "#details")
    for piece in ["textLabel", "Sounds", "Frame", "On screen", "pt"]:
        if piece not in shown:
            raise AssertionError(f"{piece} is not in {shown}")
    path = os.path.realpath(os.path.join(preview.folder, "screens/a.yaml"))
    link = page.evaluate("document.querySelector('#details a.place').getAttribute('href')")
    equal(link.rsplit(":", 1)[0], f"vscode://file{path}:4")
    page.until("document.querySelector('.explanation dd') !== null")
    # It is still the same view when the file is saved, and lets go with Escape.
    preview.write("screens/a.yaml", spec("Wi-Fi", "Ring tones"))
    holds(page, ["Wi-Fi", "Ring tones"])
    page.until("document.querySelector('#details dl').innerText.includes('Ring tones')")
    page.key("Escape")
    equal(page.evaluate("document.querySelector('#details h2').textContent"), "Findings")
    # Keys walk from view to view.
    page.evaluate("document.querySelector('#stage').focus()")
    page.key("ArrowDown")
    page.until("document.querySelector('.box.chosen').hidden === false")
    first = page.evaluate("document.querySelector('#details h2').textContent")
    page.key("ArrowRight")
    page.until(f"document.querySelector('#details h2').textContent !== {first!r}")
    page.key("ArrowLeft")
    page.until(f"document.querySelector('#details h2').textContent === {first!r}")
    page.evaluate("document.querySelector('.inside button').click()")
    page.until(f"document.querySelector('#details h2').textContent !== {first!r}")
    # Findings of the linter stand with the views that they are about.
    long = "A title that is much too long for a single line of a row on a telephone of this width"
    preview.write("screens/a.yaml", spec(long, "Sounds"))
    holds(page, [long, "Sounds"])
    page.click(".texts span:nth-child(1)")
    page.until("document.querySelector('#details .findings li') !== null")
    page.until("document.querySelector('.box.found') !== null")
    page.click(".texts span:nth-child(2)")
    page.until("document.querySelector('#details .findings') === null")
    # What the project says of rules holds at once, and what is wrong with it is told.
    page.key("Escape")
    page.until("document.querySelector('#details .findings .warning code')?.textContent === 'text-truncated'")
    preview.write("tablemock.yaml", "lint: {rules: {text-truncated: error}}\n")
    page.until("document.querySelector('#details .findings .error code')?.textContent === 'text-truncated'")
    preview.write("tablemock.yaml", "lint: {rules: {text-truncated: off}}\n")
    page.until("!document.querySelector('#details').textContent.includes('text-truncated')")
    preview.write("tablemock.yaml", "lint: {rules: {text-truncatd: off}}\n")
    page.until("document.querySelector('#details .findings .error')?.textContent.includes('text-truncated')")
    equal(page.evaluate("document.querySelector('#details .findings a').getAttribute('href').endsWith('tablemock.yaml:1:16')"), True)
    equal(page.problems(preview.url), [])


def test_grid(preview):
    preview.write("screens/a.yaml", spec("Wi-Fi"))
    page = preview.start().open()
    page.evaluate("(() => { const s = document.querySelector('#spread'); s.value = 'theme'; s.dispatchEvent(new Event('change')); })()")
    page.until("document.querySelectorAll('#grid img').length > 5")
    page.until("[...document.querySelectorAll('#grid img')].slice(0, 4).every((image) => image.naturalWidth > 0)")
    equal(page.evaluate("document.querySelector('#stage').hidden"), True)
    before = page.evaluate("document.querySelector('#grid img').src")
    preview.write("screens/a.yaml", spec("Sounds"))
    page.until(f"document.querySelector('#grid img').src !== {before!r}")
    page.evaluate("[...document.querySelectorAll('#grid button')].find((button) => button.innerText === 'ios6').click()")
    page.until("document.querySelector('#stage').hidden === false")
    equal(page.evaluate("document.querySelector('[name=theme]').value"), "ios6")
    equal(page.problems(preview.url), [])


def test_list(preview):
    preview.write("screens/a.yaml", spec("A"))
    page = preview.start().open()
    preview.write("screens/deep/er/b.yaml", spec("B"))
    holds(page, ["B"])
    equal(page.evaluate(NAMES), ["a.yaml", "b.yaml"])
    preview.write("screens/two.yaml", "tableViews:\n  - {name: First, rows: [{textLabel: One}]}\n  - {name: Second, rows: [{textLabel: Two}]}\n")
    holds(page, ["One"])
    equal(page.evaluate(NAMES), ["a.yaml", "b.yaml", "two.yaml", "First", "Second"])
    page.click("#list .screens li:nth-child(2) button")
    holds(page, ["Two"])
    page.key("/")
    for letter in "deep":
        page.key(letter)
    page.until("document.querySelectorAll('#list .label').length === 1")
    page.key("Escape")
    preview.remove("screens/deep")
    page.evaluate("(() => { const f = document.querySelector('#filter'); f.value = ''; f.dispatchEvent(new Event('input')); })()")
    page.until(f"!{NAMES}.includes('b.yaml')")
    # The whole folder goes, and comes back.
    os.rename(os.path.join(preview.folder, "screens"), os.path.join(preview.folder, "away"))
    page.until("document.querySelectorAll('#messages .error').length > 0")
    os.rename(os.path.join(preview.folder, "away"), os.path.join(preview.folder, "screens"))
    page.until(f"{NAMES}.includes('a.yaml')")
    page.until("document.querySelector('#messages').hidden")
    preview.end()
    page.until("document.body.classList.contains('lost')")


def test_hostile(preview):
    names = ["<script>hacked=1<∕script>.yaml", "\"><img src=x onerror=hacked=1>.yaml", "' onfocus='hacked=1.yaml",
             "a#b?c%20d&amp;.yaml", "two\nlines.yaml", "إعدادات.yaml", "\u202egnp.yaml", "__proto__.yaml", "back\\slash.yaml"]
    bad = "</script><script>hacked=1</script><img src=x onerror=hacked=1>"
    for name in names:
        preview.write(f"screens/{name}", "tableViews:\n" + "".join(
            f"  - {{name: {json.dumps('<script>hacked=1<img src=x onerror=hacked=1>' + str(number))}, rows: [{{id: {json.dumps(bad)}, textLabel: {json.dumps(bad)}}}]}}\n"
            for number in range(2)))
    preview.write("screens/broken.yaml", json.dumps({"tableView": {bad: {bad: bad}}}))
    page = preview.start().open()
    for place in range(len(names) + 1):
        page.evaluate(f"document.querySelectorAll('#list > li > button')[{place}].click()")
        page.until(f"document.querySelectorAll('#list > li')[{place} + 1].querySelector('[aria-current]') !== null")
        page.until("document.querySelectorAll('.texts span').length > 0 || !document.querySelector('#messages').hidden")
        if count(page, ".texts span"):
            page.click(".texts span")
            page.until("document.querySelector('#details h2') !== null")
    page.evaluate(CHOOSE % ("language", "<script>hacked=1</script>"))
    page.until("!document.querySelector('#messages').hidden")
    equal(page.evaluate("typeof hacked"), "undefined")
    equal(count(page, "img[src=x]"), 0)
    equal(page.evaluate("document.querySelectorAll('script').length"), 1)


def test_narrow(preview):
    preview.write("screens/a.yaml", spec("Wi-Fi"))
    preview.write("screens/b.yaml", spec("Other"))
    page = preview.start().open(width=390, height=844)
    for state in ("", "document.querySelector('#menu').click()", "document.querySelector('#ways').open = true"):
        page.evaluate(state or "0")
        equal(page.evaluate("document.documentElement.scrollWidth <= 390"), True)
    equal(page.evaluate("document.querySelector('#sources').checkVisibility()"), True)
    page.evaluate("document.querySelectorAll('#list button')[1].click()")
    holds(page, ["Other"])
    equal(page.evaluate("document.querySelector('#sources').checkVisibility()"), False)
    page.click(".texts span")
    page.until("document.querySelector('#details h2')?.textContent === 'UITableViewLabel'")
    equal(page.evaluate("document.querySelector('.sheet').getBoundingClientRect().width <= 390"), True)
    equal(page.problems(preview.url), [])
