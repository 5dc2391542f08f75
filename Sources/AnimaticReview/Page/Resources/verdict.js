// What came of it, in words, and the commands that lead on from here.

const STATES = {
  passed: { icon: "passed", words: "Passed", tone: "good" },
  new: { icon: "passed", words: "New", tone: "good" },
  played: { icon: "played", words: "Played", tone: "calm" },
  "motion changed": { icon: "motion", words: "Motion changed", tone: "bad" },
  "drawing changed": { icon: "drawing", words: "Drawing changed", tone: "bad" },
  missing: { icon: "missing", words: "No golden", tone: "bad" },
  unreadable: { icon: "warning", words: "Golden unreadable", tone: "bad" },
  orphan: { icon: "orphan", words: "Orphan", tone: "bad" },
};

/** The state as picture and words; a scenario as recorded can still have failed an expectation. */
function stateChip(state, passed) {
  const known = STATES[state] || { icon: "played", words: state, tone: "calm" };
  const failedOnly = !passed && known.tone !== "bad";
  const shown = failedOnly ? { icon: "failed", words: "Expectation failed", tone: "bad" } : known;
  return el("span", { class: `state ${shown.tone}` }, icon(shown.icon), el("span", { text: shown.words }));
}

async function copyText(text) {
  if (navigator.clipboard && window.isSecureContext) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch { /* the older way below */ }
  }
  const area = el("textarea", { class: "offscreen", readonly: true, text });
  const before = document.activeElement;
  document.body.append(area);
  area.select();
  const done = document.execCommand("copy");
  area.remove();
  before?.focus?.();
  return done;
}

function commandRow(command) {
  const copy = button(`Copy: ${command.command}`, async () => {
    const done = await copyText(command.command);
    copy.lastChild.textContent = done ? "Copied" : "Select and copy";
    setTimeout(() => { copy.lastChild.textContent = "Copy"; }, 1600);
  }, { icon: "copy", text: "Copy" });
  copy.setAttribute("aria-label", `Copy: ${command.label}`);
  return el("div", { class: "command" },
    el("span", { class: "command-label", text: command.label }),
    el("code", {}, el("bdi", { text: command.command })), copy);
}

function verdictView(model, player) {
  const { data } = model;
  const jump = (time, to) => () => {
    player.pause();
    player.seekTime(time);
    if (to !== undefined && to !== null && to > time) {
      player.setLoop({ first: model.frameFrom(time), last: model.frameAt(to) });
    }
  };
  const sentence = (time, to, kind, pictured, ...words) => {
    const inside = [icon(pictured), el("span", { class: "words" }, words),
      time === null || time === undefined ? null : el("span", { class: "at", text: seconds(time) })];
    return el("li", { class: kind }, time === null || time === undefined
      ? el("div", { class: "sentence" }, inside)
      : el("button", {
        type: "button", class: "sentence", title: "Go there",
        onmousedown: (event) => event.preventDefault(), onclick: jump(time, to),
      }, inside));
  };
  // What differs from the run before is what somebody has just done, and no fault.
  const isEdit = data.against === "before";
  const findings = data.findings.map((finding) => sentence(
    finding.from ?? finding.time, finding.to, isEdit ? "calm" : "bad", "motion", bdi(finding.text),
    finding.example ? el("span", { class: "example", text: finding.example }) : null));
  const unmet = data.expectations.filter((one) => !one.passed).map((one) => sentence(
    one.time, one.to, "bad", "failed", bdi(one.message), el("span", { class: "example", text: one.source })));
  const lines = [
    ...(isEdit ? [...unmet, ...findings] : [...findings, ...unmet]),
    ...data.hazards.map((row) => sentence(
      row.time, null, "warning", "warning", bdi(row.detail),
      row.cure ? el("span", { class: "example", text: row.cure }) : null,
      row.id || row.source
        ? el("span", { class: "example", text: [row.id, row.source].filter(Boolean).join("  ·  ") }) : null)),
  ];
  const kept = data.expectations.filter((one) => one.passed);
  if (kept.length > 0) {
    lines.push(el("li", { class: "good" }, el("details", {},
      el("summary", { class: "sentence" }, icon("passed"),
        el("span", {
          class: "words",
          text: kept.length === 1 ? "1 expectation is met" : `${kept.length} expectations are met`,
        })),
      el("ul", {}, kept.map((one) =>
        el("li", {}, bdi(one.message), " ", el("span", { class: "dim", text: one.source })))))));
  }
  if (lines.length === 0) {
    const words = model.compared ? `Every frame and every value is as ${model.sides.past}` : "Nothing is asked of this run";
    lines.push(sentence(null, null, model.compared ? "good" : "calm", model.compared ? "passed" : "played", words));
  }
  const { stage, settings } = data;
  const facts = [
    stage.device || "Canvas", `${reading(stage.width)} × ${reading(stage.height)} pt @${stage.scale}x`,
    settings.appearance, `${data.fps} fps`, seconds(data.duration), `${model.count} frames`,
    settings.timing === "exact" ? null : `timing ${settings.timing}`,
    settings.direction === "rtl" ? "right to left" : null, settings.locale,
    settings.reduceMotion ? "reduced motion" : null, settings.textSize === "large" ? null : settings.textSize,
    settings.tolerance.distance > 0 || settings.tolerance.pixels > 0
      ? `tolerance ${settings.tolerance.distance}, ${settings.tolerance.pixels} pixels` : null,
  ].filter(Boolean);
  return el("section", { class: "card verdict", "aria-label": "Verdict" },
    el("div", { class: "verdict-head" },
      stateChip(data.state, data.passed),
      data.framesCompared > 0
        ? el("span", {
          class: "dim",
          text: data.framesDifferent > 0
            ? `${data.framesDifferent} of ${data.framesCompared} frames differ` : `${data.framesCompared} frames compared`,
        })
        : null),
    el("ul", { class: "sentences" }, lines),
    data.commands.length ? el("div", { class: "commands" }, data.commands.map(commandRow)) : null,
    el("p", { class: "facts" }, facts.map((fact) => el("span", {}, bdi(fact)))));
}
