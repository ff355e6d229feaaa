// The picture, its texts as text, and the views in it that can be pointed at.

import { byId, make } from "./dom.js";

const steps = [0.25, 0.33, 0.5, 0.67, 0.75, 1, 1.25, 1.5, 2, 3, 4, 6, 8];
const margin = 24;

export class Stage {
  constructor(choose) {
    this.choose = choose;
    this.element = byId("stage");
    this.image = make("img", { alt: "", draggable: false });
    this.texts = make("div", { className: "texts" });
    this.hovered = make("div", { className: "box hovered", hidden: true });
    this.chosen = make("div", { className: "box chosen", hidden: true });
    this.marks = make("div", { className: "marks" });
    this.sheet = make("div", { className: "sheet", hidden: true }, this.image, this.texts, this.marks, this.hovered, this.chosen);
    this.element.append(this.sheet);
    this.factor = 1;
    this.isFitted = true;
    this.size = [0, 0];
    this.views = [];
    this.listen();
  }

  listen() {
    byId("smaller").addEventListener("click", () => this.step(-1));
    byId("larger").addEventListener("click", () => this.step(1));
    byId("zoom").addEventListener("click", () => this.zoom(1));
    byId("fit").addEventListener("click", () => this.fit());
    this.element.addEventListener("wheel", (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      this.step(event.deltaY < 0 ? 1 : -1);
    }, { passive: false });
    this.sheet.addEventListener("pointermove", (event) => this.outline(this.hovered, this.at(event)));
    this.sheet.addEventListener("pointerleave", () => this.outline(this.hovered, null));
    this.sheet.addEventListener("click", (event) => {
      if (String(getSelection()) === "") this.choose(this.at(event));
    });
    this.element.addEventListener("keydown", (event) => this.key(event));
    new ResizeObserver(() => this.isFitted && this.fit()).observe(this.element);
  }

  // Shows a picture once the browser has read it, so that nothing flickers.
  async show({ picture, size, inspection }) {
    const url = URL.createObjectURL(new Blob([picture], { type: "image/svg+xml" }));
    const next = make("img", { alt: "", draggable: false, src: url });
    try {
      await next.decode();
    } finally {
      URL.revokeObjectURL(url);
    }
    this.image.replaceWith(next);
    this.image = next;
    this.size = size;
    this.views = inspection ? flatten(inspection.root) : [];
    this.sheet.hidden = false;
    this.marks.replaceChildren();
    this.outline(this.hovered, null);
    if (this.isFitted) this.fit();
    else this.place();
  }

  clear() {
    this.sheet.hidden = true;
    this.views = [];
  }

  mark(frames) {
    this.marks.replaceChildren(...frames.map((frame) => {
      const box = make("div", { className: "box found" });
      this.lay(box, frame);
      return box;
    }));
  }

  outline(box, view) {
    box.hidden = !view;
    if (view) this.lay(box, view.place);
  }

  turn(view) {
    this.current = view;
    this.outline(this.chosen, view);
    if (view) this.chosen.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  fit() {
    this.isFitted = true;
    const [width, height] = this.size;
    const across = this.element.clientWidth - 2 * margin;
    if (!width || !height || across <= 0) return;
    // Where the page as a whole is scrolled, the stage is as high as the picture.
    const isScrolled = matchMedia("(max-width: 640px)").matches;
    const down = isScrolled ? Infinity : Math.max(320, this.element.clientHeight - 2 * margin);
    const fitting = Math.min(across / width, down / height, isScrolled ? 1 : 2);
    this.factor = fitting >= 1 && fitting < 1.25 ? 1 : Math.max(0.1, fitting);
    this.place();
  }

  zoom(factor) {
    this.isFitted = false;
    this.factor = factor;
    this.place();
  }

  step(direction) {
    const larger = steps.find((step) => step > this.factor + 0.01) ?? steps.at(-1);
    const smaller = steps.findLast((step) => step < this.factor - 0.01) ?? steps[0];
    this.zoom(direction > 0 ? larger : smaller);
  }

  place() {
    const [width, height] = this.size.map((side) => side * this.factor);
    Object.assign(this.sheet.style, { width: `${width}px`, height: `${height}px` });
    byId("zoom").textContent = `${Math.round(this.factor * 100)} %`;
    byId("fit").ariaPressed = this.isFitted;
    this.texts.replaceChildren(...this.views.filter(({ node }) => node.text).map((view) => this.text(view)));
    this.outline(this.chosen, this.current ?? null);
  }

  // A label's words, which the browser can find, select and read out; their shapes are those of the picture below.
  text({ node, place }) {
    const element = make("span", {}, node.text);
    this.lay(element, place);
    element.style.fontSize = `${(node.font?.size ?? 12) * this.factor}px`;
    element.style.lineHeight = `${(place[3] / (node.lines || 1)) * this.factor}px`;
    return element;
  }

  lay(element, [x, y, width, height]) {
    const [left, top, right, bottom] = [x, y, x + width, y + height].map((edge) => edge * this.factor);
    Object.assign(element.style, {
      left: `${left}px`, top: `${top}px`, width: `${right - left}px`, height: `${bottom - top}px`,
    });
  }

  // The innermost view at a point; of those in the same place, the one in front.
  at(event) {
    const edge = this.sheet.getBoundingClientRect();
    const [x, y] = [(event.clientX - edge.left) / this.factor, (event.clientY - edge.top) / this.factor];
    return this.views.findLast(({ place: [left, top, width, height] }) =>
      x >= left && x < left + width && y >= top && y < top + height) ?? null;
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const place = this.views.indexOf(this.current);
    const next = {
      ArrowDown: () => this.views[place + 1],
      ArrowUp: () => this.views[place - 1],
      ArrowLeft: () => this.current?.parent,
      ArrowRight: () => this.views.find(({ parent }) => parent === this.current),
    }[event.key];
    if (!next || !this.views.length) return;
    event.preventDefault();
    const view = next() ?? this.current;
    if (view) this.choose(view);
  }
}

// All views from back to front, each with its place in the picture.
function flatten(root) {
  const views = [];
  const visit = (node, parent, x, y) => {
    const [left, top, width, height] = node.frame;
    const view = { node, parent, place: [x + left, y + top, width, height] };
    views.push(view);
    for (const child of node.children ?? []) visit(child, view, x + left, y + top);
  };
  visit(root, null, 0, 0);
  return views;
}

// What tells a view from others when the picture is drawn anew.
export function address(view) {
  const steps = [];
  for (let at = view; at; at = at.parent) {
    const alike = (at.parent?.node.children ?? []).filter((node) => node.class === at.node.class);
    steps.unshift([at.node.class, at.node.role, at.node.id, alike.indexOf(at.node)].join("\u001f"));
  }
  return steps.join("\u001e");
}
