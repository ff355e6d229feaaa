"""Firefox without a window, driven over the Marionette protocol: its port is on loopback, and no profile is kept."""

import base64
import json
import os
import shutil
import socket
import subprocess
import tempfile
import time

from browser import PATIENCE, BrowserError

PROGRAM = "firefox-esr"

PREFERENCES = {
    "marionette.port": 0,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.page": 0,
    "datareporting.policy.dataSubmissionEnabled": False,
    "app.update.enabled": False,
    "network.captive-portal-service.enabled": False,
}

ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
"""The key that WebDriver gives to what stands for an element."""


class Firefox:
    """A browser with one window, which is the page that was opened last."""

    def __init__(self):
        program = shutil.which(PROGRAM)
        if program is None:
            raise BrowserError(f"{PROGRAM} is not here; “make readers” installs it")
        self.folder = tempfile.mkdtemp(prefix="tablemock-firefox-")
        self.number = 0
        self.connection = None
        profile = os.path.join(self.folder, "profile")
        os.mkdir(profile)
        with open(os.path.join(profile, "user.js"), "w", encoding="utf-8") as file:
            file.writelines(f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in PREFERENCES.items())
        self.process = subprocess.Popen(
            [program, "--headless", "--marionette", "--remote-allow-system-access", "--no-remote", "--profile", profile],
            env={**os.environ, "HOME": self.folder}, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL, start_new_session=True)
        try:
            self.connect(os.path.join(profile, "MarionetteActivePort"))
            self.call("WebDriver:NewSession")
            self.call("WebDriver:SetTimeouts", pageLoad=PATIENCE * 1000, script=PATIENCE * 1000)
        except BaseException:
            self.__exit__()
            raise

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.connection:
            self.connection.close()
        self.process.terminate()
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)

    def connect(self, path):
        """Connects to the port that the browser writes into a file when it listens there."""
        end = time.monotonic() + PATIENCE
        port = ""
        while not port:
            if time.monotonic() > end or self.process.poll() is not None:
                raise BrowserError("firefox does not listen")
            time.sleep(0.05)
            if os.path.exists(path):
                with open(path, encoding="ascii") as file:
                    port = file.read()
        self.connection = socket.create_connection(("127.0.0.1", int(port)), timeout=PATIENCE)
        self.stream = self.connection.makefile("rb")
        self.read()

    def read(self):
        length = b""
        while not length.endswith(b":"):
            byte = self.stream.read(1)
            if not byte:
                raise BrowserError("firefox is gone")
            length += byte
        return json.loads(self.stream.read(int(length[:-1])))

    def call(self, method, **parameters):
        self.number += 1
        data = json.dumps([0, self.number, method, parameters]).encode()
        self.connection.sendall(str(len(data)).encode() + b":" + data)
        _, number, error, result = self.read()
        assert number == self.number, method
        if error:
            raise BrowserError(f"{method}: {error['message']}")
        return result["value"] if isinstance(result, dict) and "value" in result else result

    def open(self, path, dark=False):
        self.call("Marionette:SetContext", value="chrome")
        self.evaluate(f"Services.prefs.setIntPref('layout.css.prefers-color-scheme.content-override', {0 if dark else 1})")
        self.call("Marionette:SetContext", value="content")
        self.call("WebDriver:Navigate", url=path if "://" in path else "file://" + path)
        return self

    def close(self):
        """Pages are closed by the next one."""

    def evaluate(self, expression):
        return self.call("WebDriver:ExecuteScript", script=f"return ({expression})", args=[])

    def until(self, condition):
        """Waits until an expression is true, and returns its value."""
        end = time.monotonic() + PATIENCE
        while True:
            value = self.evaluate(condition)
            if value:
                return value
            if time.monotonic() > end:
                raise BrowserError(f"this did not come true: {condition}")
            time.sleep(0.01)

    def elements(self, selector):
        found = self.call("WebDriver:FindElements", using="css selector", value=selector)
        return [element[ELEMENT] for element in found]

    def keys(self, text):
        """Presses keys one after the other."""
        body = self.elements("body")[0]
        self.call("WebDriver:ElementSendKeys", id=body, text=text)

    def spoken(self):
        """What is read aloud: names by roles."""
        roles = {"StaticText": self.evaluate("[...document.querySelectorAll('text')].map((text) => text.textContent)")}
        for element in self.elements("main [role]"):
            role = self.call("WebDriver:GetComputedRole", id=element)
            roles.setdefault(role, []).append(self.call("WebDriver:GetComputedLabel", id=element))
        return roles

    def picture(self, path):
        with open(path, "wb") as file:
            file.write(base64.b64decode(self.call("WebDriver:TakeScreenshot", full=False, hash=False)))

    def problems(self):
        """Firefox tells this protocol of none."""
        return []
