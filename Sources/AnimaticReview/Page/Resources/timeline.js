// The time axis: what part of the run is in view, its ticks, the difference bar, the playhead over everything.

class TimeAxis extends Signals {
  constructor(model) {
    super();
    this.model = model;
    this.fit();
  }

  get span() { return this.to - this.from; }
  get isWhole() { return this.from <= this.model.start + 1e-9 && this.to >= this.model.end - 1e-9; }

  fit() { this.#set(this.model.start, this.model.end); }

  /** Factor below 1 shows less of the time; the place stays where it is. */
  zoom(factor, place) {
    const whole = this.model.end - this.model.start;
    const span = clamp(this.span * factor, Math.min(8 / this.model.fps, whole), whole);
    const share = (place - this.from) / this.span;
    this.#set(place - share * span, place + (1 - share) * span);
  }

  pan(by) { this.#set(this.from + by, this.to + by); }

  /** Brings a time into view with as little as possible. */
  reveal(time) {
    if (time < this.from) this.pan(time - this.from - this.span * 0.05);
    else if (time > this.to) this.pan(time - this.to + this.span * 0.6);
  }

  #set(from, to) {
    const [low, high] = [this.model.start, this.model.end];
    const span = Math.min(to - from, high - low);
    this.from = clamp(from, low, high - span);
    this.to = this.from + span;
    this.tell("view");
  }

  x(time, width) { return ((time - this.from) / this.span) * width; }
  time(x, width) { return this.from + (x / width) * this.span; }

  /** The widest of 1, 2, 5 steps that leaves room for labels. */
  ticks(width) {
    const wanted = this.span / Math.max(width / 90, 1);
    const power = 10 ** Math.floor(Math.log10(wanted));
    const step = [1, 2, 5, 10].map((factor) => factor * power).find((value) => value >= wanted);
    const decimals = Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
    const out = [];
    for (let k = Math.ceil(this.from / step - 1e-9); k * step <= this.to + 1e-9; k++) {
      out.push({ time: k * step, label: (k * step).toFixed(decimals) });
    }
    return { step, marks: out };
  }
}

/** Lanes under one axis. A lane is `{label, height, draw(plot, axis, width), readout?}`. */
class TimelineView {
  static pad = 12;

  constructor(model, player) {
    this.model = model;
    this.player = player;
    this.axis = new TimeAxis(model);
    this.tooltip = el("div", { class: "tooltip", role: "tooltip", id: "tooltip", hidden: true });
    this.playhead = el("div", { class: "playhead", "aria-hidden": "true" });
    this.rows = el("div", { class: "rows" });
    this.showsAll = false;
    this.scrubber = el("div", {
      class: "scrubber", role: "slider", tabindex: 0, "aria-label": "Time", "aria-valuemin": 0,
      "aria-valuemax": model.count - 1, "aria-orientation": "horizontal",
    });
    this.all = button("All values", () => {
      this.showsAll = !this.showsAll;
      setPressed(this.all, this.showsAll);
      this.build();
    }, { text: "All values", key: "V", pressed: false, shortcut: "V" });
    const zoomAt = (factor) => this.axis.zoom(factor, this.player.time);
    this.node = el("section", { class: "card timeline", "aria-label": "Timeline" },
      el("div", { class: "bar" },
        el("h2", { text: "Timeline" }), el("span", { class: "spring" }), this.all,
        el("div", { class: "group" },
          button("Show more time", () => zoomAt(2), { icon: "zoomOut", key: "−" }),
          button("Show less time", () => zoomAt(0.5), { icon: "zoomIn", key: "+" }),
          button("Whole run", () => this.axis.fit(), { icon: "fit", key: "0" }))),
      el("div", { class: "lanes", role: "group", "aria-label": "Lanes; up and down go through what is in them" },
        this.rows, this.playhead),
      legend(model), this.tooltip);
    this.zoomAt = zoomAt;
    this.axis.on("view", () => this.draw());
    player.on("frame", () => {
      this.axis.reveal(player.time);
      this.movePlayhead();
    });
    player.on("loop", () => this.draw());
    this.#listen();
    this.build();
    new ResizeObserver(() => this.draw()).observe(this.rows);
  }

  toggleAll() { this.all.click(); }

