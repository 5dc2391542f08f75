// A scenario's data, laid out for quick reading by frame. Frames are counted from 0 here, wherever the run's
// first shown frame lies.

/** What the two sides are called: a golden and a run, or two runs. */
const SIDES = {
  golden: { expected: "Expected", actual: "Actual", past: "recorded", none: "No picture of this frame is recorded" },
  before: { expected: "Before", actual: "After", past: "before", none: "There was no such frame" },
};

class Model {
  constructor(data, base) {
    this.data = data;
    this.base = base;
    this.fps = data.fps;
    this.first = data.firstFrame;
    this.count = Math.max(data.frameCount, 1);
    this.compared = data.frames.expected !== null;
    this.actual = this.#indices(data.frames.actual);
    this.expected = this.compared ? this.#indices(data.frames.expected) : null;
    this.difference = this.#measures(data.frames.difference);
    this.values = data.values.map((value) => ({
      ...value,
      at: (frame) => this.#value(value.actual, frame),
      // Where nothing else is said, the golden has the same.
      expectedAt: (frame) => this.#value(value.expected || value.actual, frame),
    }));
    this.changes = this.#changes();
  }

  get sides() { return SIDES[this.data.against || "golden"]; }
  get start() { return this.first / this.fps; }
  get end() { return (this.first + this.count) / this.fps; }
  timeOf(frame) { return (this.first + frame) / this.fps; }
  /** The frame that stands at a time: the last one that is not later. */
  frameAt(time) {
    return clamp(Math.floor(time * this.fps + 1e-4) - this.first, 0, this.count - 1);
  }
  /** The first frame on which something that happens at a time can be seen. */
  frameFrom(time) { return clamp(Math.ceil(time * this.fps - 1e-4) - this.first, 0, this.count - 1); }
  address(picture) { return this.base + this.data.pictures[picture].split("/").map(encodeURIComponent).join("/"); }

  #indices(runs) {
    const out = new Int32Array(this.count).fill(-1);
    for (const [first, last, value] of runs) {
      if (value !== null) out.fill(value, Math.max(first - this.first, 0), last - this.first + 1);
    }
    return out;
  }

  /** 0 same, above 0 per cent of the pixels, NaN differs by an amount that nobody knows. */
  #measures(runs) {
    if (!runs) return null;
    const out = new Float64Array(this.count);
    for (const [first, last, value] of runs) {
      out.fill(value === null ? NaN : value, Math.max(first - this.first, 0), last - this.first + 1);
    }
    return out;
  }

  #value(runs, frame) {
    const wanted = frame + this.first;
    let [low, high] = [0, runs.length - 1];
    while (low <= high) {
      const middle = (low + high) >> 1;
      const [first, last, value] = runs[middle];
      if (wanted < first) high = middle - 1;
      else if (wanted > last) low = middle + 1;
      else return value;
    }
    return null;
  }

  /** Stretches of frames that differ in pixels: `{first, last, share}`, the share that of the worst frame. */
  #changes() {
    const out = [];
    if (!this.difference) return out;
    for (let frame = 0; frame < this.count; frame++) {
      const share = this.difference[frame];
      if (share === 0) continue;
      const last = out[out.length - 1];
      if (last && last.last === frame - 1) {
        last.last = frame;
        if (!(share <= last.share)) last.share = Number.isNaN(share) ? last.share : share;
      } else {
        out.push({ first: frame, last: frame, share });
      }
    }
    return out;
  }

  /** What of the values moves, in the order of the run; `all` has the still and the model's too. */
  tracks(all) {
    const moves = (value) => {
      const range = extent([...value.actual, ...(value.expected || [])].map((run) => run[2]));
      return range !== null && range.high - range.low > 1e-6;
    };
    if (all) return this.values.filter((value) => value.actual.length > 1 || value.expected);
    const moving = this.values.filter(
      (value) => moves(value) && !value.property.startsWith("state.") && value.property !== "count");
    const has = (name, property) =>
      moving.some((value) => value.name === name && value.property === property);
    // A frame's place that only follows an offset says the same twice.
    return moving.filter(
      (value) => !(value.property.startsWith("frame.")
        && has(value.name, value.property.replace("frame.", "offset."))));
  }
}
