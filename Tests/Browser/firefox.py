"""Firefox as tests of reviews use it: with a keyboard, a mouse, frames and paper."""

import base64
import os

import marionette

KEYS = {"Tab": "\ue004", "Enter": "\ue007", "Escape": "\ue00c", "ArrowLeft": "\ue012", "ArrowUp": "\ue013",
        "ArrowRight": "\ue014", "ArrowDown": "\ue015", "Home": "\ue011", "End": "\ue010"}


class Firefox(marionette.Firefox):
    def __init__(self, dark=False):
        super().__init__()
        self.dark = dark

    def go(self, path):
        self.open(path, self.dark)

    def go_framed(self, path, width, height):
        """Opens a page in a frame of some size, as windows have a least width, and goes on in that."""
        frame = os.path.join(self.folder, "frame.html")
        with open(frame, "w", encoding="utf-8") as file:
            file.write(f'<iframe src="file://{path}" style="width: {width}px; height: {height}px; border: 0"></iframe>')
        self.call("WebDriver:SetWindowRect", x=0, y=0, width=1000, height=1200)
        self.go(frame)
        self.call("WebDriver:SwitchToFrame", element=self.elements("iframe")[0])

    def until(self, condition):
        """Waits until an expression is true, and returns its value; one that fails is not true yet."""
        return super().until(f"(() => {{ try {{ return {condition}; }} catch {{ return null; }} }})()")

    def key(self, *keys):
        """Presses keys, one after the other, where the focus is."""
        actions = []
        for key in keys:
            value = KEYS.get(key, key)
            actions += [{"type": "keyDown", "value": value}, {"type": "keyUp", "value": value}]
        self.call("WebDriver:PerformActions", actions=[{"type": "key", "id": "keyboard", "actions": actions}])

    def click(self, selector):
        self.call("WebDriver:ElementClick", id=self.elements(selector)[0])

    def role(self, selector):
        """The role and the name that assistive technologies are told."""
        element = self.elements(selector)[0]
        return self.call("WebDriver:GetComputedRole", id=element), self.call("WebDriver:GetComputedLabel", id=element)

    def pdf(self):
        return base64.b64decode(self.call("WebDriver:Print"))
