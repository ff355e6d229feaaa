// What the page shows: a screen of a source, in one way. It stands in the address, so that reloading keeps it.

export class Look {
  // How the program was asked to begin: a word that is taken back has to be taken back there, too.
  static base = {};

  constructor(source = null, screen = 0, words = {}, revision = 0) {
    this.source = source;
    this.screen = screen;
    this.words = words;
    this.revision = revision;
  }

  with(changes) {
    return Object.assign(new Look(this.source, this.screen, this.words, this.revision), changes);
  }

  // With a word for an axis, or as the source says where the word is empty.
  saying(axis, word) {
    const words = { ...this.words };
    if (word) words[axis] = word;
    else delete words[axis];
    return this.with({ words });
  }

  query() {
    const query = new URLSearchParams({ source: this.source, screen: this.screen });
    for (const axis of Object.keys(Look.base)) query.set(axis, "");
    for (const [axis, word] of Object.entries(this.words)) query.set(axis, word);
    query.set("revision", this.revision);
    return query.toString();
  }

  static read(axes, base) {
    const stored = new URLSearchParams(location.hash.slice(1));
    Look.base = base;
    const words = stored.size ? {} : { ...base };
    for (const { name } of axes) if (stored.has(name)) words[name] = stored.get(name);
    const source = stored.has("source") ? Number(stored.get("source")) : null;
    return new Look(source, Number(stored.get("screen")) || 0, words);
  }

  store(spread) {
    const stored = new URLSearchParams({ source: this.source, screen: this.screen, ...this.words });
    if (spread) stored.set("spread", spread);
    history.replaceState(null, "", `#${stored}`);
  }

  static storedSpread() {
    return new URLSearchParams(location.hash.slice(1)).get("spread") ?? "";
  }
}
