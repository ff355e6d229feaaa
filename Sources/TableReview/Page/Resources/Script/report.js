"use strict";

// The page as a whole: what belongs to the choice of an entry, verdicts, keys, and print.

// The letters of a command that are shown.
const longestShown = 200;
// The sentences of what came of verdicts that are shown.
const mostTold = 8;

class Report {
  constructor() {
    // What is said where there is no verdict.
    this.nothing = find("ticked")?.textContent;
    this.review = new Review(document.querySelectorAll("article.entry"));
    const isServed = "review" in document.body.dataset;
    this.ticks = isServed ? new ServedVerdicts(this.review.entries) : new Ticks(this.review.entries);
    this.stage = new Stage(scenes);
    this.details = new Details(this.stage);
    this.list = new List(this.review, this.ticks, (entry) => this.show(entry));
    this.filters = new Filters(this.review, this.ticks, () => this.filter());
    this.list.tree.addEventListener("fold", () => this.toggleFold());
    this.connect();
    const name = decoded(location.hash.slice(1));
    this.filter();
    this.updateBasket();
    this.open(name);
    this.list.rows.get(this.list.current)?.focus({ preventScroll: true });
    if (isServed) this.ticks.last.then((outcome) => this.tell(outcome));
  }

  get canApprove() {
    return find("basket") !== null;
  }

  // Goes to an entry, whatever hides it.
  open(name) {
    const entry = this.review.entries.find((entry) => entry.name === name);
    if (!entry || entry === this.list.current) return;
    if (!this.filters.passes(entry)) this.filters.reset();
    if (entry.group && !this.list.shown.includes(entry)) {
      this.list.unfolded.add(entry.group);
      this.filter();
    }
    this.list.choose(entry, true);
  }

  filter() {
    this.list.show((entry) => this.filters.passes(entry));
    const all = this.review.entries.length;
    find("shown").textContent = this.filters.isOn ? `${this.list.count} of ${all} shown` : "";
    find("reset").hidden = !this.filters.isOn;
    find("nothing").hidden = this.list.count > 0;
  }

  show(entry) {
    this.stage.show(entry);
    this.details.show(entry);
    this.updateVerdict();
    const address = entry ? `#${encodeURIComponent(entry.name)}` : location.pathname;
    try {
      history.replaceState(null, "", address);
    } catch {
      // Some browsers let pages from disk keep the address they have.
    }
  }

  toggleFold() {
    const { group } = this.list.current ?? {};
    if (this.list.fold(this.list.unfolded.has(group))) this.filter();
  }

  decide(verdict) {
    if (!this.canApprove || this.list.reach.length === 0) return;
    this.tell(this.ticks.toggle(this.list.reach, verdict));
  }

  // Shows what came of verdicts, at once or when the server has answered.
  async tell(outcome) {
    if (outcome instanceof Promise) outcome = await outcome;
    this.afterTicks();
    if (!outcome) return;
    const { words, isRefused } = outcome;
    find("copied").className = isRefused ? "refused" : "";
    const rest = words.length - mostTold;
    find("copied").textContent = words.slice(0, mostTold).join(" ") + (rest > 0 ? ` And ${rest} more.` : "");
  }

  // Ticks may change what the filter by verdict shows; the row that was ticked stays until another is chosen.
  afterTicks() {
    this.list.relabel();
    this.updateVerdict();
    this.updateBasket();
  }

  updateVerdict() {
    if (!this.canApprove) return;
    const { reach, current } = this.list;
    find("verdict").hidden = !current;
    if (!current) return;
    const approvable = reach.filter((entry) => entry.canBeApproved);
    const has = (entries, verdict) => entries.length > 0 && entries.every((entry) => this.ticks.of(entry) === verdict);
    find("approve").disabled = approvable.length === 0;
    find("approve").setAttribute("aria-pressed", has(approvable, "approved"));
    find("reject").setAttribute("aria-pressed", has(reach, "rejected"));
    find("reach").textContent = reach.length > 1 ? `all ${reach.length} of the group` : "";
  }

  updateBasket() {
    if (!this.canApprove) return;
    const approved = this.ticks.with("approved").length;
    const rejected = this.ticks.with("rejected").length;
    const isEmpty = approved + rejected === 0;
    find("ticked").textContent = isEmpty ? this.nothing : `${approved} approved · ${rejected} rejected`;
    if (find("copy")) {
      find("copy").disabled = approved === 0;
      find("download").disabled = isEmpty;
    }
    find("clear").disabled = isEmpty;
    find("copied").textContent = "";
  }

