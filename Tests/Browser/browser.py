"""Chromium without a window, driven over the DevTools protocol through a pipe: no port, no network, no profile kept."""

import base64
import json
import os
import select
import shutil
import subprocess
import tempfile

PATIENCE = 60
"""Seconds after which a condition that does not come true, and a browser that says nothing, is a failure."""

WAIT = """
new Promise((resolve, reject) => {
  const end = performance.now() + %d;
  const look = () => {
    let value;
    try { value = (() => (%s))(); } catch (error) { value = null; }
    if (value) resolve(value);
    else if (performance.now() > end) reject(new Error("this did not come true"));
    else setTimeout(look, 10);
  };
  look();
})
"""


class BrowserError(Exception):
    pass


class Browser:
    def __init__(self, reaches=None):
        """A browser that reaches no machine but the one of an address."""
        program = shutil.which("chromium")
        if program is None:
            raise BrowserError("chromium is not here; “make setup” installs it")
        self.folder = tempfile.mkdtemp(prefix="tablemock-browser-")
        self.downloads = os.path.join(self.folder, "downloads")
        commands, self.commands = os.pipe()
        self.answers, answers = os.pipe()
        options = [
            "--headless=new", "--remote-debugging-pipe", f"--user-data-dir={self.folder}/profile",
            "--no-first-run", "--no-default-browser-check", "--disable-gpu", "--disable-extensions",
            "--disable-background-networking", "--disable-component-update", "--disable-sync",
            "--disable-dev-shm-usage", f"--host-resolver-rules=MAP * ~NOTFOUND{f' , EXCLUDE {reaches}' if reaches else ''}", "--force-color-profile=srgb",
            "--hide-scrollbars",
        ]
        if os.geteuid() == 0:
            options.append("--no-sandbox")
        # Chromium reads from descriptor 3 and writes to descriptor 4.
        script = f'exec "$@" 3<&{commands} 4>&{answers}'
        with open(os.path.join(self.folder, "log"), "wb") as log:
            self.process = subprocess.Popen(
                ["sh", "-c", script, "sh", program, *options, "about:blank"], stdin=subprocess.DEVNULL, stdout=log,
                stderr=log, pass_fds=(commands, answers), env={**os.environ, "HOME": self.folder},
                start_new_session=True)
        os.close(commands)
        os.close(answers)
        self.received = b""
        self.number = 0
        self.events = []

    def __enter__(self):
        return self

    def __exit__(self, *_):
        try:
            self.call("Browser.close")
        except BrowserError:
            pass
        os.close(self.commands)
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
        os.close(self.answers)
        shutil.rmtree(self.folder, ignore_errors=True)

    def call(self, method, session=None, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        data = json.dumps(message).encode() + b"\0"
        try:
            while data:
                data = data[os.write(self.commands, data):]
        except OSError as error:
            raise BrowserError(f"chromium is gone: {self.log()}") from error
        while True:
            answer = self.read()
            if answer.get("id") == self.number:
                break
            self.events.append(answer)
        if "error" in answer:
            raise BrowserError(f"{method}: {answer['error']['message']}")
        return answer["result"]

    def read(self):
        while b"\0" not in self.received:
            if not select.select([self.answers], [], [], PATIENCE)[0]:
                raise BrowserError(f"chromium is silent: {self.log()}")
            data = os.read(self.answers, 1 << 16)
            if not data:
                raise BrowserError(f"chromium is gone: {self.log()}")
            self.received += data
        message, self.received = self.received.split(b"\0", 1)
        return json.loads(message)

    def wait_for_download(self):
        for event in self.all_events():
            if event.get("method") == "Browser.downloadProgress" and event["params"]["state"] == "completed":
                return

    def all_events(self):
        """The events that were received, and then those that come."""
        yield from list(self.events)
        while True:
            event = self.read()
            self.events.append(event)
            yield event

    def log(self):
        with open(os.path.join(self.folder, "log"), encoding="utf-8", errors="replace") as file:
            return file.read()[-2000:]

    def open(self, path, width=1440, height=900, dark=False, scripts=True):
        return Page(self, path, width, height, dark, scripts)


class Page:
    def __init__(self, browser, path, width, height, dark, scripts):
        self.browser = browser
        target = browser.call("Target.createTarget", url="about:blank")["targetId"]
        self.target = target
        self.session = browser.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Network", "Log"):
            self.call(f"{domain}.enable")
        self.resize(width, height)
        scheme = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
        self.call("Emulation.setEmulatedMedia", features=[scheme])
        self.call("Emulation.setScriptExecutionDisabled", value=not scripts)
        browser.call("Browser.setDownloadBehavior", behavior="allow", downloadPath=browser.downloads, eventsEnabled=True)
        # Pages that are not in front may not read what was copied.
        self.call("Emulation.setFocusEmulationEnabled", enabled=True)
        browser.call("Browser.grantPermissions", permissions=["clipboardReadWrite", "clipboardSanitizedWrite"])
        self.go(path if "://" in path else "file://" + path)

    def call(self, method, **parameters):
        return self.browser.call(method, self.session, **parameters)

    def close(self):
        self.browser.call("Target.closeTarget", targetId=self.target)

    def go(self, url):
        self.browser.events.clear()
        answer = self.call("Page.navigate", url=url)
        if answer.get("errorText"):
            raise BrowserError(f"{url}: {answer['errorText']}")
        self.wait_for_event("Page.loadEventFired")

    def reload(self):
        self.browser.events.clear()
        self.call("Page.reload")
        self.wait_for_event("Page.loadEventFired")

    def wait_for_event(self, name):
        for event in self.browser.all_events():
            if event.get("method") == name and event.get("sessionId") == self.session:
                return event

    def resize(self, width, height, factor=1):
        self.call(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=factor, mobile=False)

    def evaluate(self, expression):
        answer = self.call(
            "Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True, userGesture=True)
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            text = details.get("exception", {}).get("description") or details["text"]
            raise BrowserError(f"{expression}: {text}")
        return answer["result"].get("value")

    def until(self, condition):
        """Waits until an expression is true, and returns its value."""
        try:
            return self.evaluate(WAIT % (PATIENCE * 1000, condition))
        except BrowserError as error:
            raise BrowserError(f"this did not come true: {condition}\n{error}") from error

    def key(self, key):
        text = {"Space": " "}.get(key, key)
        parameters = {"key": text}
        if len(text) == 1:
            parameters["text"] = text
        self.call("Input.dispatchKeyEvent", type="keyDown", **parameters)
        self.call("Input.dispatchKeyEvent", type="keyUp", key=text)

    def center(self, selector):
        return self.evaluate(
            "(() => { const e = document.querySelector(%s); e.scrollIntoView({block: 'nearest'});"
            "const r = e.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; })()"
            % json.dumps(selector))

    def mouse(self, kind, x, y, **parameters):
        self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, **parameters)

    def click(self, selector):
        x, y = self.center(selector)
        self.mouse("mousePressed", x, y, button="left", clickCount=1)
        self.mouse("mouseReleased", x, y, button="left", clickCount=1)

    def nodes(self):
        """The tree of accessibility: each node with its role."""
        self.call("Accessibility.enable")
        for node in self.call("Accessibility.getFullAXTree")["nodes"]:
            if not node.get("ignored"):
                yield node["role"]["value"], node

    def spoken(self):
        """What is read aloud: names by roles."""
        roles = {}
        for role, node in self.nodes():
            roles.setdefault(role, []).append(node.get("name", {}).get("value", ""))
        return roles

    def read(self):
        """All texts in the order in which they are read aloud."""
        self.call("Accessibility.enable")
        nodes = self.call("Accessibility.getFullAXTree")["nodes"]
        known, texts, rest = {node["nodeId"]: node for node in nodes}, [], [nodes[0]["nodeId"]]
        while rest:
            node = known.get(rest.pop(), {})
            if node.get("role", {}).get("value") == "StaticText":
                texts.append(node["name"]["value"].strip())
            else:
                rest += reversed(node.get("childIds", []))
        return texts

    def told(self):
        """The roles of the parts whose changes are read aloud, and how urgently."""
        return [(role, each["value"]["value"]) for role, node in self.nodes()
                for each in node.get("properties", []) if each["name"] == "live"]

    def picture(self, path):
        with open(path, "wb") as file:
            file.write(base64.b64decode(self.call("Page.captureScreenshot")["data"]))

    def pdf(self):
        return base64.b64decode(self.call("Page.printToPDF", printBackground=True)["data"])

    def problems(self, home=None):
        """What the page complained of, and what it asked of the network beside the address that it came from."""
        found = []
        for event in self.browser.events:
            if event.get("sessionId") != self.session:
                continue
            method, parameters = event.get("method"), event.get("params", {})
            if method == "Runtime.exceptionThrown":
                details = parameters["exceptionDetails"]
                found.append(details.get("exception", {}).get("description") or details["text"])
            elif method == "Log.entryAdded" and parameters["entry"]["level"] in ("error", "warning"):
                found.append(f"{parameters['entry']['text']} {parameters['entry'].get('url', '')}")
            elif method == "Network.requestWillBeSent":
                url = parameters["request"]["url"]
                if not url.startswith(("file:", "data:", "blob:")) and not (home and url.startswith(home)):
                    found.append(f"asked for {url}")
        return found
