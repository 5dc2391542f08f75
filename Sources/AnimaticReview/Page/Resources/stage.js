// The screens: what the player shows of one frame.

/** Pictures by number, loaded when first asked for; the least used are let go. */
class Pictures {
  static most = 240;
  #images;
  constructor(model, arrived) {
    // Some may be there before they are asked for.
    this.#images = new Map(model.pictures || []);
    this.model = model;
    this.arrived = arrived;
  }

  /** The image if it can be drawn now; asks for it otherwise. */
  get(index) {
    if (index < 0) return null;
    const known = this.#images.get(index);
    if (known) {
      this.#images.delete(index);
      this.#images.set(index, known);
      return known.ready ? known.image : null;
    }
    const entry = { image: new Image(), ready: false };
    this.#images.set(index, entry);
    entry.image.src = this.model.address(index);
    entry.image.decode().then(() => {
      entry.ready = true;
      this.arrived(index);
    }, () => {
      entry.failed = true;
      this.arrived(index);
    });
    if (this.#images.size > Pictures.most) this.#images.delete(this.#images.keys().next().value);
    return null;
  }

  failed(index) { return this.#images.get(index)?.failed === true; }

  /** Asks for what comes next, nearest first. */
  preload(frame, direction) {
    for (let step = 1; step <= 24; step++) {
      for (const other of [frame + step * direction, frame - (step >> 2) * direction]) {
        if (other < 0 || other >= this.model.count) continue;
        this.get(this.model.actual[other]);
        if (this.model.expected) this.get(this.model.expected[other]);
      }
    }
  }
}

/** One screen: a layer for each side, and what is drawn over both. */
class Screen {
  constructor(model, kind, caption) {
    const { width, height, cornerRadius } = model.data.stage;
    this.model = model;
    this.kind = kind;
    this.size = { width, height };
    this.cornerRadius = cornerRadius;
    this.expected = el("canvas", { class: "layer expected", "aria-hidden": "true" });
    this.actual = el("canvas", { class: "layer actual", "aria-hidden": "true" });
    this.note = el("p", { class: "screen-note", hidden: true });
    this.overlay = svg("svg", {
      class: "overlay", viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true", preserveAspectRatio: "none",
    });
    // Under a difference lies the present picture, pale, so that one sees where.
    this.pale = kind === "difference" ? el("canvas", { class: "layer pale", "aria-hidden": "true" }) : null;
    this.layers = el("div", { class: "layers" }, this.expected, this.actual);
    this.screen = el("div", { class: `screen kind-${kind}` }, this.pale, this.layers, this.overlay, this.note);
    this.label = el("span", { text: caption });
    this.node = el("figure", { class: "pane" }, el("figcaption", {}, this.label), this.screen);
    this.drawn = { expected: null, actual: null };
  }

  resize(zoom) {
    this.screen.style.width = `${Math.round(this.size.width * zoom)}px`;
    this.screen.style.height = `${Math.round(this.size.height * zoom)}px`;
    this.screen.style.borderRadius = `${Math.round(this.cornerRadius * zoom)}px`;
    this.screen.classList.toggle("crisp", zoom >= this.model.data.stage.scale);
  }

  static #paint(layer, image) {
    if (layer.width !== image.naturalWidth) layer.width = image.naturalWidth;
    if (layer.height !== image.naturalHeight) layer.height = image.naturalHeight;
    const context = layer.getContext("2d");
    context.clearRect(0, 0, layer.width, layer.height);
    context.drawImage(image, 0, 0);
  }

  /** Images may be null: the last ones stay while the next is on its way. */
  draw(images, indices, pictures) {
    const wants = { expected: this.kind !== "actual", actual: this.kind !== "expected" };
    let note = "";
    for (const side of ["expected", "actual"]) {
      const layer = this[side];
      layer.hidden = !wants[side] || indices[side] < 0;
      if (!wants[side]) continue;
      if (indices[side] < 0) {
        note = side === "expected" ? this.model.sides.none : "The run has no such frame";
        this.drawn[side] = null;
        continue;
      }
      if (pictures.failed(indices[side])) note = "This picture can not be read";
      const image = images[side];
      if (!image || this.drawn[side] === indices[side]) continue;
      Screen.#paint(layer, image);
      if (this.pale && side === "actual") Screen.#paint(this.pale, image);
      this.drawn[side] = indices[side];
    }
    // What stands against nothing differs nowhere.
    this.layers.hidden = this.kind === "difference" && (indices.expected < 0 || indices.actual < 0);
    this.screen.dataset.actual = this.drawn.actual ?? "";
    this.screen.dataset.expected = this.drawn.expected ?? "";
    this.note.textContent = note;
    this.note.hidden = note === "";
  }
}

/** All screens of the present mode, with their zoom and overlays. */
class StageView {
  constructor(model, player) {
    this.model = model;
    this.player = player;
    this.pictures = new Pictures(model, () => this.draw());
    this.node = el("div", { class: "screens", role: "group", "aria-label": "Pictures" });
    this.screens = [];
    this.blinking = "actual";
    player.on("frame", () => this.draw());
    player.on("mode", () => this.build());
    player.on("closed", () => clearInterval(this.timer));
    player.on("look", () => { this.resize(); this.draw(); });
    new ResizeObserver(() => this.resize()).observe(this.node);
    this.build();
  }

