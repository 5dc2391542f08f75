// Which part of the page is shown, keys, light and dark.

const KEYS = [
  ["Playing", [
    ["Space", "play and pause"], ["← →", "one frame"], ["Shift ← →", "ten frames"],
    ["Home End", "first and last frame"], ["[ ]", "slower, faster"], ["I O", "loop from here, to here"],
    ["L", "clear the loop"], ["D", "next difference; with Shift the one before"],
  ]],
  ["Pictures", [
    ["1 2 3", "side by side, slider, blink"], ["4 5 6", "onion skin, difference, actual alone"],
    ["X", "swap while blinking"], ["Z", "fit, 1×, 2×"], ["T B S", "taps, bounds, safe area"],
  ]],
  ["Timeline", [
    ["+ −", "less and more time"], ["0", "the whole run"], ["V", "all values"],
    ["↑ ↓", "through what is in the lanes or the trace"], ["Enter", "go to its time"],
  ]],
  ["Page", [
    ["N P", "next and previous scenario"], ["G", "all scenarios"], ["/", "filter"],
    ["C", "light, dark, as the system"], ["?", "this list"], ["Tab", "from part to part"], ["Esc", "close, leave"],
  ]],
];

const app = document.getElementById("app");
const base = document.currentScript.dataset.folder || "";
let index = null;
let view = null;
const waiting = new Map();
/** What a page does otherwise that follows a program; empty on a page from disk. */
const live = {};

/** Where a scenario's files lie. */
const addressOf = (entry) => `${base}${entry.folder || ""}${encodeURIComponent(entry.name)}/`;

// Data comes as scripts that call this; a page from disk may load nothing else.
window.animaticData = (data) => {
  if (data.format === "animatic index 1") {
    const isFirst = index === null;
    index = data;
    if (isFirst) window.addEventListener("hashchange", route);
    route();
    return;
  }
  const wanted = waiting.get(data.name);
  waiting.delete(data.name);
  if (wanted) return wanted(data);
  // Sent again, as by a page that follows its scenario: the same place is shown anew.
  loaded.set(data.name, Promise.resolve(data));
  if (view?.player && view.entry.name === data.name) showScenario(view.entry, view.player.time, view.player);
};

const loaded = new Map();

function load(entry) {
  if (live.load) return live.load(entry);
  const { name } = entry;
  if (loaded.has(name)) return loaded.get(name);
  const promise = new Promise((resolve, reject) => {
    waiting.set(name, resolve);
    const script = el("script", { src: `${addressOf(entry)}page.js` });
    script.addEventListener("error", () => reject(new Error(`The data of ${name} is not there`)));
    document.head.append(script);
  });
  loaded.set(name, promise);
  return promise;
}

// MARK: Light and dark

const THEMES = ["system", "light", "dark"];
let theme = "system";

function setTheme(next) {
  theme = next;
  if (theme === "system") document.documentElement.removeAttribute("data-theme");
  else document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem("animatic-theme", theme);
  } catch { /* a page from disk may have no memory */ }
  for (const node of document.querySelectorAll(".theme span")) node.textContent = themeWords();
}

const themeWords = () => ({ system: "As the system", light: "Light", dark: "Dark" })[theme];
const nextTheme = () => setTheme(THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length]);

// MARK: Views

function header(entry) {
  const several = index.scenarios.length > 1;
  const at = entry ? index.scenarios.indexOf(entry) : -1;
  return el("header", { class: "top" },
    several && entry
      ? el("a", { class: "button", href: "#", title: "All scenarios (G)" },
        icon("overview"), el("span", { text: "All scenarios" }))
      : el("span", { class: "brand", text: "Animatic" }),
    entry ? el("h1", {}, bdi(entry.title)) : el("span", { class: "spring" }),
    entry && entry.file ? el("span", { class: "file" }, bdi(entry.file)) : null,
    el("span", { class: "spring" }),
    live.header?.(entry),
    several && entry
      ? el("div", { class: "group" },
        button("Previous scenario", () => move(-1), { icon: "back", key: "P" }),
        el("span", { class: "dim position", text: `${at + 1} of ${index.scenarios.length}` }),
        button("Next scenario", () => move(1), { icon: "forward", key: "N" }))
      : null,
    button("Light or dark", nextTheme, { icon: "theme", text: themeWords(), key: "C", class: "theme" }),
    button("Keys", showKeys, { icon: "help", key: "?" }));
}

