"use strict";

// The pictures of the current entry in the view that is chosen; zoom and place are the same in all of them.

const stops = ["fit", "width", 1, 2, 4, 8];
const zoomStep = 40;
const alternation = 600;
const margin = 12;

class Stage {
  constructor(scenes) {
    this.scenes = scenes;
    this.panes = find("panes");
    this.view = "beside";
    this.zoom = "fit";
    this.x = 0;
    this.y = 0;
    this.factor = 1;
    this.plates = [];
    this.blinkSide = "expected";
    this.word = null;
    this.hovered = null;
    this.turned = 0;
    this.divider = make("div", { className: "divider", "aria-hidden": "true" });
    this.divider.addEventListener("pointerdown", (event) => this.dragDivider(event));
    find("views").addEventListener("change", (event) => this.setView(event.target.value));
    find("zooms").addEventListener("change", (event) => this.setZoom(event.target.value));
    find("amount").addEventListener("input", () => this.blend());
    find("places").addEventListener("change", () => this.mark());
    find("alternate").addEventListener("change", () => this.alternate());
    new ResizeObserver(() => this.arrange()).observe(this.panes);
  }

  show(entry) {
    if (entry === this.entry) return;
    this.entry = entry;
    this.word = null;
    this.place = null;
    this.hovered = null;
    this.blinkSide = "expected";
    this.build();
  }

  // The view that is drawn: pictures that cannot be laid over each other stand side by side.
  get shownView() {
    return this.entry?.isPair ? this.view : "beside";
  }

  build() {
    const view = this.shownView;
    this.plates = this.entry ? this.platesOf(view) : [];
    this.panes.className = `panes ${view}`;
    const isEmpty = this.entry && this.plates.length === 0;
    this.panes.replaceChildren(...this.plates.map((plate) => plate.figure),
      ...(isEmpty ? [make("p", { className: "empty", textContent: "There is no picture." })] : []));
    if (view === "swipe") this.plates[0].window.append(this.divider);
    for (const input of find("views").querySelectorAll("input")) {
      input.checked = input.value === view;
      input.disabled = input.value !== "beside" && !this.entry?.isPair;
    }
    find("zooms").disabled = this.plates.length === 0;
    find("amount-option").hidden = view !== "swipe" && view !== "onion";
    find("alternate-option").hidden = view !== "blink";
    find("places-option").hidden = !this.entry?.boxes.length;
    this.alternate();
    this.blend();
    this.arrange();
    this.say("");
  }

  platesOf(view) {
    const { pictures } = this.entry;
    const plate = (sides, caption) => new Plate(this, this.entry, sides, caption);
    const both = ["expected", "actual"];
    switch (view) {
      case "swipe": return [plate(both, `Left: ${pictures.expected.label} · right: ${pictures.actual.label}`)];
      case "onion": return [plate(both, `${pictures.actual.label}, over: ${pictures.expected.label}`)];
      case "blink": return [plate(both, pictures.expected.label)];
      case "difference":
        return [pictures.difference ? plate(["difference"], "Difference") : plate(both, "Difference: bright where they differ")];
      default: return both.filter((side) => side in pictures).map((side) => plate([side], pictures[side].label));
    }
  }

  setView(view) {
    this.view = view;
    this.build();
  }

  // Shows the other picture; from another view, the blink view first.
  blink() {
    if (!this.entry?.isPair) return;
    if (this.view !== "blink") {
      this.setView("blink");
      return;
    }
    this.blinkSide = this.blinkSide === "expected" ? "actual" : "expected";
    this.blend();
  }

  alternate() {
    clearInterval(this.timer);
    if (this.shownView === "blink" && find("alternate").checked) {
      this.timer = setInterval(() => this.blink(), alternation);
    }
  }

