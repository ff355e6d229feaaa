"use strict";

// What the page says of each entry, read from its article.

class Picture {
  constructor(anchor) {
    const [width, height] = anchor.dataset.size.split(" ").map(Number);
    this.url = anchor.getAttribute("href");
    this.label = anchor.textContent;
    this.digest = anchor.dataset.digest;
    this.width = width;
    this.height = height;
  }

  image(name) {
    const image = new Image(this.width, this.height);
    image.alt = `${name}: ${this.label}`;
    image.draggable = false;
    image.src = this.url;
    return image;
  }
}

class Entry {
  constructor(article) {
    const data = article.dataset;
    this.article = article;
    this.name = data.name;
    // Its place among all entries of the review, from 1.
    this.number = Number(article.id.slice("entry-".length));
    // The name for people to read, and the bytes of one that is not UTF-8.
    this.shownName = article.querySelector("h2 bdi").textContent;
    this.bytes = data.path ? bytesOf(data.path) : null;
    this.state = data.state;
    this.scale = Number(data.scale) || 1;
    this.scene = data.scene;
    this.group = data.group || null;
    this.boxes = (data.boxes || "").split(";").filter(Boolean).map(frameOf);
    this.pictures = {};
    for (const anchor of article.querySelectorAll("a[data-side]")) {
      this.pictures[anchor.dataset.side] = new Picture(anchor);
    }
    this.axes = new Map();
    for (const value of article.querySelectorAll("dd[data-axis]")) {
      this.axes.set(value.dataset.axis, value.textContent);
    }
    // Views, and the places that differ, are known of PNG files alone.
    this.isBitmap = data.format === "png";
    // Browsers show PDF files by themselves, and not as pictures of a page.
    this.isPicture = data.format !== "pdf";
    this.canBeApproved = this.state === "obsolete" || "actual" in this.pictures;
    // Ticks belong to bytes: another run that drew something else starts without them.
    const digests = [this.pictures.expected, this.pictures.actual].map((picture) => picture?.digest || "none");
    this.key = `tablemock/${digests.join("/")}/${data.digest || "none"}/${this.name}`;
  }

  get hasPictures() {
    return Object.keys(this.pictures).length > 0;
  }

  // Pictures that can be laid over each other.
  get isPair() {
    return this.isPicture && "expected" in this.pictures && "actual" in this.pictures;
  }

  get searchText() {
    this.words ??= [...this.article.querySelectorAll("h2, li, dd, .state, .unknown")]
      .map((element) => element.textContent).join("\n").toLowerCase();
    return this.words;
  }

  get title() {
    return this.article.querySelector(".state").textContent;
  }
}

// Four numbers of an attribute: the left edge, the top, the width and the height.
function frameOf(text) {
  return text.split(" ").map(Number);
}

class Review {
  constructor(articles) {
    this.entries = [...articles].map((article) => new Entry(article));
    // The members of a group stand together, where the first of them would.
    this.entries = grouped(this.entries, (entry) => entry.group ?? entry).flat();
  }

  // The values of each axis in which entries differ.
  get axes() {
    const axes = new Map();
    for (const entry of this.entries) {
      for (const [axis, value] of entry.axes) {
        if (!axes.has(axis)) axes.set(axis, new Set());
        axes.get(axis).add(value);
      }
    }
    for (const [axis, values] of axes) {
      const isPartial = this.entries.some((entry) => !entry.axes.has(axis));
      if (values.size < 2 && !isPartial) axes.delete(axis);
    }
    return axes;
  }
}

// Lists of those that have something in common, in the order of the first of each.
function grouped(entries, common) {
  const groups = new Map();
  for (const entry of entries) {
    const key = common(entry);
    if (groups.has(key)) groups.get(key).push(entry);
    else groups.set(key, [entry]);
  }
  return [...groups.values()];
}

// The bytes that a relative URL stands for.
function bytesOf(url) {
  const letters = url.replace(/%([0-9A-F]{2})/g, (_, digits) => String.fromCharCode(parseInt(digits, 16)));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}

// An element with properties and children.
function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name.includes("-") || name === "role") element.setAttribute(name, value);
    else element[name] = value;
  }
  element.append(...children);
  return element;
}

function find(id) {
  return document.getElementById(id);
}
