// What is known of the view that was clicked, or else of the whole screen.

import { byId, make, round } from "./dom.js";

export class Inspector {
  constructor({ link, choose, explain }) {
    Object.assign(this, { link, choose, explain });
    this.findings = [];
  }

  show(view, paths = {}) {
    this.paths = paths;
    document.body.classList.toggle("inspects", Boolean(view));
    byId("details").replaceChildren(...(view ? this.details(view) : this.overview()));
    byId("details").setAttribute("aria-live", view ? "polite" : "off");
  }

  overview() {
    return [make("h2", {}, "Findings"), ...this.rows(this.findings, "Nothing breaks a rule of the guidelines.")];
  }

  details(view) {
    const { node, place } = view;
    const found = this.findings.filter(({ frames }) => frames.some((frame) => touches(frame, place)));
    return [
      make("div", { className: "head" },
        make("h2", {}, node.class), node.role ? make("span", { className: "role" }, node.role) : null,
        make("button", { type: "button", className: "close", "aria-label": "Let go of the view", onclick: () => this.choose(null) }, "×")),
      this.way(view),
      make("dl", {}, ...this.facts(view).flatMap(([name, value]) => [make("dt", {}, name), make("dd", {}, value)])),
      make("h3", {}, "Findings"), ...this.rows(found, "None touches this view."),
      ...this.inside(view),
      this.explanation(view),
    ];
  }

  facts({ node, place }) {
    const frame = ([x, y, width, height]) => `${round(x)}, ${round(y)} · ${round(width)} × ${round(height)}`;
    const facts = [["Frame", frame(node.frame)], ["On screen", frame(place)]];
    if (node.text !== undefined) facts.push(["Text", node.text]);
    if (node.font) {
      const { family, weight, size, italic } = node.font;
      facts.push(["Font", [family, weight, italic ? "italic" : "", `${round(size)} pt`].filter(Boolean).join(" ")]);
    }
    if (node.lines > 1) facts.push(["Lines", String(node.lines)]);
    if (node.truncated) facts.push(["Truncated", "yes"]);
    if (node.style) facts.push(["Style", node.style]);
    if (node.indexPath) facts.push(["Index path", `section ${node.indexPath[0]}, row ${node.indexPath[1]}`]);
    if (node.id) facts.push(["Identifier", node.id]);
    const source = nearest({ node, parent: null }) ?? null;
    if (source) facts.push(["Source", this.place(source)]);
    return facts;
  }

  place({ file, line, column }) {
    return this.link(file, line, column, line ? `${file}:${line}` : file, this.paths);
  }

  // The views that hold this one, from the outside; and where the view has no place of its own, the nearest that has.
  way(view) {
    const holders = [];
    for (let at = view.parent; at; at = at.parent) holders.unshift(at);
    const nav = make("nav", { className: "way", "aria-label": "What holds this view" },
      ...holders.map((holder) => make("button", { type: "button", onclick: () => this.choose(holder) }, label(holder))));
    const source = view.node.source ? null : nearest(view);
    if (source) nav.append(make("p", { className: "origin" }, "written at ", this.place(source)));
    return nav;
  }

  inside(view) {
    const children = view.children ?? [];
    if (!children.length) return [];
    return [
      make("h3", {}, "Holds"),
      make("ul", { className: "inside" }, ...children.map((child) => make(
        "li", {}, make("button", { type: "button", onclick: () => this.choose(child) }, label(child))))),
    ];
  }

  explanation(view) {
    const box = make("div", { className: "explanation" });
    this.explain(view, box);
    return box;
  }

  figures({ address, figures }) {
    return [
      make("h3", {}, "Where its frame comes from"),
      make("dl", {}, ...figures.flatMap(({ name, points, words }) => [
        make("dt", {}, `${name} ${round(points)}`), make("dd", {}, words)])),
      make("p", { className: "origin" }, "explained as ", make("code", {}, address)),
    ];
  }

  rows(findings, none) {
    if (!findings.length) return [make("p", { className: "none" }, none)];
    return [make("ul", { className: "findings" }, ...findings.map(({ rule, level, message, hint, file, line, column }) => make(
      "li", { className: level },
      make("p", {}, make("span", { className: "level" }, level), " ", message),
      hint ? make("p", { className: "hint" }, hint) : null,
      make("p", { className: "origin" }, rule ? make("code", {}, rule) : null, rule ? " " : null, this.place({ file, line, column })))))];
  }
}

// The name of a view for people.
function label({ node }) {
  return node.role ?? node.class;
}

// Where a view was written, or what holds it.
function nearest(view) {
  for (let at = view; at; at = at.parent) if (at.node.source) return at.node.source;
  return null;
}

// Whether a finding is about a view, something in it, or something that it lies in.
function touches([x, y, width, height], [left, top, across, down]) {
  const slack = 0.5;
  const holds = (a, b) =>
    a[0] - slack <= b[0] && a[1] - slack <= b[1] && a[0] + a[2] + slack >= b[0] + b[2] && a[1] + a[3] + slack >= b[1] + b[3];
  const [frame, place] = [[x, y, width, height], [left, top, across, down]];
  return holds(frame, place) || holds(place, frame);
}
