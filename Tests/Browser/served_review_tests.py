"""The page of a review that is served: its buttons, and whoever else finds the port."""

import json
import os
import signal
import subprocess

from preview import PATIENCE, ENVIRONMENT, answer
from steps import choose, equal, keys, text

TICKED = "document.querySelector('#ticked').textContent"
TOLD = "document.querySelector('#copied').textContent"


def test_decisions(review):
    """Buttons approve, reject and take back, and what is approved is what `approve` would have written."""
    before = review.prepare().golden()
    review.serve()
    page = review.open()
    equal(text(page, "#ticked"), "Nothing is decided yet.")
    equal(page.evaluate("document.querySelector('#copy') ?? document.querySelector('#download')"), None)
    choose(page, "a.png")
    page.click("#approve")
    page.until(f"{TICKED} === '1 approved · 0 rejected'")
    equal(page.evaluate(TOLD), "Approved a.png.")
    with open(os.path.join(review.folder, "out/review/actual/a.png"), "rb") as file:
        equal(review.golden()["a.png"], file.read())
    # By keys: the new one is rejected, the obsolete one deleted.
    keys(page, "jx")
    page.until(f"{TICKED} === '1 approved · 1 rejected'")
    keys(page, "ja")
    page.until(f"{TICKED} === '2 approved · 1 rejected'")
    equal(sorted(review.golden()), ["a.png", "same.png", "tablemock.lock"])
    # A rejected one can be approved, and an approved one rejected: the picture is what it was.
    keys(page, "ka")
    page.until(f"{TICKED} === '3 approved · 0 rejected'")
    equal("c.png" in review.golden(), True)
    keys(page, "kx")
    page.until(f"{TICKED} === '2 approved · 1 rejected'")
    equal(review.golden()["a.png"], before["a.png"])
    # What was decided is still there when the page is loaded again.
    page.reload()
    page.until(f"{TICKED} === '2 approved · 1 rejected'")
    keys(page, "jja")
    page.until(f"{TICKED} === '1 approved · 1 rejected'")
    equal(review.golden()["b.png"], before["b.png"])
    page.click("#clear")
    page.until(f"{TICKED} === 'Nothing is decided yet.'")
    equal(review.golden(), before)
    # All of it, one by one, is what the verb approves.
    choose(page, "a.png")
    keys(page, "a")
    keys(page, "jaja")
    page.until(f"{TICKED} === '3 approved · 0 rejected'")
    equal(review.verify(status=0), "3 same\n")
    # Verify has written another review.
    keys(page, "a")
    page.until(f"{TOLD}.includes('changed since this page was loaded')")
    equal(review.printed(), [
        "approved a.png", "rejected c.png", "deleted b.png", "approved c.png", "took back a.png", "rejected a.png",
        "took back b.png", *["took back a.png", "took back c.png"], "approved a.png", "approved c.png", "deleted b.png"])


def test_undo(review):
    """What a page has approved is one approval, which the verb takes back."""
    before = review.prepare().golden()
    review.serve()
    for number in [1, 2, 3]:
        equal(review.decide("approved", number)[0], 200)
    equal(review.end(signal.SIGINT), 130)
    review.call("approve", "--undo")
    equal(review.golden(), before)


def test_reviews(review):
    """What was approved of a review is not taken back with what was approved of the next."""
    review.prepare()
    review.serve()
    equal(review.decide("approved", 1)[0], 200)
    between = review.golden()
    review.change_again()
    equal(review.decide("approved", 1)[0], 200)
    equal(review.golden()["a.png"] != between["a.png"], True)
    review.decide("taken-back", 1)
    equal(review.golden()["a.png"], between["a.png"])


def test_others(review):
    """What the verb has approved meanwhile is not said to be rejected while it stays approved."""
    before = review.prepare().golden()
    review.serve()
    now = review.review
    review.call("approve", "a.png")
    said = review.decide("rejected", 1, review=now)[1]
    equal((said["verdicts"]["1"], review.golden()["a.png"]), ("rejected", before["a.png"]))


def test_lock(review):
    """What pictures were drawn with is noted as if only those had been approved that stay so."""
    review.prepare()
    lock = os.path.join(review.folder, "golden/tablemock.lock")
    with open(lock, encoding="utf-8") as file:
        old = file.read().replace("tablemock 1", "tablemock 0")
    with open(lock, "w", encoding="utf-8") as file:
        file.write(old)
    review.verify()
    before = review.golden()
    review.serve()
    for number in [1, 2, 3]:
        review.decide("approved", number)
    equal(review.golden()["tablemock.lock"] != before["tablemock.lock"], True)
    review.decide("taken-back", 1)
    equal(review.golden()["tablemock.lock"], before["tablemock.lock"])
    review.decide("taken-back", 2, 3)
    equal(review.golden(), before)


