"""Firefox without a window, driven over Marionette: its own protocol, in JSON over a socket of this machine."""

import base64
import json
import os
import shutil
import socket
import subprocess
import tempfile
import time

PATIENCE = 60
"""Seconds after which a condition that does not come true, and a browser that says nothing, is a failure."""

PREFERENCES = {
    "marionette.port": 0, "browser.shell.checkDefaultBrowser": False, "datareporting.policy.dataSubmissionEnabled": False,
    "app.update.auto": False, "network.captive-portal-service.enabled": False, "network.connectivity-service.enabled": False,
    "browser.startup.homepage": "about:blank", "browser.startup.page": 0, "ui.systemUsesDarkTheme": 0,
}
KEYS = {"Tab": "\ue004", "Enter": "\ue007", "Escape": "\ue00c", "ArrowLeft": "\ue012", "ArrowUp": "\ue013",
        "ArrowRight": "\ue014", "ArrowDown": "\ue015", "Home": "\ue011", "End": "\ue010"}


class FirefoxError(Exception):
    pass


class Firefox:
    def __init__(self, dark=False):
        self.folder = tempfile.mkdtemp(prefix="tablemock-firefox-")
        profile = os.path.join(self.folder, "profile")
        os.mkdir(profile)
        wanted = {**PREFERENCES, "layout.css.prefers-color-scheme.content-override": 0 if dark else 1}
        with open(os.path.join(profile, "user.js"), "w", encoding="utf-8") as file:
            file.writelines(f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in wanted.items())
        with open(os.path.join(self.folder, "log"), "wb") as log:
            self.process = subprocess.Popen(
                ["firefox-esr", "--headless", "--marionette", "--no-remote", "--profile", profile],
                env={**os.environ, "HOME": self.folder, "MOZ_HEADLESS_WIDTH": "1440", "MOZ_HEADLESS_HEIGHT": "900"},
                stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True)
        self.received = b""
        self.number = 0
        self.socket = None
        try:
            self.connect(os.path.join(profile, "MarionetteActivePort"))
        except BaseException:
            self.__exit__()
            raise

    def connect(self, path):
        end = time.monotonic() + PATIENCE
        while True:
            try:
                with open(path, encoding="ascii") as file:
                    self.socket = socket.create_connection(("127.0.0.1", int(file.read())), PATIENCE)
                break
            except (OSError, ValueError) as error:
                if time.monotonic() > end or self.process.poll() is not None:
                    raise FirefoxError(f"firefox does not start: {self.log()}") from error
                time.sleep(0.05)
        self.read()
        self.call("WebDriver:NewSession", strictFileInteractability=True)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.socket:
            self.socket.close()
        if self.process.poll() is None:
            self.process.terminate()
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait(PATIENCE)
        shutil.rmtree(self.folder, ignore_errors=True)

    def log(self):
        with open(os.path.join(self.folder, "log"), encoding="utf-8", errors="replace") as file:
            return file.read()[-2000:]

    def read(self):
        while b":" not in self.received:
            self.take()
        length, self.received = self.received.split(b":", 1)
        while len(self.received) < int(length):
            self.take()
        message, self.received = self.received[:int(length)], self.received[int(length):]
        return json.loads(message)

    def take(self):
        data = self.socket.recv(1 << 20)
        if not data:
            raise FirefoxError(f"firefox is gone: {self.log()}")
        self.received += data

    def call(self, command, **parameters):
        self.number += 1
        data = json.dumps([0, self.number, command, parameters]).encode()
        self.socket.sendall(f"{len(data)}:".encode() + data)
        _, number, error, result = self.read()
        if number != self.number or error:
            raise FirefoxError(f"{command}: {error}")
        return result.get("value", result) if isinstance(result, dict) else result

    def go(self, path):
        self.call("WebDriver:Navigate", url=path if "://" in path else "file://" + path)

    def evaluate(self, expression):
        return self.call("WebDriver:ExecuteScript", script=f"return {expression}", args=[])

    def until(self, condition):
        """Waits until an expression is true, and returns its value."""
        end = time.monotonic() + PATIENCE
        while True:
            value = self.evaluate(f"(() => {{ try {{ return {condition}; }} catch {{ return null; }} }})()")
            if value:
                return value
            if time.monotonic() > end:
                raise FirefoxError(f"this did not come true: {condition}")
            time.sleep(0.02)

    def find(self, selector):
        found = self.call("WebDriver:FindElement", using="css selector", value=selector)
        return next(iter(found.values()))

    def key(self, *keys):
        """Presses keys, one after the other, where the focus is."""
        actions = []
        for key in keys:
            value = KEYS.get(key, key)
            actions += [{"type": "keyDown", "value": value}, {"type": "keyUp", "value": value}]
        self.call("WebDriver:PerformActions", actions=[{"type": "key", "id": "keyboard", "actions": actions}])

    def click(self, selector):
        self.call("WebDriver:ElementClick", id=self.find(selector))

    def role(self, selector):
        """The role and the name that assistive technologies are told."""
        element = self.find(selector)
        return self.call("WebDriver:GetComputedRole", id=element), self.call("WebDriver:GetComputedLabel", id=element)

    def go_framed(self, path, width, height):
        """Opens a page in a frame of some size, as windows have a least width, and goes on in that."""
        frame = os.path.join(self.folder, "frame.html")
        with open(frame, "w", encoding="utf-8") as file:
            file.write(f'<iframe src="file://{path}" style="width: {width}px; height: {height}px; border: 0"></iframe>')
        self.call("WebDriver:SetWindowRect", x=0, y=0, width=1000, height=1200)
        self.go(frame)
        self.call("WebDriver:SwitchToFrame", element=self.find("iframe"))

    def picture(self, path):
        with open(path, "wb") as file:
            file.write(base64.b64decode(self.call("WebDriver:TakeScreenshot", full=False)))

    def pdf(self):
        return base64.b64decode(self.call("WebDriver:Print"))
