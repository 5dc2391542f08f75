// What is shown now: the frame, playing, the loop, the way of comparing. Parts of the page listen to it.

const SPEEDS = [0.1, 0.25, 0.5, 1, 1.5, 2];

const MODES = [
  { name: "side", text: "Side by side", key: "1" }, { name: "slider", text: "Slider", key: "2" },
  { name: "blink", text: "Blink", key: "3" }, { name: "onion", text: "Onion skin", key: "4" },
  { name: "difference", text: "Difference", key: "5" }, { name: "actual", text: "Actual", key: "6" },
];

class Player extends Signals {
  constructor(model) {
    super();
    this.model = model;
    this.frame = 0;
    this.direction = 1;
    this.playing = false;
    this.speed = 1;
    this.loop = null;
    this.repeats = true;
    // Of two equal sides one is enough.
    this.mode = model.changes.length > 0 ? "side" : "actual";
    this.zoom = "fit";
    this.onion = 0.5;
    this.divider = 0.5;
    this.shows = { taps: true, safeArea: false, bounds: false };
  }

  /** Shows things as another player did. */
  keep(other) {
    for (const key of ["speed", "zoom", "onion", "divider", "shows"]) this[key] = other[key];
    this.modeIsChosen = other.modeIsChosen;
    if (this.model.compared && other.modeIsChosen) this.mode = other.mode;
  }

  get time() { return this.model.timeOf(this.frame); }
  get range() { return this.loop || { first: 0, last: this.model.count - 1 }; }

  seek(frame) {
    const next = clamp(Math.round(frame), 0, this.model.count - 1);
    if (this.playing) this.#anchor(next);
    if (next === this.frame) return;
    this.direction = next > this.frame ? 1 : -1;
    this.frame = next;
    this.tell("frame", next);
  }

  seekTime(time) { this.seek(this.model.frameFrom(time)); }

  step(by) {
    this.pause();
    this.seek(this.frame + by);
  }

  /** To the next stretch that differs, or the one before. */
  stepChange(direction) {
    const starts = this.model.changes.map((change) => change.first);
    const next = direction > 0
      ? starts.find((first) => first > this.frame) ?? starts[0]
      : starts.filter((first) => first < this.frame).pop() ?? starts[starts.length - 1];
    if (next !== undefined) {
      this.pause();
      this.seek(next);
    }
  }

  toggle() {
    if (this.playing) this.pause();
    else this.play();
  }

  play() {
    if (this.playing) return;
    const { first, last } = this.range;
    if (this.frame >= last || this.frame < first) this.seek(first);
    this.playing = true;
    this.#anchor(this.frame);
    this.tell("playing", true);
    requestAnimationFrame(() => this.#tick());
  }

  pause() {
    if (!this.playing) return;
    this.playing = false;
    this.tell("playing", false);
  }

  /** For the last time: another view takes the place. */
  close() {
    this.pause();
    this.tell("closed");
  }

  #anchor(frame) { this.from = { frame, clock: performance.now() }; }

  #tick() {
    if (!this.playing) return;
    const { first, last } = this.range;
    const passed = ((performance.now() - this.from.clock) / 1000) * this.model.fps * this.speed;
    let next = this.from.frame + Math.floor(passed + 1e-6);
    if (next > last) {
      if (!this.repeats && !this.loop) {
        this.#show(last);
        return this.pause();
      }
      next = first;
      this.#anchor(first);
    }
    this.#show(next);
    requestAnimationFrame(() => this.#tick());
  }

  #show(frame) {
    if (frame === this.frame) return;
    this.direction = 1;
    this.frame = frame;
    this.tell("frame", frame);
  }

  setSpeed(speed) {
    this.speed = speed;
    if (this.playing) this.#anchor(this.frame);
    this.tell("speed", speed);
  }

  changeSpeed(by) {
    this.setSpeed(SPEEDS[clamp(SPEEDS.indexOf(this.speed) + by, 0, SPEEDS.length - 1)]);
  }

  setLoop(loop) {
    this.loop = loop;
    this.tell("loop", loop);
  }

  /** One end of the loop at the present frame; the other is the clip's where there is none. */
  markLoop(end) {
    const { first, last } = this.range;
    this.setLoop(
      end === "in"
        ? { first: this.frame, last: Math.max(last, this.frame) }
        : { first: Math.min(first, this.frame), last: this.frame });
  }

  setMode(mode) {
    if (!this.model.compared && mode !== "actual") return;
    this.mode = mode;
    this.modeIsChosen = true;
    this.tell("mode", mode);
  }

  show(what, on) {
    this.shows[what] = on;
    this.tell("look");
  }

  setZoom(zoom) {
    this.zoom = zoom;
    this.tell("look");
  }

  setOnion(opacity) {
    this.onion = opacity;
    this.tell("look");
  }
}

