"use strict";

// What was approved and rejected, kept by the browser, and the command and the file that come of it.

// What is longer goes into a file: systems take words of some two million bytes.
const longestCommand = 200_000;
// Where browsers put what they download, as far as a page can know.
const downloadedFile = "~/Downloads/approvals.txt";

class Ticks {
  constructor(entries) {
    this.entries = entries;
    this.verdicts = new Map();
    this.restore();
  }

  restore() {
    for (const entry of this.entries) {
      const verdict = Ticks.stored(entry.key);
      if (verdict === "approved" || verdict === "rejected") this.verdicts.set(entry, verdict);
    }
  }

  of(entry) {
    return this.verdicts.get(entry) ?? null;
  }

  // Gives all entries a verdict, or takes it back where all of them have it.
  toggle(entries, verdict) {
    const open = entries.filter((entry) => verdict !== "approved" || entry.canBeApproved);
    const isTakenBack = open.every((entry) => this.of(entry) === verdict);
    for (const entry of open) this.set(entry, isTakenBack ? null : verdict);
  }

  clear() {
    for (const entry of this.entries) this.set(entry, null);
  }

  set(entry, verdict) {
    if (verdict) this.verdicts.set(entry, verdict);
    else this.verdicts.delete(entry);
    try {
      if (verdict) localStorage.setItem(entry.key, verdict);
      else localStorage.removeItem(entry.key);
    } catch {
      // A browser that keeps nothing, or no more: the ticks last as long as the page does.
    }
  }

  with(verdict) {
    return this.entries.filter((entry) => this.of(entry) === verdict);
  }

  static stored(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }
}

// A word as a shell reads it.
function quoted(word) {
  return isPlainWord(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}

// The name of an entry as a shell reads it; bytes that are not UTF-8 by their numbers.
function quotedName({ name, bytes }) {
  if (!bytes) return quoted(name);
  const letters = Array.from(bytes, (byte) => {
    const letter = String.fromCharCode(byte);
    return isPlainWord(letter) ? letter : `\\x${byte.toString(16).toUpperCase().padStart(2, "0")}`;
  });
  return `$'${letters.join("")}'`;
}

function isPlainWord(word) {
  return /^[A-Za-z0-9_@%+=:,./-]+$/.test(word);
}

// The name of an entry as a line of the file, or its bytes; one with the end of a line in it is spelled as it is shown.
function line({ name, bytes }) {
  const isBroken = /[\n\r]/.test(name);
  // Neither a remark nor what some editors write before a text.
  return [/^[#\uFEFF]/.test(name) ? "./" : "", isBroken ? spelled(name) : bytes ?? name, "\n"];
}

// A name with escapes for all characters that terminals obey, as the program shows and reads it.
function spelled(name) {
  return name.replace(/[\u0000-\u001F\u007F-\u009F\u2028-\u202E\u2066-\u2069]/g, (letter) =>
    `\\u{${letter.charCodeAt(0).toString(16).toUpperCase()}}`);
}

// The parts of the file, as text and bytes.
function approvals(ticks) {
  return [
    ...ticks.with("approved").flatMap(line),
    ...ticks.with("rejected").flatMap((entry) => ["# rejected ", ...line(entry)]),
  ];
}

// The command for what is approved, and whether it reads the names from the file.
function command(program, ticks) {
  const entries = ticks.with("approved");
  const length = entries.reduce((length, { name }) => length + name.length + 1, 0);
  if (length > longestCommand) return { text: `${program} --from ${downloadedFile}`, readsFile: true };
  const ending = entries.some(({ name }) => name.startsWith("-")) ? ["--"] : [];
  return { text: [program, ...ending, ...entries.map(quotedName)].join(" "), readsFile: false };
}

async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

// For browsers that deny pages from disk the clipboard.
function copyBySelection(text) {
  const field = make("textarea", { value: text, "aria-hidden": "true", className: "unseen" });
  document.body.append(field);
  field.select();
  const isDone = document.execCommand("copy");
  field.remove();
  return isDone;
}

function download(parts, name) {
  const url = URL.createObjectURL(new Blob(parts, { type: "text/plain" }));
  make("a", { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
