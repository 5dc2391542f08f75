// Building blocks. Every text goes in as a text node or an attribute value: nothing here reads markup.

const SVG_SPACE = "http://www.w3.org/2000/svg";

/** Fills a node: attributes, `on…` listeners, `text`, then children (strings become text nodes). */
function fill(node, attributes, children) {
  for (const [name, value] of Object.entries(attributes || {})) {
    if (value === null || value === undefined || value === false) continue;
    if (name === "text") node.textContent = value;
    else if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else node.setAttribute(name, value === true ? "" : String(value));
  }
  for (const child of children.flat(Infinity)) {
    if (child === null || child === undefined || child === false) continue;
    node.append(child);
  }
  return node;
}

const el = (name, attributes, ...children) => fill(document.createElement(name), attributes, children);
const svg = (name, attributes, ...children) =>
  fill(document.createElementNS(SVG_SPACE, name), attributes, children);

/** A user's text, kept from turning its surroundings round. */
const bdi = (text) => el("bdi", { text });

// Strokes on a 16 by 16 grid, drawn by ourselves.
const ICONS = {
  play: "M5 3l8 5-8 5z",
  pause: "M4.5 3v10M11.5 3v10",
  back: "M10 3L5 8l5 5",
  forward: "M6 3l5 5-5 5",
  first: "M12 3L7 8l5 5M4 3v10",
  last: "M4 3l5 5-5 5M12 3v10",
  loop: "M3 7a4 4 0 0 1 4-3h6M11 2l2 2-2 2M13 9a4 4 0 0 1-4 3H3M5 14l-2-2 2-2",
  passed: "M3 8.5l3.5 3.5L13 5",
  failed: "M4 4l8 8M12 4l-8 8",
  motion: "M2 12c3 0 4-8 6-8s3 8 6 8",
  drawing: "M3 3h10v10H3zM3 10l3-3 3 3 2-2 2 2",
  missing: "M3 3h2M7 3h2M11 3h2M3 13h2M7 13h2M11 13h2M3 6v1M3 9v1M13 6v1M13 9v1",
  orphan: "M8 2v6M8 11v.5M8 14l-6-0 6-11 6 11z",
  warning: "M8 3L14 13H2zM8 7v3M8 11.7v.3",
  played: "M8 2a6 6 0 1 0 .01 0zM6.5 5.5v5l4-2.5z",
  copy: "M6 6h7v7H6zM10 6V3H3v7h3",
  theme: "M8 2a6 6 0 1 0 .01 0zM8 2v12M8 4a4 4 0 0 1 0 8",
  before: "M8 4L4 8l4 4M12 5v6",
  next: "M8 4l4 4-4 4M4 5v6",
  help: "M6 6a2 2 0 1 1 3 1.8c-.7.4-1 .8-1 1.7M8 12v.3",
  overview: "M2.5 2.5h4.5v4.5H2.5zM9 2.5h4.5v4.5H9zM2.5 9h4.5v4.5H2.5zM9 9h4.5v4.5H9z",
  zoomIn: "M7 3a4 4 0 1 0 .01 0zM10 10l3 3M7 5.4v3.2M5.4 7h3.2",
  zoomOut: "M7 3a4 4 0 1 0 .01 0zM10 10l3 3M5.4 7h3.2",
  fit: "M2 8h12M5 5L2 8l3 3M11 5l3 3-3 3",
};

function icon(name) {
  return svg(
    "svg", { viewBox: "0 0 16 16", class: "icon", "aria-hidden": "true", focusable: "false" },
    svg("path", { d: ICONS[name] || ICONS.played }));
}

/** A button that leaves the keyboard's place alone when a mouse presses it, so that Space goes on playing. */
function button(label, action, options = {}) {
  const key = options.key ? ` (${options.key})` : "";
  return el(
    "button",
    {
      type: "button", class: `button ${options.class || ""}`, title: label + key,
      "aria-label": options.text ? null : label,
      "aria-pressed": options.pressed === undefined ? null : String(options.pressed),
      "aria-keyshortcuts": options.shortcut || null, disabled: options.disabled,
      onmousedown: (event) => event.preventDefault(), onclick: action,
    },
    options.icon ? icon(options.icon) : null, options.text ? el("span", { text: options.text }) : null);
}

const setPressed = (node, on) => node.setAttribute("aria-pressed", on ? "true" : "false");

/** "0.650". */
const clock = (time, decimals = 3) => time.toFixed(decimals);
/** "0.65 s": milliseconds, no zeros that say nothing. */
const seconds = (time) => `${Number(time.toFixed(3))} s`.replace("-", "−");

/** A value for people: at most three decimals, a real minus. */
function reading(value) {
  if (value === null || value === undefined) return "–";
  if (typeof value === "boolean") return value ? "true" : "false";
  if (typeof value === "number") return String(Number(value.toFixed(3))).replace("-", "−");
  return value;
}

function unit(property) {
  if (/^(offset|frame)\.|^cornerRadius$/.test(property)) return " pt";
  return property === "rotation" ? "°" : "";
}

const clamp = (value, low, high) => Math.min(Math.max(value, low), high);

/** The least and the greatest number of any list, however long; null where there is none. */
function extent(numbers) {
  let [low, high] = [Infinity, -Infinity];
  for (const number of numbers) {
    if (typeof number !== "number" || Number.isNaN(number)) continue;
    if (number < low) low = number;
    if (number > high) high = number;
  }
  return low <= high ? { low, high } : null;
}

/** Tells listeners by name; what a part of the page needs to know of another goes through one of these. */
class Signals {
  #listeners = new Map();
  on(name, listener) {
    if (!this.#listeners.has(name)) this.#listeners.set(name, []);
    this.#listeners.get(name).push(listener);
  }
  tell(name, value) {
    for (const listener of this.#listeners.get(name) || []) listener(value);
  }
}

const media = {
  calm: window.matchMedia("(prefers-reduced-motion: reduce)"),
  dark: window.matchMedia("(prefers-color-scheme: dark)"),
};
