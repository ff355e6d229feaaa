"use strict";

// One window onto pictures that lie over each other, and what is marked in them.

class Plate {
  constructor(stage, entry, sides, caption) {
    this.stage = stage;
    this.entry = entry;
    this.sides = sides;
    const shown = entry.isPicture ? sides : [];
    this.images = new Map(shown.map((side) => [side, entry.pictures[side].image(entry.shownName)]));
    this.marks = make("div", { className: "marks" });
    this.sheet = make("div", { className: "sheet" }, ...this.images.values(), this.marks);
    this.window = make("div", { className: "window", tabIndex: 0, role: "group", "aria-label": caption }, this.sheet);
    this.caption = make("figcaption", {}, caption);
    if (!entry.isPicture) this.caption.append(...sides.flatMap((side) => [": ", this.link(side)]));
    this.figure = make("figure", { className: "pane" }, this.caption, this.window);
    for (const [side, image] of this.images) {
      image.dataset.side = side;
      image.addEventListener("error", () => this.missing(side));
    }
    this.listen();
  }

  link(side) {
    const { url } = this.entry.pictures[side];
    return make("a", { href: url, target: "_blank", rel: "noopener", textContent: "open the file" });
  }

  missing(side) {
    this.caption.textContent = `${this.entry.pictures[side].label}: the file is missing`;
  }

  listen() {
    this.window.addEventListener("wheel", (event) => this.stage.wheel(this, event), { passive: false });
    this.window.addEventListener("pointerdown", (event) => this.drag(event));
    this.window.addEventListener("pointermove", (event) => this.stage.hover(this, event));
    this.window.addEventListener("pointerleave", () => this.stage.leave());
  }

  drag(event) {
    if (event.button !== 0) return;
    this.window.setPointerCapture(event.pointerId);
    let { clientX, clientY } = event;
    const move = (event) => {
      this.stage.pan(event.clientX - clientX, event.clientY - clientY);
      ({ clientX, clientY } = event);
    };
    const end = () => this.window.removeEventListener("pointermove", move);
    this.window.addEventListener("pointermove", move);
    this.window.addEventListener("pointerup", end, { once: true });
    this.window.addEventListener("pointercancel", end, { once: true });
  }

  // Where an event is in the pictures, in their pixels.
  point(event) {
    const edge = this.sheet.getBoundingClientRect();
    return [(event.clientX - edge.left) / this.stage.factor, (event.clientY - edge.top) / this.stage.factor];
  }

  place({ x, y, factor, isCrisp }) {
    this.sheet.style.transform = `translate(${x}px, ${y}px)`;
    this.sheet.classList.toggle("crisp", isCrisp);
    for (const [side, image] of this.images) {
      const picture = this.entry.pictures[side];
      image.style.width = `${picture.width * factor}px`;
      image.style.height = `${picture.height * factor}px`;
    }
  }

  // Draws frames that are in pixels of the picture.
  mark(frames, factor) {
    this.marks.replaceChildren(...frames.map(({ frame: [x, y, width, height], kind }) => {
      const mark = make("div", { className: `frame ${kind}` });
      Object.assign(mark.style, {
        left: `${x * factor}px`, top: `${y * factor}px`,
        width: `${width * factor}px`, height: `${height * factor}px`,
      });
      return mark;
    }));
  }
}