  // How much is seen of each of two pictures that lie over each other.
  blend() {
    const [plate] = this.plates;
    const actual = plate?.images.get("actual");
    if (!actual || plate.sides.length < 2) return;
    const amount = Number(find("amount").value) / 100;
    switch (this.view) {
      case "swipe": {
        const width = plate.window.clientWidth;
        const edge = (1 - amount) * width;
        actual.style.clipPath = `inset(0 0 0 ${edge - this.x}px)`;
        plate.images.get("expected").style.clipPath =
          `inset(0 ${this.pixels.width * this.factor - edge + this.x}px 0 0)`;
        this.divider.style.left = `${edge}px`;
        break;
      }
      case "onion":
        actual.style.opacity = amount;
        break;
      case "blink":
        for (const [side, image] of plate.images) image.classList.toggle("behind", side !== this.blinkSide);
        plate.caption.textContent = this.entry.pictures[this.blinkSide].label;
        break;
      case "difference":
        actual.style.mixBlendMode = "difference";
        break;
    }
  }

  dragDivider(event) {
    event.stopPropagation();
    this.divider.setPointerCapture(event.pointerId);
    this.divider.onpointermove = (event) => {
      const edge = this.plates[0].window.getBoundingClientRect();
      const amount = 1 - (event.clientX - edge.left) / edge.width;
      find("amount").value = 100 * amount;
      this.blend();
    };
    this.divider.onpointerup = () => { this.divider.onpointermove = null; };
  }

  // The size in which both pictures have room, in pixels.
  get pixels() {
    const pictures = Object.values(this.entry?.pictures ?? {});
    return {
      width: Math.max(1, ...pictures.map((picture) => picture.width)),
      height: Math.max(1, ...pictures.map((picture) => picture.height)),
    };
  }

  setZoom(zoom, anchor) {
    const before = this.factor;
    const wasFit = this.zoom === "fit";
    this.zoom = Number(zoom) || zoom;
    for (const input of find("zooms").querySelectorAll("input")) input.checked = input.value === String(zoom);
    const room = this.plates[0]?.window;
    if (!room) return;
    // What is under the pointer, or in the middle, stays there.
    const [x, y] = anchor ?? [room.clientWidth / 2, room.clientHeight / 2];
    const ratio = this.measure() / before;
    this.say("");
    this.x = x - (x - this.x) * ratio;
    this.y = y - (y - this.y) * ratio;
    this.arrange();
    // Where all of the picture was in sight, its first difference was.
    if (wasFit && !anchor) this.bring(this.entry.boxes[0]);
  }

  // Brings the next difference, or the one before, into the middle, enlarged where the whole picture was in sight.
  stepPlace(by) {
    const count = this.entry?.boxes.length;
    if (!count) return;
    this.place = ((this.place ?? (by > 0 ? -1 : 0)) + by + count) % count;
    if (this.zoom === "fit") this.stepZoom(1);
    this.bring(this.entry.boxes[this.place]);
    this.say(`Difference ${this.place + 1} of ${count}`);
  }

  stepZoom(by, anchor) {
    if (this.plates.length === 0) return;
    // Which of the stops are larger than what is shown depends on the picture and the window.
    const others = stops.filter((stop) => by * (this.measure(stop) - this.factor) > 0.001);
    const nearest = Math.min(...others.map((stop) => Math.abs(this.measure(stop) - this.factor)));
    const zoom = others.find((stop) => Math.abs(this.measure(stop) - this.factor) === nearest);
    if (zoom) this.setZoom(zoom, anchor);
  }

  // Points of the page for each pixel of a picture; 1× is a pixel of the screen.
  measure(zoom = this.zoom) {
    const room = this.plates[0]?.window;
    const { width, height } = this.pixels;
    switch (zoom) {
      case "fit": return Math.min(1, room.clientWidth / width, room.clientHeight / height);
      case "width": return Math.min(1, room.clientWidth / width);
      default: return zoom / devicePixelRatio;
    }
  }

  arrange() {
    const room = this.plates[0]?.window;
    if (!room) return;
    this.factor = this.measure();
    const { width, height } = this.pixels;
    this.x = held(this.x, room.clientWidth, width * this.factor, 0.5);
    this.y = held(this.y, room.clientHeight, height * this.factor, 0);
    const isCrisp = this.factor * devicePixelRatio > 1;
    const isWhole = width * this.factor <= room.clientWidth && height * this.factor <= room.clientHeight;
    this.panes.classList.toggle("whole", isWhole);
    for (const plate of this.plates) plate.place({ x: this.x, y: this.y, factor: this.factor, isCrisp });
    this.blend();
    this.mark();
  }