function showOverview() {
  view?.player?.close();
  const overview = overviewView(index, base);
  view = { overview };
  document.title = index.title;
  app.replaceChildren(header(null), ...(live.notes ? [live.notes(null)] : []), overview);
  live.shown?.();
}

/** `before` is the player whose way of showing things is kept. */
async function showScenario(entry, time, before) {
  view?.player?.close();
  const mine = (view = { entry });
  document.title = `${entry.title} – ${index.title}`;
  let data;
  try {
    data = await load(entry);
  } catch (error) {
    app.replaceChildren(header(entry), el("p", { class: "none", role: "alert", text: error.message }));
    return;
  }
  if (view !== mine) return;
  present(new Model(data, addressOf(entry)), entry, time, before);
  window.scrollTo(0, 0);
}

function present(model, entry, time, before) {
  const mine = (view = { entry });
  const player = new Player(model);
  if (before) player.keep(before);
  const playing = playerView(model, player);
  const timeline = new TimelineView(model, player);
  const said = el("p", { class: "offscreen", role: "status", "aria-live": "polite" });
  player.on("playing", (on) => { said.textContent = on ? "Playing" : `Paused at ${clock(player.time)} seconds`; });
  player.on("mode", (mode) => { said.textContent = MODES.find((one) => one.name === mode).text; });
  app.replaceChildren(header(entry), ...(live.notes ? [live.notes(entry)] : []),
    el("div", { class: "scenario" },
      el("div", { class: "main" }, playing, timeline.node),
      el("div", { class: "side" }, verdictView(model, player), traceView(model, player))),
    said, differenceFilter());
  timeline.draw();
  view = Object.assign(mine, { model, player, timeline });
  player.seekTime(time ?? firstPlace(model));
  live.shown?.();
}

/** What the stylesheet's `#differences` names: any colour but black becomes one strong one. */
const differenceFilter = () => svg("svg", { class: "offscreen", "aria-hidden": "true" },
  svg("filter", { id: "differences", x: 0, y: 0, width: 1, height: 1, "color-interpolation-filters": "sRGB" },
    svg("feColorMatrix", { values: "0 0 0 0 0.816  0 0 0 0 0.078  0 0 0 0 0.18  255 255 255 0 0" })));

/** Where to open: at the frame that differs first, otherwise at the start. */
function firstPlace(model) {
  return model.changes.length > 0 ? model.timeOf(model.changes[0].first) : model.start;
}

function move(by) {
  const at = index.scenarios.indexOf(view?.entry);
  const playable = index.scenarios.filter((entry) => entry.data);
  const next = playable[(playable.indexOf(index.scenarios[at]) + by + playable.length) % playable.length];
  if (next) location.hash = encodeURIComponent(next.name);
}

/** The entry that the address asks for, if there is anything to show of it, and a time. */
function askedFor() {
  // `#name`, and `#name?t=0.65` for a place in it.
  const [name, query] = location.hash.slice(1).split("?");
  const asked = (text) => {
    try {
      return decodeURIComponent(text);
    } catch {
      return text;
    }
  };
  const found = index.scenarios.find((entry) => entry.name === asked(name) && entry.data);
  const time = /(?:^|&)t=([\d.]+)/.exec(query || "");
  if (found) return { entry: found, time: time ? Number(time[1]) : undefined };
  const [only] = index.scenarios;
  return index.scenarios.length === 1 && only.data ? { entry: only } : null;
}

