// What lies in the lanes: notices, work items and timers, animations, fingers and marks, curves of values.

/** Puts things with `from` and `to` into as few rows as they need. */
function packed(things) {
  const rows = [];
  for (const thing of [...things].sort((a, b) => a.from - b.from)) {
    const row = rows.find((last) => last[last.length - 1].to <= thing.from + 1e-9);
    if (row) row.push(thing);
    else rows.push([thing]);
  }
  return rows;
}

/** What of a list lies in view; of very many only every so-and-so-many'th, since more can not be told apart. */
function inView(things, axis, from, to) {
  const seen = things.filter((thing) => to(thing) >= axis.from && from(thing) <= axis.to);
  const step = Math.ceil(seen.length / 1500);
  return step > 1 ? seen.filter((_, i) => i % step === 0) : seen;
}

const spansInView = (things, axis) => inView(things, axis, (thing) => thing.from, (thing) => thing.to);

function lanesOf(model, all) {
  return [
    ...fingerLanes(model), ...model.data.notices.map((notice) => noticeLane(model, notice)),
    ...workLanes(model), ...animationLanes(model),
    ...model.tracks(all).map((value) => valueLane(model, value)),
  ];
}

const spanWords = (from, to) => `${seconds(from)} to ${seconds(to)}`;

function noticeLane(model, notice) {
  const bar = (axis, width, [from, to], y, height, kind, words) => {
    const [left, right] = [axis.x(from, width), axis.x(to, width)];
    return item(model, from, words, kind, svg("rect", {
      x: left.toFixed(2), y, width: Math.max(right - left, 2).toFixed(2), height, rx: 4,
    }));
  };
  const differs = notice.expected !== null;
  return {
    label: notice.name, class: "notice", height: differs ? 36 : 28,
    readout(node, frame) {
      const now = model.timeOf(frame) + 1e-6;
      const on = notice.actual.some(([from, to]) => from <= now && now < to);
      node.textContent = on ? "visible" : "gone";
    },
    draw(plot, axis, width) {
      const seen = (spans) => inView(spans, axis, (span) => span[0], (span) => span[1]);
      for (const span of seen(notice.actual)) {
        plot.append(bar(axis, width, span, 6, 16, "notice", `${notice.name} is visible, ${spanWords(...span)}`));
      }
      for (const span of seen(notice.expected || [])) {
        plot.append(bar(axis, width, span, 25, 6, "notice expected",
          `${notice.name} was visible, ${spanWords(...span)} (expected)`));
      }
    },
  };
}

function workLanes(model) {
  const byName = new Map();
  for (const work of model.data.works) {
    if (!byName.has(work.name)) byName.set(work.name, []);
    const to = work.at ?? work.due ?? model.end;
    byName.get(work.name).push({ ...work, from: work.scheduled, to: Math.max(to, work.due ?? to) });
  }
  return [...byName].map(([name, works]) => {
    const rows = packed(works);
    return {
      label: name ? `${name} timers` : "timers", class: "works", height: 10 + rows.length * 22,
      draw(plot, axis, width) {
        rows.forEach((row, i) => spansInView(row, axis).forEach((work) =>
          plot.append(workItem(model, work, axis, width, 16 + i * 22))));
      },
      readout(node, frame) {
        const now = model.timeOf(frame) + 1e-6;
        const pending = works.filter(
          (work) => work.scheduled <= now && (work.at === null || work.at > now)).length;
        node.textContent = pending ? `${pending} pending` : "";
      },
    };
  });
}

function workWords(work) {
  const due = work.due === null ? "due never" : `due at ${seconds(work.due)}`;
  const ends = {
    fired: `fires at ${seconds(work.at ?? 0)}`, cancelled: `cancelled at ${seconds(work.at ?? 0)}`,
    orphaned: "still pending when the run ends",
  };
  const place = work.source ? ` · ${work.source}` : "";
  return `${work.what}: scheduled at ${seconds(work.scheduled)}, ${due}, ${ends[work.state]}${place}`;
}