def test_refusals(review):
    """A page approves nothing that the verb refuses, and says why."""
    before = review.prepare().golden()
    review.serve()
    page = review.open()
    old = review.review
    review.write("screens/a.yaml", "tableView: {rows: [Other]}\n")
    choose(page, "a.png")
    page.click("#approve")
    page.until(f"{TOLD}.includes('screens/a.yaml has changed since it was reviewed')")
    equal(page.evaluate("document.querySelector('#copied').className"), "refused")
    equal(text(page, "#ticked"), "Nothing is decided yet.")
    # One that is refused keeps all others from being approved with it.
    status, said = review.decide("approved", 1, 2)
    equal((status, said["verdicts"], len(said["refusals"])), (200, {}, 1))
    with open(os.path.join(review.folder, "out/review/actual/c.png"), "ab") as file:
        file.write(b"more")
    equal(len(review.decide("approved", 2)[1]["refusals"]), 1)
    equal(review.golden(), before)
    # The numbers of a page mean nothing in another review.
    review.change_again()
    status, said = review.decide("approved", 1, review=old)
    equal((status, review.golden()), (409, before))
    for numbers in [[0], [-1], [99], [1, 99], [], [1e308], [-9223372036854775808], [1.5], ["1"], [None]]:
        status, said = review.decide("approved", *numbers)
        equal(status in (200, 400) and review.golden() == before, True)
    for body in [b"", b"null", b"[]", b"{}", b'{"review": 1, "entries": [1]}', b'{"entries": [1]}', b"\xff", b"{" * 9_000]:
        equal(review.post("approved", body)[0], 400)
    equal(review.golden(), before)
    equal(review.process.poll(), None)


def test_strangers(review):
    """Whoever does not have the address from the program, or is the page of another server, changes nothing."""
    before = review.prepare().golden()
    review.serve()
    equal(review.url.startswith("http://127.0.0.1:"), True)
    status, fields, page = review.ask("")
    equal(status, 200)
    policy = fields["Content-Security-Policy"]
    for rule in ["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'", "base-uri 'none'", "form-action 'none'"]:
        equal(rule in policy, True)
    equal(("unsafe" in policy, b"<style>" in page, b"<script>" in page), (False, False, False))
    equal([name for name in fields if name.lower().startswith("access-control")], [])
    good = json.dumps({"review": review.review, "entries": [1, 2, 3]}).encode()
    for more, status in [
            ({"origin": False}, 403), ({"origin": "null"}, 403), ({"origin": "http://evil.example"}, 403),
            ({"origin": f"https://127.0.0.1:{review.port}"}, 403), ({"origin": f"http://127.0.0.1:{review.port + 1}"}, 403),
            ({"kind": None}, 403), ({"kind": "text/plain"}, 403), ({"kind": "application/x-www-form-urlencoded"}, 403),
            ({"host": "evil.example"}, 421), ({"host": f"evil.example:{review.port}"}, 421),
            ({"prefix": "/"}, 404), ({"prefix": f"/{'0' * 40}/"}, 404)]:
        for verdict in ["approved", "rejected", "taken-back"]:
            equal(review.post(verdict, good, **more)[0], status)
    for verdict in ["approved", "rejected", "taken-back"]:
        equal(review.ask(verdict)[0], 405)
    for path in ["state", "", "actual/a.png", "approve"]:
        equal(review.post(path, good)[0], 405)
    for method in ["PUT", "OPTIONS", "DELETE", "HEAD", "PATCH"]:
        equal(review.ask("approved", method=method)[0], 405)
    equal(review.ask("approved", method="POST", fields=[f"Content-Length: {(1 << 20) + 1}"])[0], 413)
    equal(review.ask("approved", method="POST", fields=["Transfer-Encoding: chunked"])[0], 413)
    # Half a request is no verdict.
    with review.connect() as connection:
        head = f"POST /{review.token}/approved HTTP/1.1\r\nHost: 127.0.0.1:{review.port}\r\n"
        head += f"Origin: http://127.0.0.1:{review.port}\r\nContent-Type: application/json\r\n"
        connection.sendall((head + f"Content-Length: {len(good)}\r\n\r\n").encode() + good[:-1])
        connection.shutdown(1)
        equal(answer(connection)[0], 0)
    equal(review.golden(), before)
    # There is nothing but what the page shows.
    for path in ["review.json", "plan.json", "index.html", "tablemock.lock", "actual/", "actual/same.png", "../../screens/a.yaml",
                 "actual/../review.json", "actual/..%2freview.json", "%2e%2e/x", "scenes/../review.json", "golden/a.png"]:
        equal(review.ask(path)[0], 404)
    status, fields, body = review.ask("actual/a.png")
    equal((status, body[:4], "sandbox" in fields["Content-Security-Policy"]), (200, b"\x89PNG", True))
    equal(review.ask("scenes/a.png.js")[2].startswith(b'tablemock.scene("a.png", {'), True)
    equal(review.printed(), [])