function route() {
  const asked = askedFor();
  if (asked) showScenario(asked.entry, asked.time);
  else showOverview();
}

// MARK: Keys

function showKeys() {
  const close = () => dialog.close();
  const dialog = el("dialog", { class: "keys", "aria-label": "Keys" },
    el("div", { class: "bar" },
      el("h2", { text: "Keys" }), el("span", { class: "spring" }), button("Close", close, { text: "Close", key: "Esc" })),
    el("div", { class: "key-groups" }, KEYS.map(([title, rows]) => el("section", {}, el("h3", { text: title }),
      el("dl", {}, rows.map(([keys, words]) => [
        el("dt", {}, keys.split(" ").map((key) => el("kbd", { text: key }))), el("dd", { text: words })]))))));
  dialog.addEventListener("close", () => dialog.remove());
  dialog.addEventListener("click", (event) => { if (event.target === dialog) close(); });
  document.body.append(dialog);
  dialog.showModal();
}

const ZOOMS = ["fit", 1, 2];

function playerKey(event) {
  const { player, timeline, model } = view;
  const far = event.shiftKey ? 10 : 1;
  const loopEnd = { i: "in", o: "out" }[event.key.toLowerCase()];
  switch (event.key) {
    case " ": player.toggle(); break;
    case "ArrowLeft": player.step(-far); break;
    case "ArrowRight": player.step(far); break;
    case "PageUp": player.step(-10); break;
    case "PageDown": player.step(10); break;
    case "Home": player.step(-model.count); break;
    case "End": player.step(model.count); break;
    case "[": player.changeSpeed(-1); break;
    case "]": player.changeSpeed(1); break;
    case "d": player.stepChange(1); break;
    case "D": player.stepChange(-1); break;
    case "+": case "=": timeline.zoomAt(0.5); break;
    case "-": case "−": timeline.zoomAt(2); break;
    case "0": timeline.axis.fit(); break;
    default: {
      const key = event.key.toLowerCase();
      const mode = MODES.find((one) => one.key === event.key);
      if (mode) player.setMode(mode.name);
      else if (loopEnd) player.markLoop(loopEnd);
      else if (key === "l") player.setLoop(null);
      else if (key === "x") player.swap();
      else if (key === "v") timeline.toggleAll();
      else if (key === "t") player.show("taps", !player.shows.taps);
      else if (key === "b") player.show("bounds", !player.shows.bounds);
      else if (key === "s") player.show("safeArea", !player.shows.safeArea);
      else if (key === "z") player.setZoom(ZOOMS[(ZOOMS.indexOf(player.zoom) + 1) % ZOOMS.length]);
      else if (key === "n") move(1);
      else if (key === "p") move(-1);
      else if (key === "g") location.hash = "";
      else if (live.key?.(key)) return true;
      else return false;
    }
  }
  return true;
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
  const target = event.target;
  const types = target.closest?.("input[type=search], textarea");
  if (types) {
    if (event.key === "Escape") target.blur();
    return;
  }
  // A focused control keeps the keys that work it.
  if (target.closest?.("input, select") && /^(Arrow|Home|End|Page| )/.test(event.key)) return;
  if (event.key === " " && target.closest?.("button, summary, a")) return;
  if (event.key === "?") showKeys();
  else if (event.key.toLowerCase() === "c") nextTheme();
  else if (event.key === "/") (view?.overview?.search || document.querySelector(".search"))?.focus();
  else if (view?.overview && event.key === "ArrowDown" && document.activeElement === document.body) {
    view.overview.firstCard()?.focus();
  } else if (!view?.player || !playerKey(event)) return;
  event.preventDefault();
});

try {
  const kept = localStorage.getItem("animatic-theme");
  if (THEMES.includes(kept)) setTheme(kept);
} catch { /* as above */ }
