// Elements made of text that is text, whatever stands in it: nothing in these scripts is ever read as markup.

export function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null) continue;
    if (name.startsWith("aria-") || name === "role") element.setAttribute(name, value);
    else if (name === "data") Object.assign(element.dataset, value);
    else element[name] = value;
  }
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}

export const byId = (id) => document.getElementById(id);

export const round = (number) => String(Math.round(number * 100) / 100);
