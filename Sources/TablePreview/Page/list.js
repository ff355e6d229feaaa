// The sources, those of a folder under its name, and the screens of the one that is shown.

import { byId, make } from "./dom.js";

const mostRows = 400;

export class List {
  constructor(choose) {
    this.choose = choose;
    this.sources = [];
    this.news = new Set();
    byId("filter").addEventListener("input", () => this.show());
    byId("list").addEventListener("keydown", (event) => this.walk(event));
    byId("menu").addEventListener("click", () => this.open(byId("menu").ariaExpanded !== "true"));
  }

  open(isOpen) {
    byId("menu").ariaExpanded = isOpen;
    document.body.classList.toggle("lists", isOpen);
  }

  take(sources) {
    this.sources = sources;
    this.show();
  }

  // Takes over what has become of a source; it is marked where it is not the one that is shown.
  note(source, isNews) {
    const place = this.sources.findIndex((known) => known.id === source.id);
    if (source.state === "empty") {
      if (place >= 0) this.sources.splice(place, 1);
    } else if (place >= 0) {
      this.sources[place] = source;
    }
    if (isNews) this.news.add(source.id);
    this.show();
  }

  find(id) {
    return this.sources.find((source) => source.id === id);
  }

  get first() {
    return this.sources.find((source) => source.state === "good") ?? this.sources[0];
  }

  turn(look) {
    this.look = look;
    this.news.delete(look.source);
    this.open(false);
    this.show();
  }

  show() {
    const words = byId("filter").value.toLowerCase().split(/\s+/).filter(Boolean);
    const found = this.sources.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
    const rows = [];
    let folder = "";
    for (const source of found.slice(0, mostRows)) {
      const cut = source.name.lastIndexOf("/") + 1;
      if (source.name.slice(0, cut) !== folder) {
        folder = source.name.slice(0, cut);
        rows.push(make("li", { className: "folder" }, folder));
      }
      rows.push(this.row(source, source.name.slice(cut)));
    }
    const focused = document.activeElement?.dataset?.key;
    byId("list").replaceChildren(...rows);
    if (focused) byId("list").querySelector(`[data-key="${CSS.escape(focused)}"]`)?.focus();
    const rest = found.length - mostRows;
    byId("more").hidden = rest <= 0 && found.length > 0;
    byId("more").textContent = found.length === 0
      ? this.sources.length === 0 ? "There are no sources yet. They appear here when they are saved." : "Nothing is called so."
      : `${rest.toLocaleString("en")} more; filter to see them.`;
  }

  row(source, name) {
    const isCurrent = this.look?.source === source.id;
    const hasSeveral = source.screens.length > 1;
    const button = make(
      "button", {
        type: "button", title: source.name, data: { key: `${source.id}` },
        "aria-current": isCurrent && !hasSeveral ? "true" : undefined,
        onclick: () => this.choose(source.id, 0),
      },
      make("span", { className: "label" }, name));
    if (source.state === "broken") button.append(make("span", { className: "mark", title: "has errors" }, "!"));
    if (this.news.has(source.id)) button.append(make("span", { className: "dot", title: "changed" }, ""));
    const row = make("li", {}, button);
    if (isCurrent && hasSeveral) row.append(make("ul", { className: "screens" }, ...this.screens(source)));
    return row;
  }

  screens(source) {
    return source.screens.map((name, number) => make("li", {}, make(
      "button", {
        type: "button", data: { key: `${source.id}.${number}` },
        "aria-current": this.look.screen === number ? "true" : undefined,
        onclick: () => this.choose(source.id, number),
      },
      make("span", { className: "label" }, name))));
  }

  walk(event) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    const buttons = [...byId("list").querySelectorAll("button")];
    const next = buttons[buttons.indexOf(document.activeElement) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.click();
  }
}