/** Buttons that choose one of several, as one row. */
function segments(label, options, chosen, choose) {
  const buttons = options.map((option) =>
    button(option.title || option.text, () => choose(option.name), {
      text: option.text, key: option.key, shortcut: option.key, pressed: option.name === chosen,
    }));
  const node = el("div", { class: "segments", role: "group", "aria-label": label }, buttons);
  node.choose = (name) => options.forEach((option, i) => setPressed(buttons[i], option.name === name));
  return node;
}

/** The controls under and over the screens. */
function playerView(model, player) {
  const stage = new StageView(model, player);
  const play = button("Play", () => player.toggle(), { icon: "play", key: "Space", class: "primary" });
  const time = el("output", { class: "clock", "aria-live": "off" });
  const measure = el("span", { class: "measure" });
  const speed = el("select", {
    class: "select", "aria-label": "Speed", onchange: () => player.setSpeed(Number(speed.value)),
  }, SPEEDS.map((value) => el("option", { value, text: `${value}×` })));
  speed.value = String(player.speed);
  const loop = button("Clear loop", () => player.setLoop(null), { icon: "loop", key: "L", text: "Whole clip" });
  const onion = el("input", {
    type: "range", min: 0, max: 1, step: 0.05, value: player.onion, "aria-label": "Opacity of the actual picture",
    oninput: () => player.setOnion(Number(onion.value)),
  });
  const onionLabel = el("label", { class: "onion", hidden: true }, el("span", { text: model.sides.actual }), onion);
  const swap = button("Swap", () => stage.swap(), { text: "Swap", key: "X" });
  const named = (mode) => (mode.name === "actual" ? { ...mode, text: model.sides.actual } : mode);
  const modes = model.compared
    ? segments("Way of comparing", MODES.map(named), player.mode, (mode) => player.setMode(mode)) : null;
  const zoom = segments("Size", [
    { name: "fit", text: "Fit", title: "Fit the window", key: "Z" },
    { name: 1, text: "1×" }, { name: 2, text: "2×" },
  ], player.zoom, (name) => player.setZoom(name));
  const toggle = (what, text, key) => {
    const node = button(text, () => player.show(what, !player.shows[what]), {
      text, key, pressed: player.shows[what], shortcut: key,
    });
    player.on("look", () => setPressed(node, player.shows[what]));
    return node;
  };

  const update = () => {
    const frame = player.frame;
    time.replaceChildren(
      el("b", { text: clock(player.time) }), " s",
      el("span", { class: "dim", text: `frame ${model.first + frame} of ${model.first + model.count - 1}` }));
    if (!model.difference) return;
    const share = model.difference[frame];
    measure.className = `measure ${share === 0 ? "same" : "differs"}`;
    measure.textContent = share === 0 ? `same as ${model.sides.past}`
      : Number.isNaN(share) ? "differs" : `${Number(share.toPrecision(3))} % differs`;
  };
  player.on("frame", update);
  player.on("playing", (on) => {
    play.replaceChildren(icon(on ? "pause" : "play"));
    play.title = on ? "Pause (Space)" : "Play (Space)";
    play.setAttribute("aria-label", on ? "Pause" : "Play");
  });
  player.on("speed", (value) => { speed.value = String(value); });
  player.on("loop", (range) => {
    loop.lastChild.textContent = range
      ? `${clock(model.timeOf(range.first))}–${clock(model.timeOf(range.last))} s` : "Whole clip";
    loop.classList.toggle("on", range !== null);
  });
  const modeChanged = () => {
    modes?.choose(player.mode);
    onionLabel.hidden = player.mode !== "onion";
    swap.hidden = player.mode !== "blink";
  };
  player.on("mode", modeChanged);
  player.on("look", () => zoom.choose(player.zoom));
  player.swap = () => stage.swap();
  modeChanged();
  update();

  return el("section", { class: "card player", "aria-label": "Player" },
    el("div", { class: "bar" }, modes, el("span", { class: "spring" }),
      el("div", { class: "segments", role: "group", "aria-label": "Over the pictures" },
        toggle("taps", "Taps", "T"), toggle("bounds", "Bounds", "B"), toggle("safeArea", "Safe area", "S")),
      zoom),
    el("div", { class: "stage-room" }, stage.node, el("div", { class: "extra" }, onionLabel, swap)),
    el("div", { class: "bar transport" },
      el("div", { class: "group" },
        button("First frame", () => player.step(-1e9), { icon: "first", key: "Home" }),
        button("One frame back", () => player.step(-1), { icon: "back", key: "←" }),
        play,
        button("One frame on", () => player.step(1), { icon: "forward", key: "→" }),
        button("Last frame", () => player.step(1e9), { icon: "last", key: "End" })),
      time, measure, el("span", { class: "spring" }),
      model.changes.length > 0
        ? el("div", { class: "group" },
          button("Difference before", () => player.stepChange(-1), { icon: "before", key: "Shift+D" }),
          el("span", { class: "dim", text: "difference" }),
          button("Next difference", () => player.stepChange(1), { icon: "next", key: "D" }))
        : null,
      loop, speed));
}
