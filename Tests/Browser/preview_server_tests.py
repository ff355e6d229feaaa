"""The server of a preview as strangers and bad luck find it."""

import json
import os
import signal
import socket
import subprocess

from preview import PATIENCE, SHOWN, Preview, answer, spec, until
from steps import equal


def test_strangers(preview):
    preview.write("screens/a.yaml", spec("Wi-Fi"))
    preview.write("secret.yaml", spec("Secret"))
    preview.start()
    status, fields, body = preview.ask("")
    equal(status, 200)
    policy = fields["Content-Security-Policy"]
    for rule in ["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'", "base-uri 'none'"]:
        if rule not in policy:
            raise AssertionError(f"{rule} is not in {policy}")
    if "unsafe" in policy:
        raise AssertionError(policy)
    equal([name for name in fields if name.lower().startswith("access-control")], [])
    equal((fields["Cache-Control"], fields["X-Content-Type-Options"]), ("no-store", "nosniff"))
    equal(preview.ask("state")[0], 200)
    for prefix in ["/", "//", f"/{'0' * 40}/", f"/{preview.token[:-1]}/", f"/{preview.token}0/"]:
        equal(preview.ask("state", prefix=prefix)[0], 404)
    for host in ["evil.example", f"evil.example:{preview.port}", "127.0.0.1", f"127.0.0.1:{preview.port}.evil.example"]:
        equal(preview.ask("state", host=host)[0], 421)
    for origin in ["http://evil.example", "null"]:
        equal(preview.ask("state", fields=[f"Origin: {origin}"])[0], 403)
    equal(preview.ask("state", host=f"localhost:{preview.port}")[0], 200)
    for method in ["POST", "PUT", "OPTIONS", "DELETE"]:
        equal(preview.ask("state", method=method)[0], 405)
    for path in ["../../etc/passwd", "..%2f..%2fetc%2fpasswd", "screens/a.yaml", "secret.yaml", "%00", "page/preview.html"]:
        equal(preview.ask(path)[0], 404)
    for query in ["source=99", "source=1000000"]:
        equal(preview.ask(f"view?{query}")[0], 404)
    for query in ["", "source=../secret.yaml", "source=0&theme=../x", "source=0&source=0", "source=-9223372036854775809"]:
        equal(preview.ask(f"view?{query}")[0], 400)
    status, _, body = preview.ask("view?source=0")
    equal((status, "Secret" in body.decode()), (200, False))
    equal(preview.ask("picture.png?source=0")[2][:4], b"\x89PNG")
    status, fields, body = preview.ask("picture.svg?source=0")
    equal((status, b"<svg" in body, "sandbox" in fields["Content-Security-Policy"]), (200, True, True))
    # The other addresses of this machine have no such port.
    with socket.socket(socket.AF_INET) as other:
        equal(other.connect_ex(("127.0.0.2", preview.port)) != 0, True)