  async copyCommand() {
    const { text, readsFile } = command(document.body.dataset.approve, this.ticks);
    if (readsFile) download(approvals(this.ticks), "approvals.txt");
    const isCopied = await copy(text);
    const file = readsFile ? " It reads the names from approvals.txt, which was downloaded; see that the path is right." : "";
    // Of a command that is copied already, its beginning will do.
    const isCut = isCopied && text.length > longestShown;
    find("copied").className = isCopied && !readsFile ? "brief" : "";
    const shown = isCut ? `${text.slice(0, longestShown)}…` : text;
    find("copied").replaceChildren(
      isCopied ? "Copied: " : "Copy this: ", make("code", { textContent: shown }), file);
  }

  downloadApprovals() {
    download(approvals(this.ticks), "approvals.txt");
    find("copied").className = "";
    find("copied").textContent = "";
  }

  connect() {
    document.addEventListener("keydown", (event) => this.key(event));
    find("help-button").addEventListener("click", () => find("help").showModal());
    // A click on a tool leaves the focus where it is, so that keys go on working there.
    for (const area of [find("stage").querySelector(".toolbar"), find("stage").querySelector(".foot"), find("verdict")]) {
      area?.addEventListener("mousedown", (event) => {
        if (event.target.type !== "range") event.preventDefault();
      });
    }
    window.addEventListener("hashchange", () => this.open(decoded(location.hash.slice(1))));
    window.addEventListener("beforeprint", () => this.addPictures());
    window.addEventListener("afterprint", () => this.removePictures());
    if (!this.canApprove) return;
    find("approve").addEventListener("click", () => this.decide("approved"));
    find("reject").addEventListener("click", () => this.decide("rejected"));
    find("copy")?.addEventListener("click", () => this.copyCommand());
    find("download")?.addEventListener("click", () => this.downloadApprovals());
    find("clear").addEventListener("click", () => this.tell(this.ticks.clear()));
  }

  key(event) {
    const { target, key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || find("help").open) return;
    if (target.matches("input[type=search], select")) {
      if (key === "Escape") this.list.rows.get(this.list.current)?.focus();
      return;
    }
    const action = this.localKeys(target)[key] ?? this.keys[key];
    if (!action || (key === " " && target.matches("button, summary, a, input[type=checkbox]"))) return;
    event.preventDefault();
    action();
  }

  get keys() {
    const view = (number) => () => {
      const input = find("views").querySelectorAll("input")[number - 1];
      if (!input.disabled) this.stage.setView(input.value);
    };
    return {
      j: () => this.list.step(1),
      k: () => this.list.step(-1),
      a: () => this.decide("approved"),
      x: () => this.decide("rejected"),
      " ": () => this.stage.blink(),
      n: () => this.stage.stepPlace(1),
      p: () => this.stage.stepPlace(-1),
      b: () => find("places-option").hidden || find("places").click(),
      0: () => this.stage.setZoom("fit"),
      w: () => this.stage.setZoom("width"),
      "+": () => this.stage.stepZoom(1),
      "=": () => this.stage.stepZoom(1),
      "-": () => this.stage.stepZoom(-1),
      "/": () => find("search").focus(),
      "?": () => find("help").showModal(),
      1: view(1), 2: view(2), 3: view(3), 4: view(4), 5: view(5),
    };
  }

  // Keys that mean something where the focus is. Sliders and choices have arrows of their own.
  localKeys(target) {
    if (target.closest("[role=tree]")) {
      return {
        ArrowDown: () => this.list.step(1),
        ArrowUp: () => this.list.step(-1),
        Home: () => this.list.end(false),
        End: () => this.list.end(true),
        ...this.foldKeys,
        Enter: () => this.toggleFold(),
      };
    }
    if (target.closest(".window")) {
      const step = 60;
      return {
        ArrowDown: () => this.stage.pan(0, -step),
        ArrowUp: () => this.stage.pan(0, step),
        ArrowRight: () => this.stage.pan(-step, 0),
        ArrowLeft: () => this.stage.pan(step, 0),
      };
    }
    return target.matches("input") ? {} : this.foldKeys;
  }

  get foldKeys() {
    return {
      ArrowRight: () => this.list.fold(false) && this.filter(),
      ArrowLeft: () => this.list.fold(true) && this.filter(),
    };
  }

  // On paper every entry of the list has its pictures; on the screen only the current one does.
  addPictures() {
    const shown = new Set(this.list.shown);
    for (const entry of this.review.entries) entry.article.classList.toggle("unlisted", !shown.has(entry));
    this.printed = this.list.shown.flatMap((entry) => {
      const rows = printedRows(entry);
      const equal = this.list.members.get(entry).slice(1).map((member) => member.shownName);
      if (equal.length > 0) rows.at(-1).append(make("p", { textContent: `${equal.length} more like it: ${equal.join(", ")}` }));
      entry.article.querySelector(".pictures").after(...rows);
      return rows;
    });
  }

  removePictures() {
    for (const row of this.printed ?? []) row.remove();
  }
}

function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

new Report();
