// The trace as a table that follows the playhead.

const TRACE_GROUPS = [
  {
    name: "events", text: "Events",
    kinds: [
      "show", "hide", "tap", "press", "drag", "swipe", "keyboard", "gesture", "mark", "appear", "disappear", "change",
    ],
  },
  {
    name: "timers", text: "Timers",
    kinds: ["schedule", "cancel", "fire", "orphan", "task-start", "task-cancel", "task-end"],
  },
  { name: "animations", text: "Animations", kinds: ["animation-start", "animation-interrupted", "animation-end"] },
  { name: "writes", text: "Writes", kinds: ["write"] },
  { name: "updates", text: "Updates", kinds: ["body", "transaction"], off: true },
  { name: "warnings", text: "Warnings", kinds: ["tap-missed", "warning", "hazard"] },
];

function traceView(model, player) {
  const rows = model.data.trace;
  const chosen = new Set(TRACE_GROUPS.filter((group) => !group.off).map((group) => group.name));
  const groupOf = new Map(TRACE_GROUPS.flatMap((group) => group.kinds.map((kind) => [kind, group.name])));
  // More rows than these at once are no help to anybody, and slow.
  const most = 250;
  let [words, follows, shown, matching] = ["", true, null, []];

  const body = el("tbody");
  const count = el("span", { class: "dim" });
  const more = el("p", { class: "dim more", hidden: true });
  const search = el("input", {
    type: "search", class: "search", placeholder: "Filter", "aria-label": "Filter the trace",
    oninput: () => { words = search.value.toLowerCase(); update(true); },
  });
  const follow = button("Only up to the playhead", () => {
    follows = !follows;
    setPressed(follow, follows);
    update(true);
  }, { text: "Up to playhead", pressed: true });
  const present = TRACE_GROUPS.filter((group) => rows.some((row) => groupOf.get(row.kind) === group.name));
  const chips = present.map((group) => {
    const chip = button(group.text, () => {
      if (!chosen.delete(group.name)) chosen.add(group.name);
      setPressed(chip, chosen.has(group.name));
      update(true);
    }, { text: group.text, pressed: chosen.has(group.name), class: "chip" });
    return chip;
  });

  const passes = (row) => {
    if (!chosen.has(groupOf.get(row.kind) || "events")) return false;
    return !words || `${row.kind} ${row.name} ${row.detail} ${row.source}`.toLowerCase().includes(words);
  };

  function makeRow(row, index) {
    return el("tr", {
      tabindex: "-1", "data-index": index, class: `kind-${groupOf.get(row.kind) || "events"}`,
      "aria-label": `${clock(row.time)} seconds, ${row.kind} ${row.name}: ${row.detail}`,
    },
      el("td", { class: "when", text: clock(row.time) }), el("td", { class: "kind", text: row.kind }),
      el("td", { class: "who" }, bdi(row.name)),
      el("td", { class: "what" }, bdi(row.detail),
        row.source ? el("span", { class: "source", text: row.source }) : null));
  }

  /** How many of the matching rows are not later than now. */
  function pastOf(limit) {
    let [low, high] = [0, matching.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (rows[matching[middle]].time <= limit) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  function update(force) {
    const limit = player.time + 1e-6;
    if (force) matching = rows.map((_, i) => i).filter((i) => passes(rows[i]));
    const past = pastOf(limit);
    const length = follows ? past : matching.length;
    const from = clamp(past - (follows ? most : most >> 1), 0, Math.max(length - most, 0));
    const part = matching.slice(from, Math.min(from + most, length));
    const key = `${part[0]}-${part.length}-${part[part.length - 1]}`;
    if (force || key !== shown) {
      shown = key;
      body.replaceChildren(...part.map((i) => makeRow(rows[i], i)));
      count.textContent = `${length} of ${rows.length}`;
      more.hidden = part.length === length;
      more.textContent = `${length - part.length} more rows; filter to see them`;
    }
    let current = null;
    for (const node of body.children) {
      const index = Number(node.dataset.index);
      const row = rows[index];
      const isNow = row.time <= limit && row.time > limit - 1 / model.fps;
      node.classList.toggle("now", isNow);
      node.classList.toggle("later", row.time > limit);
      if (row.time <= limit) current = node;
    }
    for (const node of body.querySelectorAll("[aria-current]")) node.removeAttribute("aria-current");
    const first = body.querySelector("tr[tabindex='0']") || current || body.firstElementChild;
    if (first) first.setAttribute("tabindex", "0");
    if (current) {
      current.setAttribute("aria-current", "true");
      // Scrolls the table, never the page.
      const box = scroller.getBoundingClientRect();
      const place = current.getBoundingClientRect();
      if (place.bottom > box.bottom || place.top < box.top) {
        scroller.scrollTop += place.bottom - box.bottom + 4;
      }
    }
  }

  const jump = (node) => {
    player.pause();
    player.seekTime(rows[Number(node.dataset.index)].time);
  };
  const table = el("table", { class: "trace", "aria-label": "Trace" },
    el("thead", {}, el("tr", {},
      ["Time", "Kind", "Name", "What happened"].map((text) => el("th", { scope: "col", text })))),
    body);
  const scroller = el("div", { class: "scroller" }, table);
  body.addEventListener("click", (event) => {
    const node = event.target.closest("tr");
    if (node) jump(node);
  });
  body.addEventListener("keydown", (event) => {
    const node = event.target.closest("tr");
    const next = { ArrowDown: node.nextElementSibling, ArrowUp: node.previousElementSibling }[event.key];
    if (next) {
      node.setAttribute("tabindex", "-1");
      next.setAttribute("tabindex", "0");
      next.focus();
    } else if (event.key === "Enter") jump(node);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  player.on("frame", () => update(false));
  const node = el("section", { class: "card trace-card", "aria-label": "Trace" },
    el("div", { class: "bar" }, el("h2", { text: "Trace" }), count, el("span", { class: "spring" }), follow),
    el("div", { class: "bar chips" }, chips, search), scroller, more);
  update(true);
  return node;
}
