// A live page: follows the program that serves it, keeps its place when something is played again, and shows what does
// not play.

/** The state of the connection, and what pages are compared with where there is a choice. */
const following = { source: null, connected: false, against: "golden", refresh: null, timer: 0 };

const LIVE_STATES = {
  waiting: { icon: "played", words: "Waiting", tone: "calm" },
  failed: { icon: "failed", words: "Does not play", tone: "bad" },
  "as before": { icon: "passed", words: "As before", tone: "calm" },
  "motion edited": { icon: "motion", words: "Motion edited", tone: "calm" },
  "drawing edited": { icon: "drawing", words: "Drawing edited", tone: "calm" },
};
Object.assign(STATES, LIVE_STATES);

// MARK: Data

const hasChoice = (entry) => entry.live.golden && entry.live.before;
const showsBefore = (entry) => hasChoice(entry) && following.against === "before";

live.load = async (entry) => {
  const answer = await fetch(`${addressOf(entry)}${showsBefore(entry) ? "before.js" : "page.js"}`);
  if (!answer.ok) throw new Error(`The data of ${entry.name} is not there`);
  const text = await answer.text();
  // JSON between the first line and the last, as in every page's data.
  const data = JSON.parse(text.slice(text.indexOf("\n") + 1, text.lastIndexOf("\n);")));
  data.against = entry.live.golden && !showsBefore(entry) ? "golden" : "before";
  return data;
};

/** Pictures of one frame, ready to be drawn, by their numbers: nothing is blank for a moment. */
async function warmPictures(model, frame) {
  const numbers = new Set([model.actual[frame], model.expected ? model.expected[frame] : -1]);
  numbers.delete(-1);
  const ready = new Map();
  await Promise.all([...numbers].map(async (number) => {
    const image = new Image();
    image.src = model.address(number);
    try {
      await image.decode();
      ready.set(number, { image, ready: true });
    } catch { /* the page asks again, and says so */ }
  }));
  return ready;
}

// MARK: Keeping the place

/** What a person has set up on the page and wants to find again. */
function remember(old) {
  const { player, timeline } = old;
  const pressed = new Map([...document.querySelectorAll(".trace-card [aria-pressed]")].map(
    (node) => [node.textContent, node.getAttribute("aria-pressed")]));
  return {
    time: player.time, playing: player.playing, loop: player.loop, pressed,
    axis: timeline.axis.isWhole ? null : { from: timeline.axis.from, to: timeline.axis.to },
    showsAll: timeline.showsAll, words: document.querySelector(".trace-card .search")?.value || "",
    scroll: [window.scrollX, window.scrollY], focus: focusNow(),
  };
}

/** What tells the focused control apart when it has been made anew. */
function focusNow() {
  const node = document.activeElement;
  if (!node || node === document.body) return null;
  return { tag: node.tagName, label: node.getAttribute("aria-label"), text: node.textContent };
}

function focusAgain(focus) {
  if (!focus || focusNow()) return;
  const nodes = [...document.querySelectorAll(focus.tag)];
  const isSame = (node) => node.getAttribute("aria-label") === focus.label
    && (focus.label || node.textContent === focus.text);
  nodes.find(isSame)?.focus({ preventScroll: true });
}

function restore(kept) {
  const { player, timeline, model } = view;
  if (kept.loop) {
    const last = model.count - 1;
    player.setLoop({ first: Math.min(kept.loop.first, last), last: Math.min(kept.loop.last, last) });
  }
  if (kept.showsAll) timeline.toggleAll();
  if (kept.axis) {
    const { axis } = timeline;
    axis.zoom((kept.axis.to - kept.axis.from) / axis.span, axis.from);
    axis.pan(kept.axis.from - axis.from);
  }
  for (const node of document.querySelectorAll(".trace-card [aria-pressed]")) {
    const before = kept.pressed.get(node.textContent);
    if (before && before !== node.getAttribute("aria-pressed")) node.click();
  }
  const search = document.querySelector(".trace-card .search");
  if (search && kept.words) {
    search.value = kept.words;
    search.dispatchEvent(new Event("input"));
  }
  focusAgain(kept.focus);
  window.scrollTo(...kept.scroll);
  if (kept.playing) player.play();
}