  build() {
    clearInterval(this.timer);
    const { mode } = this.player;
    const { sides } = this.model;
    const make = (kind, caption) => new Screen(this.model, kind, caption);
    if (mode === "side") {
      this.screens = [
        make("expected", sides.expected), make("actual", sides.actual), make("difference", "Difference"),
      ];
    } else {
      const captions = {
        actual: sides.actual, slider: `${sides.expected} left, ${sides.actual.toLowerCase()} right`,
        blink: sides.actual, difference: "Difference", onion: `${sides.actual} over ${sides.expected.toLowerCase()}`,
      };
      this.screens = [make(mode, captions[mode])];
    }
    this.node.replaceChildren(...this.screens.map((screen) => screen.node));
    this.node.dataset.mode = mode;
    if (mode === "slider") this.#addDivider(this.screens[0]);
    if (mode === "blink") this.#startBlinking();
    this.resize();
    this.draw();
  }

  #addDivider(screen) {
    const set = (share) => {
      this.player.divider = clamp(share, 0, 1);
      const percent = Math.round(this.player.divider * 100);
      screen.screen.style.setProperty("--divider", `${percent}%`);
      handle.setAttribute("aria-valuenow", percent);
    };
    const handle = el("div", {
      class: "divider", role: "slider", tabindex: "0", "aria-label": "Dividing line",
      "aria-valuemin": 0, "aria-valuemax": 100, "aria-valuetext": null,
      onkeydown: (event) => {
        const step = { ArrowLeft: -0.02, ArrowRight: 0.02, PageDown: -0.1, PageUp: 0.1 }[event.key];
        if (step) set(this.player.divider + step * (event.shiftKey ? 5 : 1));
        else if (event.key === "Home") set(0);
        else if (event.key === "End") set(1);
        else return;
        event.preventDefault();
        event.stopPropagation();
      },
    }, el("span", { class: "grip" }));
    const drag = (event) => {
      const box = screen.screen.getBoundingClientRect();
      set((event.clientX - box.left) / box.width);
    };
    screen.screen.addEventListener("pointerdown", (event) => {
      screen.screen.setPointerCapture(event.pointerId);
      drag(event);
      screen.screen.onpointermove = drag;
    });
    screen.screen.addEventListener("pointerup", () => { screen.screen.onpointermove = null; });
    screen.screen.append(handle);
    set(this.player.divider);
  }

