/** A picture's luma, 0 to 255, row by row. */
export interface Luma {
  readonly values: Float32Array;
  readonly width: number;
  readonly height: number;
}

/** Wang, Simoncelli and Bovik 2003: what each scale weighs, the finest first. */
const weights = [0.0448, 0.2856, 0.3001, 0.2363, 0.1333];
const [c1, c2] = [(0.01 * 255) ** 2, (0.03 * 255) ** 2];

const radius = 5;
const window = Array.from({ length: 2 * radius + 1 }, (_, at) =>
  Math.exp(-((at - radius) ** 2) / (2 * 1.5 ** 2)),
);
const windowSum = window.reduce((sum, value) => sum + value, 0);

/** How alike two pictures of one size look: 1 for the same, over five scales. */
export function msSsim(one: Luma, other: Luma): number {
  let [a, b] = [one, other];
  let score = 1;
  for (const [scale, weight] of weights.entries()) {
    const { structure, whole } = compare(a, b);
    const isLast = scale === weights.length - 1;
    score *= Math.max(0, isLast ? whole : structure) ** weight;
    [a, b] = [halved(a), halved(b)];
  }
  return score;
}

/** In decibels, where equal steps look about equally large: 20 is a hundredth off. */
export function decibels(score: number): number {
  return -10 * Math.log10(1 - score);
}

function compare(a: Luma, b: Luma): { structure: number; whole: number } {
  const meanA = blurred(a.values, a);
  const meanB = blurred(b.values, a);
  const squareA = blurred(product(a.values, a.values), a);
  const squareB = blurred(product(b.values, b.values), a);
  const both = blurred(product(a.values, b.values), a);
  let [structures, wholes] = [0, 0];
  for (let at = 0; at < meanA.length; at += 1) {
    const [x = 0, y = 0] = [meanA[at], meanB[at]];
    const spread = (squareA[at] ?? 0) - x * x + (squareB[at] ?? 0) - y * y;
    const structure = (2 * ((both[at] ?? 0) - x * y) + c2) / (spread + c2);
    structures += structure;
    wholes += (structure * (2 * x * y + c1)) / (x * x + y * y + c1);
  }
  return { structure: structures / meanA.length, whole: wholes / meanA.length };
}

function product(a: Float32Array, b: Float32Array): Float32Array {
  return a.map((value, at) => value * (b[at] ?? 0));
}

/** A Gaussian over eleven pixels each way; edges repeat. */
function blurred(values: Float32Array, { width, height }: Luma): Float32Array {
  const across = swept(values, { lines: height, length: width, line: width, step: 1 });
  return swept(across, { lines: width, length: height, line: 1, step: width });
}

interface Sweep {
  lines: number;
  length: number;
  line: number;
  step: number;
}

function swept(values: Float32Array, { lines, length, line, step }: Sweep): Float32Array {
  const made = new Float32Array(values.length);
  for (let index = 0; index < lines; index += 1) {
    for (let place = 0; place < length; place += 1) {
      let sum = 0;
      for (let off = -radius; off <= radius; off += 1) {
        const near = Math.min(length - 1, Math.max(0, place + off));
        sum += (window[off + radius] ?? 0) * (values[index * line + near * step] ?? 0);
      }
      made[index * line + place * step] = sum / windowSum;
    }
  }
  return made;
}

function halved({ values, width, height }: Luma): Luma {
  const half = { width: Math.floor(width / 2), height: Math.floor(height / 2) };
  const made = new Float32Array(half.width * half.height);
  for (let y = 0; y < half.height; y += 1) {
    for (let x = 0; x < half.width; x += 1) {
      const at = 2 * y * width + 2 * x;
      const sum =
        (values[at] ?? 0) +
        (values[at + 1] ?? 0) +
        (values[at + width] ?? 0) +
        (values[at + width + 1] ?? 0);
      made[y * half.width + x] = sum / 4;
    }
  }
  return { ...half, values: made };
}