  pan(x, y) {
    this.x += x;
    this.y += y;
    this.arrange();
  }

  wheel(plate, event) {
    event.preventDefault();
    if (!event.ctrlKey && !event.metaKey) {
      this.pan(-event.deltaX, -event.deltaY);
      return;
    }
    this.turned += event.deltaY;
    if (Math.abs(this.turned) < zoomStep) return;
    const edge = plate.window.getBoundingClientRect();
    this.stepZoom(this.turned < 0 ? 1 : -1, [event.clientX - edge.left, event.clientY - edge.top]);
    this.turned = 0;
  }

  // Marks the frames of a line of words, in points, and brings them into sight.
  choose(word) {
    this.word = word;
    const frame = word && (word.actual ?? word.expected);
    this.say("");
    this.bring(frame?.map((number) => number * this.entry.scale));
  }

  // Brings a frame of the picture, in pixels, into sight: in the middle, or from its beginning where there is no room.
  bring(frame) {
    const room = this.plates[0]?.window;
    if (frame && room && this.zoom !== "fit") {
      const [x, y, width, height] = frame.map((number) => number * this.factor);
      this.x = Math.max(margin, (room.clientWidth - width) / 2) - x;
      this.y = Math.max(margin, (room.clientHeight - height) / 2) - y;
    }
    this.arrange();
  }

  mark() {
    const scaled = (frame) => frame.map((number) => number * this.entry.scale);
    for (const plate of this.plates) {
      const sees = (side) => plate.sides.includes(side) || plate.sides.includes("difference");
      const frames = find("places").checked ? this.entry.boxes.map((frame) => ({ frame, kind: "place" })) : [];
      for (const side of ["expected", "actual"]) {
        if (this.word?.[side] && sees(side)) frames.push({ frame: scaled(this.word[side]), kind: `word ${side}` });
        if (this.hovered?.[side] && sees(side)) frames.push({ frame: scaled(this.hovered[side]), kind: "hover" });
      }
      plate.mark(frames, this.factor);
    }
  }

  // The side whose view is under the pointer: what is seen there.
  sideAt(plate, event) {
    if (plate.sides.length === 1) return plate.sides[0] === "difference" ? "actual" : plate.sides[0];
    if (this.view === "blink") return this.blinkSide;
    const edge = this.divider.getBoundingClientRect().left;
    return this.view === "swipe" && event.clientX < edge ? "expected" : "actual";
  }

  async hover(plate, event) {
    const { entry } = this;
    const pixel = plate.point(event);
    const side = this.sideAt(plate, event);
    const scene = await this.scenes.of(entry);
    if (entry !== this.entry || !plate.figure.isConnected) return;
    const [x, y] = pixel.map((number) => number / entry.scale);
    const view = scene?.at(side, x, y) ?? null;
    const place = `${Math.floor(pixel[0])}, ${Math.floor(pixel[1])} px`;
    this.point(view && { [side]: view.frame }, view ? `${view.description} · ${place}` : place);
  }

  leave() {
    this.point(null, "");
  }

  // Marks a view by the way, as long as it is pointed at.
  point(frames, text) {
    this.hovered = frames;
    this.mark();
    this.say(text, false);
  }

  // What is pointed at is not read out: it changes with every move.
  say(text, isReadOut = true) {
    find("status").setAttribute("aria-live", isReadOut ? "polite" : "off");
    find("status").textContent = text || (this.entry && !this.entry.isBitmap ? "Only PNG pictures are compared by pixels." : "");
  }
}

// Keeps a picture in sight: in its window where it has room there, else without a gap at its edges.
function held(offset, room, length, alignment) {
  if (length <= room) return Math.round((room - length) * alignment);
  return Math.min(0, Math.max(room - length, offset));
}
