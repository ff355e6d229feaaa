"use strict";

// The article of the current entry: its words become buttons, and the views can be walked by keyboard.

class Details {
  constructor(stage) {
    this.stage = stage;
    this.article = null;
  }

  show(entry) {
    if (this.article === (entry?.article ?? null)) return;
    this.article?.classList.remove("current");
    this.article?.querySelector("details.views")?.remove();
    this.article = entry?.article ?? null;
    find("none").hidden = entry !== null;
    if (!entry) return;
    entry.article.classList.add("current");
    for (const item of entry.article.querySelectorAll(".words > li")) this.upgrade(item);
    this.press(null);
    if (entry.isBitmap && entry.hasPictures) entry.article.append(this.outline(entry));
    find("entries").scrollTop = 0;
  }

  upgrade(item) {
    const { expected, actual } = item.dataset;
    const label = item.querySelector(":scope > span");
    if (!label || (!expected && !actual)) return;
    const button = make("button", { type: "button", className: "word", "aria-pressed": "false" }, ...label.childNodes);
    label.replaceWith(button);
    const word = { expected: expected && frameOf(expected), actual: actual && frameOf(actual) };
    button.addEventListener("click", () => {
      const isOn = button.getAttribute("aria-pressed") === "true";
      this.press(isOn ? null : button);
      this.stage.choose(isOn ? null : word);
    });
  }

  press(button) {
    for (const word of this.article.querySelectorAll("button.word")) {
      word.setAttribute("aria-pressed", word === button);
    }
  }

  // The views of both pictures, for those who point with the keyboard.
  outline(entry) {
    const details = make("details", { className: "views" }, make("summary", { textContent: "Views" }));
    details.addEventListener("toggle", async () => {
      if (!details.open || details.children.length > 1) return;
      const scene = await scenes.of(entry);
      const sides = ["expected", "actual"].filter((side) => scene?.views[side].length);
      if (sides.length === 0) details.append(make("p", { textContent: "The views of this picture were not kept." }));
      for (const side of sides) details.append(make("h3", { textContent: side }), this.list(scene.views[side], side));
    });
    return details;
  }

  list(views, side) {
    const list = make("ul");
    for (const view of views.slice(0, mostViewsOfOutline)) {
      const button = make("button", { type: "button", textContent: view.description });
      button.style.paddingInlineStart = `${Math.min(view.depth, 12) * 0.75 + 0.25}rem`;
      const show = () => this.stage.point({ [side]: view.frame }, view.description);
      button.addEventListener("focus", show);
      button.addEventListener("pointerenter", show);
      button.addEventListener("blur", () => this.stage.leave());
      button.addEventListener("pointerleave", () => this.stage.leave());
      list.append(make("li", {}, button));
    }
    const rest = views.length - mostViewsOfOutline;
    if (rest > 0) list.append(make("li", { textContent: `and ${rest} more` }));
    return list;
  }
}