  build() {
    this.lanes = [rulerLane(this), ...(this.model.compared ? [differenceLane(this)] : []),
      ...lanesOf(this.model, this.showsAll)];
    this.rows.replaceChildren(...this.lanes.map((lane) => {
      lane.plot = svg("svg", { class: `plot ${lane.class || ""}`, height: lane.height });
      lane.value = el("span", { class: "readout" });
      const label = el("div", { class: `lane-label ${lane.class || ""}` },
        el("span", { class: "lane-name" }, lane.icon || null, bdi(lane.label)), lane.value);
      const area = el("div", { class: "plot-area" }, lane.plot);
      if (lane.isRuler) area.append(this.scrubber);
      lane.row = el("div", { class: `lane ${lane.class || ""}`, style: null }, label, area);
      lane.row.style.height = `${lane.height}px`;
      return lane.row;
    }));
    this.draw();
  }

  /** Width of the plots, without the space at both ends. */
  get width() { return Math.max(this.lanes[0].plot.clientWidth - 2 * TimelineView.pad, 50); }

  draw() {
    if (!this.lanes) return;
    const { width } = this;
    const focused = document.activeElement?.dataset?.item;
    for (const lane of this.lanes) {
      const inner = svg("g", { transform: `translate(${TimelineView.pad} 0)` });
      this.#drawLoop(inner, lane.height, width);
      lane.draw(inner, this.axis, width);
      lane.plot.replaceChildren(inner);
    }
    this.items = [...this.rows.querySelectorAll(".item")];
    this.items.forEach((item, i) => { item.dataset.item = i; });
    if (this.items.length > 0) this.items[0].setAttribute("tabindex", "0");
    if (focused && this.items[focused]) this.items[focused].focus();
    this.movePlayhead();
  }

  #drawLoop(inner, height, width) {
    const { loop } = this.player;
    if (!loop) return;
    const [from, to] = [this.model.timeOf(loop.first), this.model.timeOf(loop.last + 1)];
    const x = this.axis.x(from, width);
    inner.append(svg("rect", { class: "loop", x, y: 0, width: Math.max(this.axis.x(to, width) - x, 1), height }));
  }

  movePlayhead() {
    const { player, width } = this;
    const x = this.axis.x(player.time, width);
    const area = this.lanes[0].plot.parentNode;
    this.playhead.hidden = x < -1 || x > width + 1;
    this.playhead.style.transform = `translateX(${(area.offsetLeft + TimelineView.pad + x).toFixed(2)}px)`;
    this.scrubber.setAttribute("aria-valuenow", player.frame);
    this.scrubber.setAttribute(
      "aria-valuetext", `${clock(player.time)} seconds, frame ${this.model.first + player.frame}`);
    for (const lane of this.lanes) {
      lane.readout?.(lane.value, player.frame);
      lane.mark?.(x, player.frame, !this.playhead.hidden);
    }
  }

  // Mouse and keys.

  #timeOf(event) {
    const box = this.lanes[0].plot.getBoundingClientRect();
    return this.axis.time(event.clientX - box.left - TimelineView.pad, this.width);
  }

  #listen() {
    // The ruler and empty space scrub; with Shift a loop is drawn.
    this.rows.addEventListener("pointerdown", (event) => {
      if (!event.target.closest(".plot-area") || event.button !== 0) return;
      const item = event.target.closest(".item");
      if (item) return;
      const start = this.model.frameAt(this.#timeOf(event));
      const move = (later) => {
        const frame = this.model.frameAt(this.#timeOf(later));
        if (event.shiftKey) this.player.setLoop({ first: Math.min(start, frame), last: Math.max(start, frame) });
        else this.player.seek(frame);
      };
      this.rows.setPointerCapture(event.pointerId);
      this.rows.onpointermove = move;
      if (!event.shiftKey) move(event);
      this.scrubber.focus({ preventScroll: true });
    });
    this.rows.addEventListener("pointerup", () => { this.rows.onpointermove = null; });
    this.rows.addEventListener("wheel", (event) => {
      if (event.ctrlKey || event.metaKey) this.axis.zoom(event.deltaY > 0 ? 1.2 : 1 / 1.2, this.#timeOf(event));
      else if (event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) {
        this.axis.pan(((event.deltaX || event.deltaY) / this.width) * this.axis.span);
      } else return;
      event.preventDefault();
    }, { passive: false });
    this.rows.addEventListener("click", (event) => {
      const item = event.target.closest(".item");
      if (item) this.#jump(item);
    });
    this.rows.addEventListener("keydown", (event) => {
      const item = event.target.closest(".item");
      if (!item) return;
      const at = this.items.indexOf(item);
      const next = { ArrowDown: this.items[at + 1], ArrowUp: this.items[at - 1] }[event.key];
      if (next) {
        item.setAttribute("tabindex", "-1");
        next.setAttribute("tabindex", "0");
        next.focus();
      } else if (event.key === "Enter") this.#jump(item);
      else return;
      event.preventDefault();
      event.stopPropagation();
    });
    for (const [type, shows] of [["pointerover", 1], ["focusin", 1], ["pointerout", 0], ["focusout", 0]]) {
      this.rows.addEventListener(type, (event) => {
        const item = event.target.closest(".item");
        if (item) this.#point(shows ? item : null);
      });
    }
  }

  #jump(item) {
    this.player.pause();
    this.player.seek(Number(item.dataset.frame));
  }

  #point(item) {
    this.tooltip.hidden = item === null;
    if (!item) return;
    this.tooltip.textContent = item.getAttribute("aria-label");
    const [box, home] = [item.getBoundingClientRect(), this.node.getBoundingClientRect()];
    const left = clamp(box.left - home.left, 8, Math.max(home.width - this.tooltip.offsetWidth - 8, 8));
    this.tooltip.style.left = `${left}px`;
    this.tooltip.style.top = `${box.bottom - home.top + 6}px`;
  }
}

