// The page of a preview: what is chosen, what is shown of it, and what happens when a file is saved.

import { byId, make } from "./dom.js";
import { Grid } from "./grid.js";
import { Inspector } from "./inspector.js";
import { List } from "./list.js";
import { Look } from "./look.js";
import { Messages } from "./messages.js";
import * as server from "./server.js";
import { Stage, address } from "./stage.js";
import { Switches } from "./switches.js";

class Preview {
  constructor(state) {
    this.editor = state.editor;
    const link = (...parts) => this.link(...parts);
    const choose = (view) => this.choose(view);
    this.list = new List((source, screen) => this.turn({ source, screen }));
    this.switches = new Switches(state.axes, (axis, word) => this.say(axis, word));
    this.stage = new Stage(choose);
    this.inspector = new Inspector({ link, choose, explain: (view, box) => this.explain(view, box) });
    this.messages = new Messages(link);
    this.grid = new Grid((axis, word) => this.spreadOut("", axis, word));
    this.look = Look.read(state.axes, state.variant);
    this.spread = Look.storedSpread();
    this.lastView = "";
    byId("spread").value = this.spread;
    byId("spread").addEventListener("change", () => this.spreadOut(byId("spread").value));
    document.addEventListener("keydown", (event) => this.key(event));
    this.takeList(state);
    server.listen({
      // One after the other, as a list has to be there before its sources are spoken of.
      event: (event) => this.queue(() => this.happen(event)),
      opened: () => this.opened(),
      lost: (isForGood) => this.lost(isForGood),
    });
  }

  queue(deed) {
    this.last = (this.last ?? Promise.resolve()).then(deed).catch(() => {});
  }

  takeList(state) {
    const { sources, problems } = state;
    this.taken = JSON.stringify(state);
    this.problems = problems;
    this.list.take(sources);
    const known = this.list.find(this.look.source) ?? this.list.first;
    if (!known) {
      this.messages.show({ diagnostics: problems, isLastGood: false, hasPicture: false, paths: {} });
      this.stage.clear();
      return;
    }
    this.turn({ source: known.id, screen: known.id === this.look.source ? this.look.screen : 0, revision: known.revision });
  }

  turn(changes) {
    this.look = this.look.with(changes);
    const source = this.list.find(this.look.source);
    if (source) this.look = this.look.with({ revision: source.revision });
    this.look.store(this.spread);
    this.list.turn(this.look);
    this.switches.turn(this.look);
    this.show();
  }

  say(axis, word) {
    this.look = axis ? this.look.saying(axis, word) : this.look.with({ words: {} });
    this.turn({});
  }

  spreadOut(spread, axis, word) {
    this.spread = spread;
    byId("spread").value = spread;
    if (axis) this.look = this.look.saying(axis, word);
    this.turn({});
  }

  async show() {
    this.asked?.abort();
    this.asked = new AbortController();
    const { signal } = this.asked;
    const look = this.look;
    try {
      const answer = await server.view(look, signal);
      await this.take(look, answer, signal);
    } catch (error) {
      if (signal.aborted) return;
      const finding = { severity: "error", file: this.list.find(look.source)?.name ?? "", message: error.message };
      this.messages.show({ diagnostics: [finding], isLastGood: false, hasPicture: true, paths: {} });
    }
  }

  async take(look, answer, signal) {
    const hasPicture = answer.picture !== undefined;
    if (hasPicture) await this.stage.show(answer);
    else if (answer.source.id !== this.shown) this.stage.clear();
    if (signal.aborted) return;
    this.shown = answer.source.id;
    this.answer = answer;
    this.messages.show({
      diagnostics: [...answer.diagnostics, ...this.problems], hasPicture,
      isLastGood: hasPicture ? !answer.isCurrent : !this.stage.sheet.hidden, paths: answer.paths ?? {},
    });
    this.entitle(answer);
    this.list.note(answer.source, false);
    this.connectChildren();
    const kept = this.stage.views.find((view) => address(view) === this.lastView) ?? null;
    this.stage.turn(kept);
    this.inspector.show(kept, answer.paths);
    document.body.classList.toggle("spread", Boolean(this.spread));
    byId("grid").hidden = !this.spread;
    byId("stage").hidden = Boolean(this.spread);
    if (this.spread) this.grid.show(look, this.spread, this.switches.words(this.spread));
    document.body.dataset.revision = answer.source.revision;
    document.body.dataset.state = answer.source.state;
    if (hasPicture) await this.lint(look, signal);
    else this.find([]);
  }

