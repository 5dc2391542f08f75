// All scenarios at a glance.

function thumbnail(entry, base, side) {
  const file = entry.thumbnails?.[side];
  if (!file) return null;
  const address = base + (entry.folder || "") + encodeURIComponent(entry.name) + "/" + file.split("/").map(encodeURIComponent).join("/");
  return el("img", {
    class: side, src: address, alt: "", loading: "lazy", decoding: "async",
    width: Math.round(entry.width), height: Math.round(entry.height),
  });
}

function overviewCard(entry, base, open) {
  const pictures = entry.thumbnails
    ? ["expected", "actual", "difference"].map((side) => thumbnail(entry, base, side)).filter(Boolean) : [];
  // Of a scenario as recorded one picture says it all.
  const shown = entry.framesDifferent > 0 ? pictures : pictures.slice(-1);
  const isTall = entry.height > entry.width;
  const facts = [
    entry.framesDifferent > 0 ? `${entry.framesDifferent} of ${entry.framesCompared} frames differ` : null,
    typeof entry.firstDifference === "number" ? `first at ${seconds(entry.firstDifference)}` : null,
    entry.duration ? seconds(entry.duration) : null,
  ].filter(Boolean);
  const inside = [
    el("div", { class: `thumbs ${isTall ? "tall" : "wide"} of${shown.length}` },
      shown.length ? shown : icon("missing")),
    el("div", { class: "card-text" },
      el("div", { class: "card-title" }, el("h2", {}, bdi(entry.title)), stateChip(entry.state, entry.passed)),
      entry.sentences.length
        ? el("ul", { class: "card-sentences" }, entry.sentences.map((text) => el("li", {}, bdi(text))),
          entry.more ? el("li", { class: "dim", text: `and ${entry.more} more` }) : null)
        : null,
      el("p", { class: "dim card-facts", text: facts.join(" · ") })),
  ];
  return entry.data
    ? el("a", {
      class: `card entry ${entry.passed ? "" : "failed"}`, href: "#" + encodeURIComponent(entry.name),
    }, inside)
    : el("div", { class: `card entry ${entry.passed ? "" : "failed"}`, tabindex: "0" }, inside);
}

function overviewView(index, base) {
  const failed = index.scenarios.filter((entry) => !entry.passed);
  const total = index.scenarios.length;
  const plural = total === 1 ? "scenario" : "scenarios";
  const compared = index.scenarios.some((entry) => entry.state !== "played");
  const headline = live.headline ? live.headline()
    : failed.length > 0 ? `${failed.length} of ${total} ${plural} failed`
    : compared ? `${total} ${plural} as recorded` : `${total} ${plural}`;
  const states = [...new Set(index.scenarios.map((entry) => entry.state))];
  const filters = [
    { name: "all", text: "All" },
    ...(failed.length > 0 && failed.length < total ? [{ name: "failed", text: `Failed ${failed.length}` }] : []),
    ...(states.length > 1 ? states.map((state) => {
      const count = index.scenarios.filter((entry) => entry.state === state).length;
      return { name: state, text: `${(STATES[state] || { words: state }).words} ${count}` };
    }) : []),
  ];
  let [chosen, words] = ["all", ""];
  // What failed comes first, otherwise the order of the run.
  const ordered = [...failed, ...index.scenarios.filter((entry) => entry.passed)];
  const cards = ordered.map((entry) => ({ entry, node: overviewCard(entry, base) }));
  const none = el("p", { class: "none", hidden: true, text: "No scenario matches" });
  const apply = () => {
    let left = 0;
    for (const { entry, node } of cards) {
      const fits = (chosen === "all" || (chosen === "failed" ? !entry.passed : entry.state === chosen))
        && (!words || `${entry.title} ${entry.name} ${entry.sentences.join(" ")}`.toLowerCase().includes(words));
      node.hidden = !fits;
      if (fits) left += 1;
    }
    none.hidden = left > 0;
  };
  const row = segments("Which scenarios", filters, chosen, (name) => {
    chosen = name;
    row.choose(name);
    apply();
  });
  const search = el("input", {
    type: "search", class: "search", placeholder: "Find a scenario", "aria-label": "Find a scenario",
    "aria-keyshortcuts": "/",
    oninput: () => { words = search.value.toLowerCase(); apply(); },
  });
  const grid = el("div", { class: "grid" }, cards.map((card) => card.node), none);
  grid.addEventListener("keydown", (event) => {
    const all = cards.map((card) => card.node).filter((node) => !node.hidden);
    const at = all.indexOf(document.activeElement);
    if (at < 0) return;
    const columns = Math.max(all.findIndex((node) => node.offsetTop > all[0].offsetTop), 1);
    const by = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns }[event.key];
    if (!by || !all[at + by]) return;
    all[at + by].focus();
    event.preventDefault();
  });
  const node = el("div", { class: "overview" },
    el("div", { class: `headline ${failed.length ? "bad" : "good"}` },
      icon(failed.length ? "failed" : compared ? "passed" : "played"), el("h1", { text: headline })),
    total > 1
      ? el("div", { class: "bar" }, filters.length > 1 ? row : null, el("span", { class: "spring" }), search) : null,
    grid);
  node.search = search;
  node.firstCard = () => cards.map((card) => card.node).find((one) => !one.hidden);
  return node;
}