def test_limits(preview):
    preview.write("screens/a.yaml", spec("Wi-Fi"))
    # The browser is started before there are many descriptors, of which its script takes few.
    preview.start().open()
    with preview.connect() as connection:
        try:
            connection.sendall(b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\n")
            equal(answer(connection)[0], 431)
        except (BrokenPipeError, ConnectionResetError):
            pass
    equal(preview.ask("state", fields=[f"X-{number}: a" for number in range(100)])[0], 431)
    equal(preview.ask("state", fields=["Content-Length: 5"])[0], 413)
    equal(preview.ask("state", fields=["Transfer-Encoding: chunked"])[0], 413)
    for garbage in [b"\r\n\r\n", b"\0" * 64 + b"\r\n\r\n", b"GET / HTTP/9\r\n\r\n", b"\x16\x03\x01\r\n\r\n"]:
        with preview.connect() as connection:
            connection.sendall(garbage)
            equal(answer(connection)[0], 400)
    # Several requests in one breath are answered in their order.
    with preview.connect() as connection:
        one = f"GET /{preview.token}/dom.js HTTP/1.1\r\nHost: 127.0.0.1:{preview.port}\r\n"
        connection.sendall((one + "\r\n" + one + "Connection: close\r\n\r\n").encode())
        equal(answer(connection)[2].count(b"HTTP/1.1 200 OK"), 1)
    # As many pages may listen as may, that of the browser among them; one that goes makes room.
    listening = []
    ask = f"GET /{preview.token}/events HTTP/1.1\r\nHost: 127.0.0.1:{preview.port}\r\n\r\n".encode()
    for _ in range(31):
        connection = preview.connect()
        connection.sendall(ask)
        equal(connection.recv(12), b"HTTP/1.1 200")
        listening.append(connection)
    equal(preview.ask("events")[0], 503)
    listening.pop().close()

    def has_room():
        connection = preview.connect()
        connection.sendall(ask)
        listening.append(connection)
        return connection.recv(12) == b"HTTP/1.1 200"

    until(has_room)
    # However many connect and ask nothing, or nothing that is answered, whoever knows the address is answered at once,
    # pages that listen go on listening, and a page opens.
    idle = [preview.connect() for _ in range(200)]
    for connection in idle[::3]:
        connection.sendall(b"GET /half")
    for connection in idle[1::3]:
        connection.sendall(f"GET /{'0' * 40}/ HTTP/1.1\r\nHost: 127.0.0.1:{preview.port}\r\n\r\n".encode())
    equal(preview.ask("dom.js")[0], 200)
    for _ in range(4):
        listening.pop().close()
    page = preview.open()
    equal(page.evaluate(SHOWN), "screens/a.yaml")
    preview.write("screens/a.yaml", spec("Bluetooth"))
    for connection in listening:
        until(lambda: b"data: " in connection.recv(1 << 16))
    idle += [preview.connect() for _ in range(200)]
    equal(preview.ask("dom.js")[0], 200)
    equal(preview.process.poll(), None)
    for connection in idle + listening:
        connection.close()
    until(lambda: preview.ask("dom.js")[0] == 200)


def test_arguments(preview):
    preview.write("screens/a.yaml", spec("Wi-Fi"))
    preview.start()
    # Two at once are two; a port is one's own.
    with Preview(preview.program, preview.folder) as other:
        other.start()
        equal(other.port != preview.port and other.token != preview.token, True)
        equal(other.ask("state", prefix=f"/{preview.token}/")[0], 404)
        equal(other.end(signal.SIGINT), 130)
    taken = subprocess.run(
        [preview.program, "preview", "--port", str(preview.port), "--", "screens"], cwd=preview.folder, capture_output=True,
        timeout=PATIENCE, check=False)
    equal((taken.returncode, f"Port {preview.port} is in use." in taken.stderr.decode()), (1, True))
    for arguments, status in [([], 64), (["--"], 64), (["-"], 64), (["--port", "99999", "--", "s"], 64), (["--port", "--", "s"], 64),
                              (["--editor", "javascript:{path}", "--", "s"], 1), (["--theme", "--", "s"], 64),
                              (["--colour", "red", "--", "s"], 64)]:
        run = subprocess.run([preview.program, "preview", *arguments], cwd=preview.folder, capture_output=True,
                             timeout=PATIENCE, check=False)
        equal((run.returncode, run.stderr.decode().lower().startswith("error: "), run.stdout), (status, True, b""))
    equal(preview.end(signal.SIGTERM), 143)
    # A folder that is not there yet is waited for.
    preview.start("later")
    state = json.loads(preview.ask("state")[2])
    equal(len(state["problems"]) + len(state["sources"]) > 0, True)
    equal(preview.process.stderr.readline(), b"later: error: there is no such file\n")
    preview.write("later/a.yaml", spec("Late"))
    until(lambda: [source["name"] for source in json.loads(preview.ask("state")[2])["sources"]] == ["later/a.yaml"])
    # Names need not be text.
    preview.end()
    os.mkdir(os.path.join(preview.folder.encode(), b"bytes-\xff"))
    with open(os.path.join(preview.folder.encode(), b"bytes-\xff/a.yaml"), "w", encoding="utf-8") as file:
        file.write(spec("Bytes"))
    preview.start(b"bytes-\xff")
    equal(preview.ask("view?source=0")[0], 200)


def test_large(preview):
    preview.write("screens/a.yaml", spec("Wi-Fi"))
    preview.write("screens/many.yaml", spec(*(f"Row {number}" for number in range(100_000))))
    for number in range(10_000):
        path = os.path.join(preview.folder, f"screens/s{number % 50}")
        os.makedirs(path, exist_ok=True)
        with open(os.path.join(path, f"{number}.yaml"), "w", encoding="utf-8") as file:
            file.write(spec(f"Screen {number}"))
    preview.start()
    state = json.loads(preview.ask("state")[2])
    equal(len(state["sources"]), 10_002)
    many = next(source["id"] for source in state["sources"] if source["name"].endswith("many.yaml"))
    for query in (f"view?source={many}", f"view?source={many}&height=content"):
        status, _, body = preview.ask(query)
        equal((status, "diagnostics" in json.loads(body)), (200, True))
    preview.write("screens/s7/7.yaml", spec("New"))
    last = next(source["id"] for source in state["sources"] if source["name"].endswith("s7/7.yaml"))
    until(lambda: b"New" in preview.ask(f"view?source={last}")[2])
    equal(preview.process.poll(), None)