/** Shows the entry's newest run in the place of the one that is shown. */
async function refresh(entry) {
  const [old, token] = [view, {}];
  following.refresh = token;
  let model;
  let pictures;
  try {
    model = new Model(await load(entry), addressOf(entry));
    pictures = await warmPictures(model, model.frameFrom(old.player.time));
  } catch {
    // It has been replaced again in the meantime, and the next state is on its way.
    return;
  }
  if (view !== old || following.refresh !== token) return;
  const kept = remember(old);
  model.pictures = pictures;
  old.player.close();
  present(model, entry, kept.time, old.player);
  restore(kept);
}

// MARK: What is said

const statusOf = (entry) => {
  if (!following.connected) return { words: "Not connected", kind: "off" };
  const entries = entry ? [entry] : index.scenarios;
  const has = (status) => entries.some((one) => one.live.status === status);
  if (has("playing")) return { words: "Playing again", kind: "busy" };
  if (has("waiting")) return { words: "Waiting", kind: "busy" };
  if (has("failed")) return { words: "Does not play", kind: "bad" };
  return { words: "Live", kind: "good" };
};

live.header = (entry) => {
  const status = statusOf(entry);
  const node = el("span", { class: `live-status ${status.kind}`, role: "status" },
    el("span", { class: "live-dot", "aria-hidden": "true" }), el("span", { text: status.words }));
  if (!entry || !hasChoice(entry)) return [node];
  const choice = segments("Compare with", [
    { name: "golden", text: "Golden", title: "Compare with the golden", key: "W" },
    { name: "before", text: "Before", title: "Compare with the run before", key: "W" },
  ], following.against, compareWith);
  return [choice, node];
};

function compareWith(what) {
  if (following.against === what) return;
  following.against = what;
  if (view?.player) refresh(view.entry);
}

live.key = (key) => {
  if (key !== "w" || !view?.entry || !hasChoice(view.entry)) return false;
  compareWith(following.against === "golden" ? "before" : "golden");
  return true;
};

function failurePanel(entry) {
  const { failure } = entry.live;
  const last = entry.data ? "The pictures are of the last run that went well. " : "";
  return el("section", { class: "card live-failure", role: "alert" },
    el("div", { class: "live-head" },
      icon("failed"), el("strong", {}, bdi(entry.title)), el("span", {}, bdi(failure.headline)),
      el("span", { class: "spring" }), failure.place ? el("code", { text: failure.place }) : null),
    failure.detail ? el("pre", { text: failure.detail }) : null,
    el("p", { class: "dim", text: `${last}It is played again when a file is saved.` }));
}

const warningPanel = (entry) => el("section", { class: "card live-failure warning" },
  el("div", { class: "live-head" }, icon("warning"), el("strong", { text: "Warnings" })),
  entry.live.warnings.map((text) => el("pre", { text })));

/** Over the pictures: why they are not the newest, or what is doubtful. */
function notes(entry) {
  if (!following.connected) {
    return [el("section", { class: "card live-failure warning", role: "alert" },
      el("div", { class: "live-head" }, icon("warning"), el("strong", { text: "Not connected" }),
        el("span", {
          text: "animatic watch does not answer. What is shown is the last that came; it goes on by itself.",
        })))];
  }
  const entries = entry ? [entry] : index.scenarios;
  // Runs of one file fail together, and once is enough.
  const seen = new Set();
  const failures = entries.filter((one) => one.live.failure && !seen.has(one.file) && seen.add(one.file));
  const doubtful = entry && !entry.live.failure && entry.live.warnings.length ? [warningPanel(entry)] : [];
  return [...failures.map(failurePanel), ...doubtful];
}

live.notes = (entry) => el("div", { class: "live-notes" }, notes(entry));