  /** Once a second, well below what could harm; with reduced motion only by hand. */
  #startBlinking() {
    this.#showSide("actual");
    if (!media.calm.matches) this.timer = setInterval(() => this.swap(), 500);
  }

  #showSide(side) {
    this.blinking = side;
    const screen = this.screens[0];
    screen.screen.dataset.side = side;
    screen.label.textContent = this.model.sides[side];
  }

  swap() {
    if (this.player.mode === "blink") this.#showSide(this.blinking === "actual" ? "expected" : "actual");
  }

  resize() {
    const { width, height } = this.model.data.stage;
    const across = this.screens.length;
    const gap = 24;
    const room = (this.node.clientWidth - gap * (across - 1)) / across;
    // The lanes under a tall screen should be seen too.
    const tall = clamp(window.innerHeight - 420, 280, 680);
    const fit = Math.min(Math.max(room, 80) / width, tall / height, 1.5);
    this.zoom = this.player.zoom === "fit" ? fit : this.player.zoom;
    for (const screen of this.screens) {
      screen.resize(this.zoom);
      screen.screen.style.setProperty("--onion", this.player.onion);
    }
  }

  draw() {
    const { model, player } = this;
    const indices = {
      actual: model.actual[player.frame], expected: model.expected ? model.expected[player.frame] : -1,
    };
    const images = { actual: this.pictures.get(indices.actual), expected: this.pictures.get(indices.expected) };
    for (const screen of this.screens) {
      screen.draw(images, indices, this.pictures);
      this.#drawOver(screen);
    }
    this.pictures.preload(player.frame, player.direction);
  }

  // Fingers, safe area, bounds.

  #drawOver(screen) {
    const { width, height, safeArea } = this.model.data.stage;
    const parts = [];
    if (this.player.shows.safeArea) {
      parts.push(svg("rect", {
        class: "safe-area", x: safeArea.leading, y: safeArea.top,
        width: Math.max(width - safeArea.leading - safeArea.trailing, 0),
        height: Math.max(height - safeArea.top - safeArea.bottom, 0),
      }));
    }
    if (this.player.shows.bounds) parts.push(...this.#bounds(screen.kind === "expected"));
    if (this.player.shows.taps) parts.push(...this.#touches());
    screen.overlay.replaceChildren(...parts);
  }

  #bounds(recorded) {
    const frames = new Map();
    for (const value of this.model.values) {
      if (!value.property.startsWith("frame.")) continue;
      const box = frames.get(value.name) || {};
      const now = this.player.frame;
      box[value.property.slice(6)] = recorded ? value.expectedAt(now) : value.at(now);
      frames.set(value.name, box);
    }
    return [...frames].filter(([, box]) => typeof box.width === "number" && box.width > 0).map(([name, box]) =>
      svg("g", { class: "bounds" },
        svg("rect", { x: box.x, y: box.y, width: box.width, height: box.height }),
        svg("text", { x: box.x + 3, y: box.y - 3, text: name })));
  }

  #touches() {
    const now = this.model.timeOf(this.player.frame);
    const parts = [];
    for (const touch of this.model.data.touches) {
      const age = now - touch.time;
      const length = Math.max(touch.seconds, 0);
      if (touch.x === null || age < -1e-6 || age > length + 0.45) continue;
      const share = length > 0 ? clamp(age / length, 0, 1) : 0;
      const [x, y] = [touch.x + touch.dx * share, touch.y + touch.dy * share];
      const fade = 1 - clamp((age - length) / 0.45, 0, 1);
      const radius = media.calm.matches ? 18 : 14 + 16 * (1 - fade);
      const opacity = (0.25 + 0.75 * fade).toFixed(2);
      parts.push(svg("g", { class: `finger ${touch.hit ? "hit" : "missed"}`, opacity },
        svg("circle", { cx: x, cy: y, r: radius.toFixed(1) }), svg("circle", { class: "core", cx: x, cy: y, r: 6 }),
        touch.hit ? null : svg("path", { d: `M${x - 9} ${y - 9}l18 18M${x + 9} ${y - 9}l-18 18` })));
    }
    return parts;
  }
}