def test_archive(review):
    """The folder of a review may be a stranger's: neither its page nor its scripts are served, and no link leads out."""
    before = review.prepare().golden()
    folder = os.path.join(review.folder, "out/review")
    with open(os.path.join(folder, "index.html"), "w", encoding="utf-8") as file:
        file.write("<script>evil()</script>")
    with open(os.path.join(folder, "scenes/a.png.js"), "w", encoding="utf-8") as file:
        file.write('tablemock.scene("a.png", evil())\n')
    with open(os.path.join(folder, "scenes/c.png.js"), "w", encoding="utf-8") as file:
        file.write('tablemock.scene("c.png", {})\nevil()\n')
    os.remove(os.path.join(folder, "actual/c.png"))
    os.symlink(os.path.join(review.folder, "tablemock.yaml"), os.path.join(folder, "actual/c.png"))
    record = os.path.join(folder, "review.json")
    with open(record, encoding="utf-8") as file:
        found = json.load(file)
    found["approve"] = "sh -c evil"
    found["entries"][0]["words"] = [{"kind": "changed", "text": "</script><script>evil()</script>", "expected": None, "actual": None}]
    found["entries"][0]["actual"]["file"] = "../../tablemock.yaml"
    with open(record, "w", encoding="utf-8") as file:
        json.dump(found, file)
    review.serve()
    page = review.ask("")[2]
    equal((b"<script>" in page, b"sh -c" in page, b"tablemock.yaml\"" in page), (False, False, False))
    equal([review.ask(path)[0] for path in ["scenes/a.png.js", "scenes/c.png.js", "actual/c.png"]], [404] * 3)
    status, said = review.decide("approved", 2)
    equal((status, len(said["refusals"]), review.golden()), (200, 1, before))


def test_arguments(review):
    review.prepare()
    # Where nobody looks, nothing is approved.
    review.call("review", status=1, CI="true")
    for words in [["nothing"], ["out/review"], ["-o", "x"], ["--junit", "x.xml"], ["--format", "json"], ["merge"],
                  ["merge", "out/review", "-o", "x", "--port", "8000"], ["--port", "99999"]]:
        review.call("review", *words, status=64)
    review.serve()
    taken = subprocess.run([review.program, "review", "--port", str(review.port)], cwd=review.folder, env=ENVIRONMENT,
                           capture_output=True, timeout=PATIENCE, check=False)
    equal((taken.returncode, f"Port {review.port} is in use." in taken.stderr.decode()), (1, True))
    equal(review.end(signal.SIGTERM), 143)
    # What is no review of the project is not shown.
    review.call("review", "--baseline", "other", status=1)
    review.call("review", "--review", "screens", status=1)
    # A comparison has nothing to approve, and its page no buttons.
    review.call("diff", "golden/a.png", "golden/same.png", "-o", "out/diff", status=0)
    review.call("diff", "golden/a.png", "out/review/actual/a.png", "-o", "out/diff", status=1)
    review.serve("--review", "out/diff")
    page = review.open()
    equal(page.evaluate("document.querySelector('#approve') ?? document.querySelector('#basket')"), None)
    equal("no such pictures" in str(review.decide("approved", 1)[1]), True)


def test_tree(review):
    """Whatever can be used has a name and a role, and what comes of it is told."""
    review.prepare().serve()
    page = review.open()
    nodes = page.call("Accessibility.getFullAXTree")["nodes"]

    def value(node, key):
        return node.get(key, {}).get("value")

    used = [node for node in nodes if value(node, "role") in ("button", "treeitem", "radio", "searchbox", "checkbox")]
    equal([node for node in used if not value(node, "name")], [])
    names = [value(node, "name") for node in used]
    for name in ["Approve", "Reject", "Take all back"]:
        equal(name in names, True)
    live = [node for node in nodes if any(each["name"] == "live" for each in node.get("properties", []))]
    equal(len(live) >= 3, True)
    # By the tabulator alone one gets to the buttons, and by the space bar they work.
    for _ in range(60):
        page.key("Tab")
        if page.evaluate("document.activeElement.id") == "approve":
            break
    equal(page.evaluate("document.activeElement.id"), "approve")
    page.key(" ")
    page.until(f"{TICKED} === '1 approved · 0 rejected'")
    equal(page.evaluate("document.activeElement.ariaPressed"), "true")