  async lint(look, signal) {
    const findings = await server.findings(look, signal);
    if (!signal.aborted) this.find(findings);
  }

  find(findings) {
    this.inspector.findings = findings;
    this.inspector.show(this.stage.current ?? null, this.answer.paths);
    this.stage.mark(findings.flatMap(({ frames }) => frames));
    document.body.dataset.findings = findings.length;
  }

  connectChildren() {
    for (const view of this.stage.views) {
      view.children = [];
      view.parent?.children.push(view);
    }
  }

  entitle({ source, screen, theme, size }) {
    const name = source.screens.length > 1 ? `${source.name} – ${source.screens[screen]}` : source.name;
    byId("title").textContent = name;
    document.title = `${source.state === "broken" ? "⚠ " : ""}${name}`;
    this.stage.element.setAttribute("aria-label", `Picture of ${name}`);
    if (size) this.tell(`${theme}, ${size[0]} × ${size[1]} points`);
    for (const kind of ["svg", "png"]) {
      byId(kind).href = server.picture(this.look, kind);
      byId(kind).download = `${source.name.replace(/^.*\//, "").replace(/\.[^.]*$/, "")}.${kind}`;
    }
  }

  choose(view) {
    this.lastView = view ? address(view) : "";
    this.stage.turn(view);
    this.inspector.show(view, this.answer?.paths);
  }

  async explain(view, box) {
    try {
      const answer = await server.explanation(this.look, this.stage.views.indexOf(view), this.asked.signal);
      if (answer?.figures.length) box.append(...this.inspector.figures(answer));
    } catch {
      // The picture has changed meanwhile, and the view will be explained with the new one.
      box.replaceChildren();
    }
  }

  // A link that opens a place in the user's editor, or its name where there is no way to.
  link(file, line, column, text, paths) {
    const path = paths?.[file];
    if (!this.editor || !path) return make("span", { className: "place" }, text);
    const address = this.editor
      .replaceAll("{path}", path.split("/").map(encodeURIComponent).join("/"))
      .replaceAll("{line}", line ?? 1).replaceAll("{column}", column ?? 1);
    return make("a", { className: "place", href: address, title: "Open in the editor" }, text);
  }

  happen(event) {
    if (event.kind === "list") return this.reload();
    if (event.kind === "problem") {
      this.problems = [...this.problems, event.problem];
      return this.show();
    }
    const { source } = event;
    const isShown = source.id === this.look.source;
    this.list.note(source, !isShown);
    if (isShown) this.turn({});
    else if (byId("follow").checked && source.state !== "empty" && this.list.find(source.id)) this.turn({ source: source.id, screen: 0 });
  }

  async reload() {
    this.takeList(await server.state());
  }

  opened() {
    const wasLost = Boolean(this.patience);
    clearTimeout(this.patience);
    this.patience = null;
    document.body.classList.remove("lost");
    // What changed before events came, the first time too, nobody has told of.
    this.queue(async () => {
      const state = await server.state();
      if (wasLost || JSON.stringify(state) !== this.taken) this.takeList(state);
    });
  }

  // The browser connects again by itself, which is done in a moment where the preview still runs.
  lost(isForGood) {
    document.body.classList.add("lost");
    if (isForGood) return this.end();
    if (this.patience) return;
    this.tell("The connection was lost; connecting again.");
    this.patience = setTimeout(() => this.end(), 5000);
  }

  end() {
    this.tell("The preview has ended. Start ‘tablemock preview’ again, and open its new address.");
  }

  tell(text) {
    byId("status").textContent = text;
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape") {
      if (document.activeElement === byId("filter")) byId("filter").blur();
      else this.choose(null);
      return;
    }
    if (/^(input|select|textarea)$/i.test(document.activeElement?.tagName ?? "")) return;
    const deed = {
      "/": () => byId("filter").focus(),
      "+": () => this.stage.step(1),
      "=": () => this.stage.step(1),
      "-": () => this.stage.step(-1),
      "0": () => this.stage.zoom(1),
      f: () => this.stage.fit(),
    }[event.key];
    if (!deed) return;
    event.preventDefault();
    deed();
  }
}

new Preview(await server.state());
