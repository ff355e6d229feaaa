// A screen in all the ways of one axis, side by side.

import { byId, make } from "./dom.js";
import * as server from "./server.js";

export class Grid {
  constructor(choose) {
    this.choose = choose;
  }

  show(look, axis, words) {
    byId("grid").replaceChildren(...words.map((word) => this.figure(look, axis, word)));
  }

  figure(look, axis, word) {
    const way = look.saying(axis, word);
    const image = make("img", { alt: `${axis} ${word}`, loading: "lazy", src: server.picture(way, "svg") });
    const figure = make("figure", { className: look.words[axis] === word ? "current" : "" },
      make("button", { type: "button", onclick: () => this.choose(axis, word) }, image,
        make("span", { className: "caption" }, word)));
    image.addEventListener("error", () => {
      image.replaceWith(make("span", { className: "missing" }, "It cannot be drawn so."));
    });
    return figure;
  }
}
