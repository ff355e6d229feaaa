"use strict";

// The views in the pictures. They are files of their own, which are loaded when a picture is pointed at.

const mostViewsOfOutline = 400;

class SceneView {
  constructor(node, x, y, depth) {
    this.node = node;
    const [left, top, width, height] = SceneView.frame(node);
    this.local = [left, top, width, height];
    this.frame = [x + left, y + top, width, height];
    this.depth = depth;
  }

  static frame(node) {
    const frame = node?.frame;
    const isSound = Array.isArray(frame) && frame.length === 4 && frame.every(Number.isFinite);
    return isSound ? frame : [0, 0, 0, 0];
  }

  contains(x, y) {
    const [left, top, width, height] = this.frame;
    return x >= left && y >= top && x < left + width && y < top + height;
  }

  get description() {
    const { node } = this;
    const words = [node.class ?? "view"];
    if (node.id) words.push(`#${node.id}`);
    if (node.role) words.push(node.role);
    if (Array.isArray(node.indexPath)) words.push(node.indexPath.join("-"));
    if (node.text) words.push(`“${node.text}”`);
    const [x, y, width, height] = this.local.map(short);
    const parts = [words.join(" "), `${x}, ${y}, ${width} × ${height}`];
    if (node.font) parts.push([node.font.family, node.font.weight, short(node.font.size)].join(" "));
    if (node.truncated) parts.push("truncated");
    return visible(parts.join(" · "));
  }
}

class SceneOfEntry {
  constructor(trees) {
    this.views = {};
    for (const side of ["expected", "actual"]) {
      this.views[side] = [];
      if (trees?.[side]) this.walk(trees[side], 0, 0, 0, this.views[side]);
    }
  }

  walk(node, x, y, depth, views) {
    const view = new SceneView(node, x, y, depth);
    views.push(view);
    for (const child of Array.isArray(node.children) ? node.children : []) {
      this.walk(child, view.frame[0], view.frame[1], depth + 1, views);
    }
  }

  // The view that lies on top at a point: the last of the deepest.
  at(side, x, y) {
    const hits = this.views[side].filter((view) => view.contains(x, y));
    const depth = Math.max(...hits.map((view) => view.depth));
    return hits.findLast((view) => view.depth === depth) ?? null;
  }
}

class Scenes {
  constructor() {
    this.entry = null;
    this.loading = null;
    this.received = new Map();
  }

  // The scene of an entry, or null where none was kept. Only that of one entry is held.
  of(entry) {
    if (!entry.isBitmap) return Promise.resolve(null);
    if (entry !== this.entry) {
      this.entry = entry;
      this.received.clear();
      this.loading = this.load(entry);
    }
    return this.loading;
  }

  load(entry) {
    return new Promise((resolve) => {
      const script = make("script", { src: entry.scene });
      const end = () => {
        script.remove();
        const trees = this.received.get(entry.name);
        resolve(trees ? new SceneOfEntry(trees) : null);
      };
      script.addEventListener("load", end);
      script.addEventListener("error", end);
      document.head.append(script);
    });
  }
}

// Files of scenes call this.
window.tablemock = {
  scene(name, trees) {
    scenes.received.set(name, trees);
  },
};

const scenes = new Scenes();

// A text with escapes for what would hide characters, or show them in another order than they have.
function visible(text) {
  return text.replace(/[\0-\x08\n-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]/g,
    (control) => `\\u{${control.codePointAt(0).toString(16).toUpperCase()}}`);
}

function short(number) {
  return Number.isFinite(number) ? String(Math.round(number * 100) / 100) : "?";
}
