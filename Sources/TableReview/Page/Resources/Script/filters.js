"use strict";

// Which entries are shown: by state, by axis, by verdict and by words.

class Filters {
  constructor(review, ticks, changed) {
    this.review = review;
    this.ticks = ticks;
    this.changed = changed;
    this.states = new Set();
    this.axes = new Map();
    this.verdict = "";
    this.words = [];
    this.addStates();
    this.addAxes();
    find("search").addEventListener("input", () => this.read());
    find("reset").addEventListener("click", () => this.reset());
  }

  get isOn() {
    return this.states.size + this.axes.size + this.words.length > 0 || this.verdict !== "";
  }

  passes(entry) {
    if (this.states.size > 0 && !this.states.has(entry.state)) return false;
    for (const [axis, value] of this.axes) {
      if ((entry.axes.get(axis) ?? "") !== value) return false;
    }
    if (this.verdict && (this.ticks.of(entry) ?? "open") !== this.verdict) return false;
    return this.words.every((word) => entry.searchText.includes(word));
  }

  // The counts of the summary become buttons, except that of what is the same and is not listed.
  addStates() {
    for (const item of find("counts").children) {
      const { state, count } = item.dataset;
      if (state === "same" || count === "0") continue;
      const button = make("button", { type: "button", "aria-pressed": "false" }, ...item.childNodes);
      button.addEventListener("click", () => {
        if (!this.states.delete(state)) this.states.add(state);
        button.setAttribute("aria-pressed", this.states.has(state));
        this.changed();
      });
      item.append(button);
    }
  }

  addAxes() {
    for (const [axis, values] of this.review.axes) {
      const names = [...values].sort().map((value) => [`=${value}`, value]);
      const select = this.select(axis, [["", `any ${axis}`], ["=", `no ${axis}`], ...names]);
      select.addEventListener("change", () => {
        if (select.value) this.axes.set(axis, select.value.slice(1));
        else this.axes.delete(axis);
        this.changed();
      });
    }
    if (!find("basket")) return;
    const verdicts = [["", "any verdict"], ["open", "open"], ["approved", "approved"], ["rejected", "rejected"]];
    const select = this.select("verdict", verdicts);
    select.addEventListener("change", () => {
      this.verdict = select.value;
      this.changed();
    });
  }

  select(name, options) {
    const select = make("select", { "aria-label": name });
    for (const [value, text] of options) select.append(new Option(text, value));
    find("axes").append(select);
    return select;
  }

  read() {
    this.words = find("search").value.toLowerCase().split(/\s+/).filter(Boolean);
    this.changed();
  }

  reset() {
    this.states.clear();
    this.axes.clear();
    this.verdict = "";
    find("search").value = "";
    for (const select of find("axes").children) select.value = "";
    for (const button of find("counts").querySelectorAll("button")) button.setAttribute("aria-pressed", "false");
    this.read();
  }
}
