"use strict";

// The entries at the left: a tree, whose groups of equal differences are folded at first.

class List {
  constructor(review, ticks, chosen) {
    this.tree = find("list");
    this.ticks = ticks;
    this.chosen = chosen;
    this.unfolded = new Set();
    this.shown = [];
    this.current = null;
    this.rows = new Map(review.entries.map((entry) => [entry, this.row(entry)]));
    this.tree.append(...this.rows.values());
    this.tree.addEventListener("click", (event) => this.clicked(event));
    this.watchThumbnails();
  }

  row(entry) {
    const row = make("div", { role: "treeitem", className: `row ${entry.state}`, tabIndex: -1, "aria-selected": "false" },
      make("span", { className: "fold" }), make("span", { className: "thumbnail" }),
      make("span", { className: `mark ${entry.state}` }), make("bdi", { className: "name", textContent: entry.shownName, title: entry.shownName }),
      make("span", { className: "more" }), make("span", { className: "tick" }));
    row.entry = entry;
    return row;
  }

  // Pictures are loaded for the rows in sight and given back when they leave it.
  watchThumbnails() {
    const observer = new IntersectionObserver((changes) => {
      for (const { target, isIntersecting } of changes) {
        const { actual, expected } = target.entry.pictures;
        const picture = actual ?? expected;
        const place = target.querySelector(".thumbnail");
        if (!isIntersecting || !picture || !target.entry.isPicture) place.replaceChildren();
        else if (!place.firstChild) place.append(make("img", { alt: "", decoding: "async", src: picture.url }));
      }
    }, { root: this.tree, rootMargin: "300px 0px" });
    for (const row of this.rows.values()) observer.observe(row);
  }

  // Shows the entries that pass, each group as one row unless it is unfolded.
  show(passes) {
    this.members = new Map();
    this.counts = new Map();
    this.shown = [];
    for (const members of grouped([...this.rows.keys()].filter(passes), (entry) => entry.group ?? entry)) {
      const isUnfolded = this.unfolded.has(members[0].group);
      for (const [place, entry] of members.entries()) {
        this.members.set(entry, place === 0 && !isUnfolded ? members : [entry]);
        if (place === 0 || isUnfolded) this.shown.push(entry);
        this.counts.set(entry, place === 0 ? members.length : 0);
      }
    }
    this.relabel();
    // A row that is hidden loses the focus, which goes to the one that is chosen in its place.
    const hasFocus = this.tree.contains(document.activeElement);
    const shown = new Set(this.shown);
    for (const [entry, row] of this.rows) row.hidden = !shown.has(entry);
    this.count = this.members.size;
    this.choose(shown.has(this.current) ? this.current : this.substitute(shown), hasFocus);
  }

  // What is chosen in the place of an entry that is no longer shown: the head of its group, or the next.
  substitute(shown) {
    const entries = [...this.rows.keys()];
    const head = this.current?.group && this.shown.find((entry) => entry.group === this.current.group);
    const after = entries.slice(entries.indexOf(this.current) + 1).find((entry) => shown.has(entry));
    return head || after || this.shown.at(-1) || null;
  }

  relabel() {
    for (const entry of this.shown) this.label(entry);
  }

  label(entry) {
    const row = this.rows.get(entry);
    const count = this.counts.get(entry);
    const isHead = count > 1;
    row.classList.toggle("head", isHead);
    row.classList.toggle("member", count === 0);
    row.setAttribute("aria-level", count === 0 ? 2 : 1);
    if (isHead) row.setAttribute("aria-expanded", this.unfolded.has(entry.group));
    else row.removeAttribute("aria-expanded");
    row.querySelector(".more").textContent = isHead ? `and ${count - 1} more like it` : "";
    this.tickRow(entry, this.members.get(entry));
    const more = isHead ? `, and ${count - 1} more like it` : "";
    row.setAttribute("aria-label", `${entry.shownName}, ${entry.title}${more}${this.spoken(entry)}`);
  }

  // A folded group has a verdict where all of its members have the same.
  tickRow(entry, members) {
    const verdict = this.ticks.of(entry);
    const isCommon = members.every((member) => this.ticks.of(member) === verdict);
    this.rows.get(entry).dataset.verdict = isCommon ? verdict ?? "" : "some";
  }

  spoken(entry) {
    const verdict = this.rows.get(entry).dataset.verdict;
    return verdict === "some" ? ", some have a verdict" : verdict && `, ${verdict}`;
  }

  choose(entry, takesFocus) {
    const previous = this.rows.get(this.current);
    previous?.setAttribute("aria-selected", "false");
    if (previous) previous.tabIndex = -1;
    this.current = entry;
    const row = this.rows.get(entry);
    if (row) {
      row.setAttribute("aria-selected", "true");
      row.tabIndex = 0;
      row.scrollIntoView({ block: "nearest" });
      if (takesFocus) row.focus({ preventScroll: true });
    }
    this.chosen(entry);
  }

  // The entries that a verdict on the current one is for.
  get reach() {
    return this.current ? this.members.get(this.current) : [];
  }

  step(by) {
    const place = this.shown.indexOf(this.current) + by;
    const entry = this.shown[Math.max(0, Math.min(this.shown.length - 1, place))];
    if (entry) this.choose(entry, true);
  }

  end(isLast) {
    this.step(isLast ? this.shown.length : -this.shown.length);
  }

  fold(isFolded) {
    const group = this.current?.group;
    if (!group || isFolded !== this.unfolded.has(group)) return false;
    if (isFolded) this.unfolded.delete(group);
    else this.unfolded.add(group);
    return true;
  }

  clicked(event) {
    const row = event.target.closest(".row");
    if (!row) return;
    this.choose(row.entry, true);
    if (event.target.closest(".fold") && row.classList.contains("head")) {
      this.tree.dispatchEvent(new CustomEvent("fold"));
    }
  }
}