live.shown = () => {
  const { entry } = view;
  document.querySelector(".scenario")?.classList.toggle("stale", Boolean(entry?.live.failure) || !following.connected);
  document.title = `${entry?.live.failure ? "✗ " : ""}${entry ? `${entry.title} – ` : ""}${index.title}`;
};

live.headline = () => {
  const total = index.scenarios.length;
  const plural = total === 1 ? "scenario" : "scenarios";
  const failed = index.scenarios.filter((entry) => !entry.passed).length;
  if (failed > 0) return `${failed} of ${total} ${plural} ${failed === 1 ? "needs" : "need"} a look`;
  const open = index.scenarios.filter((entry) => !entry.data).length;
  return open > 0 ? `Playing ${open} of ${total} ${plural}` : `${total} ${plural}`;
};

// MARK: New states

/** Only what is said around the pictures; those stay. */
function retell() {
  const focus = focusNow();
  document.querySelector(".top")?.replaceWith(header(view?.entry || null));
  document.querySelector(".live-notes")?.replaceWith(live.notes(view?.entry || null));
  focusAgain(focus);
  live.shown();
}

function retellOverview() {
  const old = view.overview;
  const [scroll, words] = [window.scrollY, old.search.value];
  const chosen = old.querySelector(".segments [aria-pressed=true]")?.textContent;
  const focused = document.activeElement?.getAttribute?.("href");
  const images = new Map([...old.querySelectorAll("img")].map((image) => [image.src, image]));
  showOverview();
  // Pictures that are there already stay there.
  for (const image of view.overview.querySelectorAll("img")) {
    const kept = images.get(image.src);
    if (kept && kept.className === image.className) image.replaceWith(kept);
  }
  const all = (selector) => [...view.overview.querySelectorAll(selector)];
  if (chosen) all(".segments button").find((node) => node.textContent === chosen)?.click();
  if (words) {
    view.overview.search.value = words;
    view.overview.search.dispatchEvent(new Event("input"));
  }
  if (focused) all("a.entry").find((node) => node.getAttribute("href") === focused)?.focus();
  window.scrollTo(0, scroll);
}

function take(state) {
  const isFirst = index === null;
  index = state;
  if (isFirst) {
    window.addEventListener("hashchange", route);
    return route();
  }
  if (view?.overview) {
    // What was asked for may have been played in the meantime.
    if (askedFor()) return route();
    return retellOverview();
  }
  const named = state.scenarios.find((one) => one.name === view?.entry?.name);
  // One that goes by another name now is still the one that is looked at.
  const entry = named || state.scenarios.find((one) => one.file && one.file === view?.entry?.file);
  if (!entry || !entry.data || !view.player) return route();
  if (!named) history.replaceState(null, "", `#${encodeURIComponent(entry.name)}`);
  const isNew = !named || ["revision", "golden", "before"].some((key) => entry.live[key] !== view.entry.live[key]);
  view.entry = entry;
  retell();
  if (isNew) refresh(entry);
}

function connect(on) {
  if (following.connected === on) return;
  following.connected = on;
  if (!index) return;
  if (view?.overview) retellOverview();
  else retell();
}

function follow() {
  clearTimeout(following.timer);
  following.timer = 0;
  following.source?.close();
  const source = new EventSource(`${base}_live/events`);
  following.source = source;
  source.onmessage = (event) => {
    clearTimeout(following.timer);
    following.timer = 0;
    connect(true);
    take(JSON.parse(event.data));
  };
  source.onerror = () => {
    // A short break is none: the browser asks again by itself, unless it was refused.
    following.timer ||= setTimeout(() => {
      following.timer = 0;
      connect(false);
      if (source.readyState === EventSource.CLOSED) follow();
    }, 1500);
  };
}

// A browser keeps few connections open to one program: pages that nobody sees let theirs go.
document.addEventListener("visibilitychange", () => {
  if (document.hidden) {
    clearTimeout(following.timer);
    following.timer = 0;
    following.source?.close();
    following.source = null;
  } else if (!following.source) follow();
});

follow();