/** Something in a lane that can be pointed at, reached with the keyboard, and jumped to. */
function item(model, time, words, kind, ...children) {
  return svg("g", {
    class: `item ${kind}`, tabindex: "-1", role: "button", "aria-label": words,
    "data-frame": model.frameFrom(clamp(time, model.start, model.end)),
  }, children);
}

function rulerLane(view) {
  return {
    label: "Time", class: "ruler", height: 28, isRuler: true,
    readout: (node, frame) => { node.textContent = `${clock(view.model.timeOf(frame))} s`; },
    draw(plot, axis, width) {
      const { step, marks } = axis.ticks(width);
      const minor = step / 5;
      for (let k = Math.ceil(axis.from / minor); k * minor <= axis.to + 1e-9; k++) {
        const x = axis.x(k * minor, width).toFixed(1);
        plot.append(svg("path", { class: "tick minor", d: `M${x} 22V28` }));
      }
      for (const mark of marks) {
        const x = axis.x(mark.time, width).toFixed(1);
        plot.append(svg("path", { class: "tick", d: `M${x} 18V28` }),
          svg("text", { class: "tick-label", x, y: 13, "text-anchor": "middle", text: mark.label }));
      }
    },
  };
}

function differenceLane(view) {
  const { model } = view;
  const worst = Math.max(extent(model.difference)?.high ?? 0, 1e-9);
  const amount = (share) =>
    Number.isNaN(share) ? "by an unknown amount: no picture is recorded there"
      : `in up to ${Number(share.toPrecision(3))} % of the pixels`;
  return {
    label: "Difference", class: "difference", height: 32,
    readout(node, frame) {
      const share = model.difference[frame];
      node.textContent = share === 0 ? "same" : Number.isNaN(share) ? "differs" : `${Number(share.toPrecision(2))} %`;
    },
    draw(plot, axis, width) {
      plot.append(svg("path", { class: "base", d: `M0 27.5H${width}` }));
      for (const change of model.changes) {
        const bars = svg("g");
        let [from, outline] = [change.first, ""];
        for (let frame = change.first; frame <= change.last; frame++) {
          const share = model.difference[frame];
          const same = frame < change.last && Object.is(model.difference[frame + 1], share);
          if (same) continue;
          const [left, right] = [axis.x(model.timeOf(from), width), axis.x(model.timeOf(frame + 1), width)];
          from = frame + 1;
          if (right < -1 || left > width + 1) continue;
          // Small differences must be seen too: the height goes with the root.
          const height = Number.isNaN(share) ? 12 : 5 + 17 * Math.sqrt(share / worst);
          const [x, end, y] = [left, Math.max(right, left + 1), 27 - height].map((value) => value.toFixed(2));
          if (Number.isNaN(share)) {
            bars.append(svg("rect", { class: "unknown", x, y, width: (end - x).toFixed(2), height }));
          } else outline += `M${x} 27V${y}H${end}V27Z`;
        }
        if (outline) bars.append(svg("path", { class: "known", d: outline }));
        const words = change.first === change.last
          ? `Frame ${model.first + change.first} (${clock(model.timeOf(change.first))} s) differs `
          : `Frames ${model.first + change.first} to ${model.first + change.last} `
            + `(${clock(model.timeOf(change.first))}–${clock(model.timeOf(change.last))} s) differ `;
        const group = item(model, model.timeOf(change.first), words + amount(change.share), "change", bars);
        // A click inside jumps to the frame under it, not to the first one.
        group.addEventListener("click", (event) => {
          if (event.detail === 0) return;
          event.stopPropagation();
          view.player.pause();
          const box = view.lanes[0].plot.getBoundingClientRect();
          view.player.seek(model.frameAt(axis.time(event.clientX - box.left - TimelineView.pad, view.width)));
        });
        plot.append(group);
      }
    },
  };
}
