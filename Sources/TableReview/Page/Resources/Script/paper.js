"use strict";

// The pictures of an entry on paper: beside each other, and long ones in parts that lie below each other.

// How many times as high as wide a part is at most: a third of the paper's width, it fits on a page.
const longestPart = 3.8;
// What would have more parts is no picture of a screen, and becomes small instead.
const mostParts = 50;

// The rows of pictures that an entry has on paper.
function printedRows(entry) {
  const pictures = Object.values(entry.pictures);
  const count = entry.isPicture ? partCount(pictures) : 1;
  if (count === 1) {
    return [row("printed", pictures.map((picture) => whole(picture, entry.isPicture)))];
  }
  const height = Math.max(...pictures.map((picture) => picture.height)) / count;
  const figures = Array.from({ length: count }, (_, index) =>
    pictures.map((picture) => part(picture, index, count, height))).flat();
  // The parts of a single picture are read as columns of a newspaper.
  const length = pictures.length === 1 ? 3 : pictures.length;
  return Array.from({ length: Math.ceil(figures.length / length) }, (_, index) =>
    row("printed parts", figures.slice(index * length, (index + 1) * length)));
}

function row(className, figures) {
  return make("div", { className }, ...figures);
}

function partCount(pictures) {
  const ratio = Math.max(0, ...pictures.map(({ width, height }) => height / width));
  return ratio <= longestPart * mostParts ? Math.max(1, Math.ceil(ratio / longestPart)) : 1;
}

function whole(picture, isShown) {
  return make("figure", {}, make("figcaption", { textContent: picture.label }),
    isShown ? make("img", { alt: "", loading: "lazy", src: picture.url }) : picture.url);
}

// So many of a picture's pixels from top to bottom; nothing where the picture has ended before.
function part({ url, label, width, height }, index, count, most) {
  const top = index * most;
  if (top >= height) return make("figure");
  const image = make("img", { alt: "", loading: "lazy", src: url });
  image.style.marginTop = `${-100 * top / width}%`;
  const frame = make("div", { className: "part" }, image);
  frame.style.aspectRatio = `${width} / ${Math.min(most, height - top)}`;
  return make("figure", {}, make("figcaption", { textContent: `${label}, part ${index + 1} of ${count}` }), frame);
}
