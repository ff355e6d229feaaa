// What is wrong with a source, over the last picture of it that was good.

import { byId, make } from "./dom.js";

const mostMessages = 20;

export class Messages {
  constructor(link) {
    this.link = link;
  }

  show({ diagnostics, isLastGood, hasPicture, paths }) {
    const errors = diagnostics.filter(({ severity }) => severity === "error");
    const sorted = [...errors, ...diagnostics.filter(({ severity }) => severity !== "error")];
    const rows = sorted.slice(0, mostMessages).map((finding) => this.row(finding, paths));
    if (sorted.length > mostMessages) {
      rows.push(make("li", { className: "rest" }, `and ${sorted.length - mostMessages} more`));
    }
    const parts = [make("ul", {}, ...rows)];
    if (isLastGood) parts.unshift(make("p", { className: "stale" }, "Below is the last good picture."));
    else if (!hasPicture && errors.length) parts.unshift(make("p", { className: "stale" }, "There is no picture yet."));
    byId("messages").replaceChildren(...parts);
    byId("messages").hidden = sorted.length === 0 && !isLastGood;
    byId("messages").classList.toggle("failed", errors.length > 0);
    byId("view").classList.toggle("stale", isLastGood);
  }

  row({ severity, file, line, column, message, hint, excerpt }, paths) {
    const place = line ? `${file}:${line}` : file;
    return make(
      "li", { className: severity },
      make("p", {},
        make("strong", {}, severity === "error" ? "Error" : "Warning"), " ",
        this.link(file, line, column, place, paths), " ", message),
      excerpt ? make("pre", {}, excerpt) : null,
      hint ? make("p", { className: "hint" }, hint) : null);
  }
}