function workItem(model, work, axis, width, y) {
  const x = (time) => axis.x(time, width);
  const [from, due] = [x(work.scheduled), work.due === null ? width : x(work.due)];
  const parts = [svg("rect", {
    class: "hit", x: from - 6, y: y - 9, width: Math.max(Math.min(due, width) - from, 0) + 12, height: 18,
  })];
  const dot = (at, kind) => svg("circle", { class: kind, cx: at.toFixed(2), cy: y, r: 5 });
  const line = (a, b, kind) => svg("path", { class: `thread ${kind}`, d: `M${a.toFixed(2)} ${y}H${b.toFixed(2)}` });
  if (work.state === "fired") {
    parts.push(line(from + 5, x(work.at) - 5, "solid"), dot(from, "hollow"), dot(x(work.at), "full"));
  } else if (work.state === "cancelled") {
    const end = x(work.at);
    parts.push(line(from + 5, end - 5, "solid"), line(end + 6, Math.min(due, width), "broken"), dot(from, "hollow"),
      svg("path", { class: "cross", d: `M${end - 5} ${y - 5}l10 10M${end + 5} ${y - 5}l-10 10` }));
  } else {
    const end = Math.min(due, width);
    parts.push(line(from + 5, end - 9, "solid"), dot(from, "hollow"),
      svg("path", { class: "orphan", d: `M${end - 9} ${y - 5}l8 5l-8 5z` }),
      svg("text", { class: "note", x: end - 14, y: y - 5, "text-anchor": "end", text: "still pending" }));
  }
  return item(model, work.at ?? work.scheduled, workWords(work), `work ${work.state}`, parts);
}

function animationLanes(model) {
  const byName = new Map();
  for (const animation of model.data.animations) {
    const list = byName.get(animation.name) || byName.set(animation.name, []).get(animation.name);
    const twin = list.find((other) => ["property", "curve", "start", "end", "interrupted"].every(
      (key) => other[key] === animation[key]));
    if (twin) twin.count += 1;
    else list.push({ ...animation, count: 1, from: animation.start, to: animation.end ?? model.end,
      values: [animation.from, animation.to] });
  }
  return [...byName].map(([name, animations]) => {
    const rows = packed(animations);
    return {
      label: name ? `${name} animations` : "animations", class: "animations", height: 8 + rows.length * 26,
      readout(node, frame) {
        const now = model.timeOf(frame) + 1e-6;
        const running = animations.filter((one) => one.from <= now && now < (one.interrupted ?? one.to));
        node.textContent = running.length ? `${running.length} running` : "";
      },
      draw(plot, axis, width) {
        rows.forEach((row, i) => spansInView(row, axis).forEach((one) =>
          plot.append(animationItem(model, one, axis, width, 5 + i * 26))));
      },
    };
  });
}

