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
    for (const entry of entries) {
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
  return /^[A-Za-z0-9_@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}

// Names that a line of a file can hold.
function isLine(name) {
  return !/[\n\r]|^#|^\s|\s$/.test(name);
}

function approvals(ticks) {
  const names = (verdict) => ticks.with(verdict).map((entry) => entry.name).filter(isLine);
  const lines = [...names("approved"), ...names("rejected").map((name) => `# rejected ${name}`)];
  return lines.map((line) => `${line}\n`).join("");
}

// The command for what is approved, and whether it reads the names from the file.
function command(program, ticks) {
  const names = ticks.with("approved").map((entry) => entry.name);
  const readsFile = names.join(" ").length > longestCommand && names.some(isLine);
  const words = readsFile ? names.filter((name) => !isLine(name)) : names;
  const ending = words.some((word) => word.startsWith("-")) ? ["--"] : [];
  const options = readsFile ? ["--from", downloadedFile] : [];
  return { text: [program, ...options, ...ending, ...words.map(quoted)].join(" "), readsFile };
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

function download(text, name) {
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  make("a", { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
