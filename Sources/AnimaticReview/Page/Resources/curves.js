// The shape of an animation from the way code spells it: progress 0…1 over its share of time 0…1. Only for drawing
// a bar's inside; the numbers of a run are in its values.

const BEZIERS = {
  linear: [0, 0, 1, 1], easeIn: [0.42, 0, 1, 1], easeOut: [0, 0, 0.58, 1], easeInOut: [0.42, 0, 0.58, 1],
};

function bezierShape([x1, y1, x2, y2]) {
  const at = (a, b, s) => 3 * a * s * (1 - s) * (1 - s) + 3 * b * s * s * (1 - s) + s * s * s;
  return (share) => {
    let [low, high] = [0, 1];
    for (let step = 0; step < 30; step++) {
      const middle = (low + high) / 2;
      if (at(x1, x2, middle) < share) low = middle;
      else high = middle;
    }
    return at(y1, y2, (low + high) / 2);
  };
}

/** A spring of this response over `length` seconds. */
function springShape(response, damping, length) {
  const omega = (2 * Math.PI) / Math.max(response, 1e-3);
  const zeta = Math.max(damping, 0);
  return (share) => {
    const t = share * length;
    if (zeta < 1) {
      const turn = omega * Math.sqrt(1 - zeta * zeta);
      const swing = Math.cos(turn * t) + ((zeta * omega) / turn) * Math.sin(turn * t);
      return 1 - Math.exp(-zeta * omega * t) * swing;
    }
    return 1 - Math.exp(-omega * t) * (1 + omega * t);
  };
}

/** Labelled and bare numbers of the outermost call: `timingCurve(0.2, 0, 0, 1, duration: 0.3)`. */
function curveArguments(text) {
  const inside = /\(([^()]*)\)/.exec(text);
  const [bare, labelled] = [[], {}];
  for (const part of (inside ? inside[1] : "").split(",")) {
    const match = /^\s*(?:(\w+):)?\s*([−-]?[\d.]+)\s*$/.exec(part);
    if (!match) continue;
    const value = Number(match[2].replace("−", "-"));
    if (match[1]) labelled[match[1]] = value;
    else bare.push(value);
  }
  return { bare, labelled };
}

/** Null where the spelling is none we know. */
function curveShape(text, length) {
  const name = (/^\.?(\w+)/.exec(text) || [])[1];
  const { bare, labelled } = curveArguments(text);
  if (BEZIERS[name]) return bezierShape(BEZIERS[name]);
  if (name === "timingCurve" && bare.length === 4) return bezierShape(bare);
  if (name === "default") return springShape(0.55, 1, length);
  if (["spring", "interactiveSpring", "smooth", "snappy", "bouncy"].includes(name)) {
    const bounce = { snappy: 0.15, bouncy: 0.3 }[name] || 0;
    const response = labelled.response ?? labelled.duration ?? (name === "interactiveSpring" ? 0.15 : 0.5);
    const damping = labelled.dampingFraction ?? 1 - (labelled.bounce ?? bounce + (labelled.extraBounce ?? 0));
    return springShape(response, damping, length);
  }
  if (name === "interpolatingSpring" && labelled.stiffness) {
    const omega = Math.sqrt(labelled.stiffness / (labelled.mass ?? 1));
    const zeta = (labelled.damping ?? 10) / (2 * Math.sqrt(labelled.stiffness * (labelled.mass ?? 1)));
    return springShape((2 * Math.PI) / omega, zeta, length);
  }
  return null;
}

/** The path of a shape in a box; overshoots stay inside. */
function shapePath(shape, x, y, width, height) {
  const steps = clamp(Math.round(width / 3), 8, 80);
  const points = Array.from({ length: steps + 1 }, (_, i) => shape(i / steps));
  const low = Math.min(0, ...points);
  const high = Math.max(1, ...points);
  return points
    .map((value, i) => {
      const across = x + (width * i) / steps;
      const down = y + height - (height * (value - low)) / (high - low);
      return `${i ? "L" : "M"}${across.toFixed(1)} ${down.toFixed(1)}`;
    })
    .join("");
}