function animationItem(model, one, axis, width, y) {
  const [left, right] = [axis.x(one.from, width), axis.x(one.to, width)];
  const across = Math.max(right - left, 3);
  const length = one.to - one.from;
  const list = (numbers) => numbers.map(reading).join(", ");
  const words = `${one.property} ${list(one.values[0])} → ${list(one.values[1])}, ${one.curve}, `
    + (one.end === null ? `from ${seconds(one.from)} without an end` : spanWords(one.from, one.to))
    + (one.count > 1 ? `, ${one.count} of them` : "")
    + (one.interrupted === null ? "" : `, taken over at ${seconds(one.interrupted)}`);
  const shape = one.end === null ? null : curveShape(one.curve, length);
  const parts = [svg("rect", { class: "bar", x: left.toFixed(2), y, width: across.toFixed(2), height: 21, rx: 4 })];
  if (shape && across > 8) {
    parts.push(svg("path", { class: "shape", d: shapePath(shape, left + 2, y + 3, across - 4, 15) }));
  }
  if (one.interrupted !== null) {
    const cut = axis.x(one.interrupted, width);
    parts.push(
      svg("rect", { class: "rest", x: cut.toFixed(2), y, width: Math.max(right - cut, 0).toFixed(2), height: 21 }),
      svg("path", { class: "cut", d: `M${cut.toFixed(2)} ${y}v21` }));
  }
  const label = one.property.replace(/\(.*/, "");
  if (across > 7 * label.length + 14) {
    parts.push(svg("text", { class: "bar-label", x: left + 7, y: y + 14.5, text: label }));
  }
  return item(model, one.from, words, "animation", parts);
}

function fingerLanes(model) {
  const { touches, marks, trace } = model.data;
  const keys = trace.filter((row) => ["show", "hide", "keyboard"].includes(row.kind));
  if (touches.length + marks.length + keys.length === 0) return [];
  const pins = [
    ...touches.map((touch) => ({
      time: touch.time, kind: touch.hit ? "touch" : "touch missed", text: touch.kind,
      words: `${touch.kind} ${touch.target} at ${seconds(touch.time)}${touch.hit ? "" : ": misses"}`
        + ` · ${touch.source}`,
    })),
    ...marks.map((mark) => ({
      time: mark.time, kind: "mark", text: mark.label, words: `${mark.label}, mark at ${seconds(mark.time)}`,
    })),
    ...keys.map((row) => ({
      time: row.time, kind: "call", text: row.kind, words: `${row.detail} at ${seconds(row.time)} · ${row.source}`,
    })),
  ].sort((a, b) => a.time - b.time);
  return [{
    label: "Events", class: "events", height: 30,
    draw(plot, axis, width) {
      let free = -Infinity;
      for (const pin of inView(pins, axis, (one) => one.time, (one) => one.time)) {
        const x = axis.x(pin.time, width);
        const shapes = {
          touch: svg("circle", { cx: x, cy: 15, r: 6 }), mark: svg("path", { d: `M${x} 22V7l10 4l-10 4` }),
          call: svg("path", { d: `M${x} 8l6 7l-6 7l-6-7z` }),
        };
        const parts = [shapes[pin.kind.split(" ")[0]]];
        if (pin.kind.includes("missed")) {
          parts.push(svg("path", { class: "cross", d: `M${x - 4} 11l8 8M${x + 4} 11l-8 8` }));
        }
        const room = 12 + pin.text.length * 6.5;
        if (x > free && x + room < width + TimelineView.pad) {
          parts.push(svg("text", { class: "pin-label", x: x + 11, y: 19, text: pin.text }));
          free = x + room + 6;
        } else {
          free = Math.max(free, x + 8);
        }
        plot.append(item(model, pin.time, pin.words, `pin ${pin.kind}`, parts));
      }
    },
  }];
}

/** A curve, or steps for what is no number. */
function valueLane(model, value) {
  const runs = [...value.actual, ...(value.expected || [])];
  const range = extent(runs.map((run) => run[2]));
  const isSteps = range === null;
  const { low, high } = range || { low: 0, high: 1 };
  const isFlat = !isSteps && high - low <= 1e-6;
  // What the model says jumps; only what is presented moves from frame to frame.
  const jumps = value.property === "count" || value.property.startsWith("state.");
  const height = isSteps || isFlat ? 28 : 58;
  const place = (number) => (high > low ? 8 + (height - 16) * (1 - (number - low) / (high - low)) : height / 2);
  const path = (list, axis, width) => {
    let [out, open] = ["", false];
    // One run before the view and one behind it carry the line over its edges.
    const [from, to] = [axis.from * model.fps, axis.to * model.fps];
    const start = list.findIndex((run) => run[1] >= from) - 1;
    for (let i = Math.max(start, 0); i < list.length && (i === 0 || list[i - 1][0] <= to); i++) {
      const [first, last, number] = list[i];
      if (typeof number !== "number") {
        open = false;
        continue;
      }
      const [left, right] = [first, last].map((frame) => axis.x(frame / model.fps, width).toFixed(2));
      const y = place(number).toFixed(2);
      if (open && jumps) out += `H${left}`;
      out += `${open ? "L" : "M"}${left} ${y}${last > first ? `L${right} ${y}` : ""}`;
      open = true;
    }
    return out;
  };
  const blocks = (list, axis, width, kind, y, size) => list
    .filter(([, , what]) => what !== null && what !== false && what !== "")
    .map(([first, last, what]) => {
      const [left, right] = [axis.x(first / model.fps, width), axis.x((last + 1) / model.fps, width)];
      const across = Math.max(right - left, 1).toFixed(2);
      return svg("rect", { class: kind, x: left.toFixed(2), y, width: across, height: size, rx: 3 },
        svg("title", { text: reading(what) }));
    });
  let dots = [];
  return {
    mark(x, frame, shows) {
      [value.expected ? value.expectedAt(frame) : null, value.at(frame)].forEach((number, i) => {
        if (!dots[i]) return;
        const hides = !shows || typeof number !== "number";
        dots[i].setAttribute("visibility", hides ? "hidden" : "visible");
        if (!hides) dots[i].setAttribute("transform", `translate(${x.toFixed(2)} ${place(number).toFixed(2)})`);
      });
    },
    label: `${value.name} ${value.property}`, class: `value ${isSteps || isFlat ? "steps" : "curve"}`, height,
    readout(node, frame) {
      const [now, was] = [value.at(frame), value.expectedAt(frame)];
      node.replaceChildren(el("b", { text: reading(now) + (typeof now === "number" ? unit(value.property) : "") }));
      if (value.expected && now !== was) node.append(el("span", { class: "was", text: `was ${reading(was)}` }));
    },
    draw(plot, axis, width) {
      if (isSteps) {
        plot.append(...blocks(value.actual, axis, width, "step", 7, value.expected ? 8 : 14),
          ...blocks(value.expected || [], axis, width, "step expected", 17, 5));
        return;
      }
      if (!isFlat) plot.append(svg("path", { class: "grid", d: `M0 ${place(low)}H${width}M0 ${place(high)}H${width}` }));
      if (value.expected) plot.append(svg("path", { class: "line expected", d: path(value.expected, axis, width) }));
      dots = ["expected", "actual"].map((side) => svg("circle", { class: `dot ${side}`, r: 3.5 }));
      plot.append(svg("path", { class: "line actual", d: path(value.actual, axis, width) }), ...dots);
      if (isFlat) return;
      plot.append(
        svg("text", { class: "bound", x: width, y: place(high) + 10, "text-anchor": "end", text: reading(high) }),
        svg("text", { class: "bound", x: width, y: place(low) - 3, "text-anchor": "end", text: reading(low) }));
    },
  };
}

function legend(model) {
  const sample = (kind, ...shapes) =>
    svg("svg", { viewBox: "0 0 26 14", class: `sample ${kind}`, "aria-hidden": "true" }, shapes);
  const entry = (picture, text) => el("li", {}, picture, el("span", { text }));
  const entries = [];
  const { works } = model.data;
  if (works.length > 0) {
    const dot = (kind) => svg("circle", { class: kind, cx: 13, cy: 7, r: 5 });
    const shapes = {
      fired: [dot("full"), "fired"],
      cancelled: [svg("path", { class: "cross", d: "M8 2l10 10M18 2l-10 10" }), "cancelled"],
      orphaned: [svg("path", { class: "orphan", d: "M8 2l9 5l-9 5z" }), "still pending at the end"],
    };
    entries.push(entry(sample("work", dot("hollow")), "scheduled"));
    for (const [state, [shape, words]] of Object.entries(shapes)) {
      if (works.some((work) => work.state === state)) entries.push(entry(sample("work", shape), words));
    }
  }
  if (model.compared) {
    entries.push(entry(sample("value", svg("path", { class: "line actual", d: "M1 7H25" })), model.sides.actual.toLowerCase()),
      entry(sample("value", svg("path", { class: "line expected", d: "M1 7H25" })), model.sides.expected.toLowerCase()));
  }
  return el("ul", { class: "legend" }, entries);
}
