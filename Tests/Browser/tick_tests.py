"""Verdicts, and the command and the file that come of them."""

import os

import reviews
from steps import LOADED, choose, copied, count, downloaded, equal, keys, shell, text


def test_ticks(browser, program, path):
    folder = reviews.usual(path)
    hostile = ["it's.png", "-dash.png", "#hash.png", "$(touch hacked).png", "a b\\n`c`.png", "line\nfeed.png"]
    for name in hostile:
        folder.add(name, None, "text/truncation.png")
    page = browser.open(folder.make(program).page)
    equal(text(page, "#ticked"), "Nothing is ticked.")
    page.key("a")
    equal(text(page, "#ticked"), "Nothing is ticked.")
    keys(page, "jxja")
    equal(text(page, "#ticked"), "3 approved · 1 rejected")
    equal(text(page, "#reach"), "all 3 of the group")
    equal(page.evaluate("document.querySelector('.row[aria-selected=true]').ariaLabel"),
          "settings-de@2x.png, Changed: 312 pixels differ by at most 42 of 255, in 2 places, "
          "and 2 more like it, approved")
    group = "".join(f"settings-{language}@2x.png\n" for language in ["de", "fr", "it"])
    equal(shell(copied(page)), group)
    equal(downloaded(browser, page, lambda: page.click("#download")), group + "# rejected alone.png\n")

    page.key("ArrowRight")
    keys(page, "jx")
    equal(text(page, "#ticked"), "2 approved · 2 rejected")
    page.reload()
    # A busy machine may take a while to bring back what the browser has kept.
    page.until("document.querySelector('#ticked').innerText === '2 approved · 2 rejected'")
    choose(page, "settings-fr@2x.png")
    page.key("x")
    equal(text(page, "#ticked"), "2 approved · 1 rejected")
    page.click("#clear")
    equal(text(page, "#ticked"), "Nothing is ticked.")

    for name in hostile:
        choose(page, name)
        page.key("a")
    wanted = ["--", *[name for entry in page.evaluate("[...document.querySelectorAll('article')].map((a) =>"
                                                      "a.dataset.name)") for name in hostile if name == entry]]
    equal(shell(copied(page)), "".join(f"{name}\n" for name in wanted))
    equal(os.path.exists("hacked"), False)
    lines = downloaded(browser, page, lambda: page.click("#download"))
    # The review has its entries by their names.
    equal(lines, "./#hash.png\n$(touch hacked).png\n-dash.png\na b\\n`c`.png\nit's.png\nline\\u{A}feed.png\n")
    equal(text(page, "#copied"), "")
    page.click("#clear")

    for number in range(21):
        folder.add(f"more-{number:02}.png", None, "text/truncation.png", group="ab")
    folder.make(program)
    page.reload()
    choose(page, "more-00.png")
    page.key("ArrowLeft")
    page.key("a")
    equal(text(page, "#ticked"), "21 approved · 0 rejected")
    names = [f"more-{number:02}.png" for number in range(21)]
    equal(copied(page), f"{reviews.APPROVE} {' '.join(names)}")
    equal(text(page, "#copied").endswith("…"), True)
    equal(downloaded(browser, page, lambda: page.click("#download")), "".join(f"{name}\n" for name in names))
    # More than a system takes for a command goes into a file, where browsers put it.
    many = "{ with: () => Array.from({ length: 20000 }, (_, n) => ({ name: `screen-${n}.png` })) }"
    equal(page.evaluate(f"command('tablemock approve', {many}).text"),
          "tablemock approve --from ~/Downloads/approvals.txt")

    # Ticks are for bytes: those of a picture that was drawn anew are gone.
    changed = next(entry for entry in folder.entries if entry["name"] == "more-07.png")
    changed["actual"] = folder.picture("actual", "more-07.png", "text/wrapping-ios6.png")
    folder.make(program)
    page.reload()
    equal(text(page, "#ticked"), "20 approved · 0 rejected")
    page.click("#clear")

    # Names that are not UTF-8, and one that reads as if it were such a name.
    odd = ["latin\udce9.png", "text\\xE9.png"]
    for name in odd:
        folder.add(name, "text/wrapping-ios8.png", "text/wrapping-ios6.png")
    folder.make(program)
    page.reload()
    page.click("#clear")
    for name in odd:
        choose(page, reviews.spelled(name))
        page.until(LOADED)
        page.key("a")
    lines = "".join(f"{name}\n" for name in odd)
    command = copied(page)
    equal(command, f"{reviews.APPROVE} $'latin\\xE9.png' 'text\\xE9.png'")
    equal(shell(command, "bash"), lines)
    equal(downloaded(browser, page, lambda: page.click("#download")), lines)
    page.click("#clear")
    equal(page.problems(), [])

    folder.kind, folder.approve = "diff", None
    page.go(f"file://{folder.make(program).page}")
    keys(page, "jax")
    equal((count(page, "#basket"), count(page, "#verdict"), count(page, "[data-verdict=approved]")), (0, 0, 0))
    equal(page.problems(), [])
