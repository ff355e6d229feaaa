// A switch for each axis that the program has; nothing here knows what axes there are.

import { byId, make } from "./dom.js";

export class Switches {
  constructor(axes, change) {
    this.axes = axes;
    this.controls = new Map();
    for (const axis of axes) {
      const control = axis.isOpen ? this.open(axis) : this.closed(axis);
      control.addEventListener("change", () => change(axis.name, control.value.trim()));
      this.controls.set(axis.name, control);
      byId("switches").append(make("label", { title: axis.summary }, make("span", {}, axis.title), control));
    }
    byId("switches").append(make("button", { type: "button", id: "plain", hidden: true, title: "All ways as the source says", onclick: () => change(null) }, "Reset"));
    byId("switches").addEventListener("submit", (event) => event.preventDefault());
    for (const axis of axes) byId("spread").append(make("option", { value: axis.name }, axis.title));
    if (matchMedia("(max-width: 640px)").matches) byId("ways").open = false;
  }

  closed(axis) {
    const options = axis.words.map((word) => make("option", { value: word }, word));
    return make("select", { name: axis.name }, make("option", { value: "" }, "as is"), ...options);
  }

  // An axis that takes words beside those that are known.
  open(axis) {
    const list = make("datalist", { id: `${axis.name}-words` }, ...axis.words.map((word) => make("option", { value: word })));
    byId("switches").append(list);
    const control = make("input", { name: axis.name, placeholder: "as is", spellcheck: false, autocomplete: "off" });
    control.setAttribute("list", list.id);
    return control;
  }

  turn(look) {
    let count = 0;
    for (const [name, control] of this.controls) {
      control.value = look.words[name] ?? "";
      control.classList.toggle("set", name in look.words);
      if (name in look.words) count += 1;
    }
    byId("plain").hidden = count === 0;
    byId("ways").querySelector("summary").textContent = count ? `Ways of drawing (${count} set)` : "Ways of drawing";
  }

  words(axis) {
    return this.axes.find(({ name }) => name === axis)?.words ?? [];
  }

  title(axis) {
    return this.axes.find(({ name }) => name === axis)?.title ?? axis;
  }
}
