/** Rounding is no cut. */
export const slack = 1e-6;

/** One face along one side of the photo: with its head, and the face alone. */
export interface Span {
  from: number;
  to: number;
  faceFrom: number;
  faceTo: number;
  /** The larger a face, the more it is missed. */
  weight: number;
  /** How likely it lies whole along the other side of the photo. */
  chance: number;
}

export interface Window {
  /** Of the photo's side that the crop takes. */
  length: number;
  before: number;
  after: number;
  /** Where in the window the middle of the faces belongs. */
  at: number;
  foldAt: number | undefined;
}

/** Where a window starts that as many faces as can be lie wholly in, along one side of the photo. */
export function bestStart(spans: readonly Span[], window: Window): number {
  const weighed = weigh(spans);
  const touching = spans.flatMap((span) => startsTouching(span, window));
  const best = bestNear(middleStart(spans, window), { spans: weighed, touching, window });
  const kept = spans.filter((span) => isWholeAt(best, span, window));
  // Those who have to be given up no longer pull the others to the edge.
  return kept.length === 0 || kept.length === spans.length
    ? best
    : bestNear(middleStart(kept, window), { spans: weighed, touching, window });
}

/** The heads in their place, whoever is cut. */
function middleStart(spans: readonly Span[], { length, at }: Window): number {
  const from = Math.min(...spans.map((span) => span.from));
  const to = Math.max(...spans.map((span) => span.to));
  return inside((from + to) / 2 - length * at, length);
}

/** Starts at which an edge of the window, or the fold, touches a face or its head. */
function startsTouching(span: Span, { length, before, after, foldAt }: Window): number[] {
  const pads = chances.map(([room]) => room * (span.faceTo - span.faceFrom));
  const starts = [span.from, ...pads.map((pad) => span.faceFrom - pad)];
  const ends = [span.to, ...pads.map((pad) => span.faceTo + pad)];
  return [
    ...starts.map((edge) => edge - length * before),
    ...ends.map((edge) => edge - length * (1 - after)),
    ...(foldAt === undefined
      ? []
      : [span.from - length * (foldAt + foldHalf), span.to - length * (foldAt - foldHalf)]),
  ];
}

interface Choice {
  spans: readonly Span[];
  touching: readonly number[];
  window: Window;
}

/** The best start; of equals the one nearest to what is wished. */
function bestNear(wished: number, { spans, touching, window }: Choice): number {
  let best = { start: wished, score: scoreAt(wished, spans, window) };
  for (const start of touching.map((candidate) => inside(candidate, window.length))) {
    const score = scoreAt(start, spans, window);
    const isNearer = Math.abs(start - wished) < Math.abs(best.start - wished);
    if (score > best.score + slack || (score > best.score - slack && isNearer)) {
      best = { start, score };
    }
  }
  return best.start;
}

function isWholeAt(start: number, { faceFrom, faceTo }: Span, window: Window): boolean {
  const { low, high } = safePart(start, window);
  return faceFrom >= low && faceTo <= high;
}

function safePart(start: number, { length, before, after }: Window) {
  return { low: start + length * before - slack, high: start + length * (1 - after) + slack };
}

/** Below this share of the largest face's area a face belongs to the background. */
const backgroundShare = 0.12;

/** As many people as can be stay whole, of two as sure the nearer one; those far behind are given up first. */
function weigh(spans: readonly Span[]): Span[] {
  const most = Math.max(...spans.map(({ weight }) => weight));
  return spans.map((span) => {
    const { weight, chance } = span;
    const near = weight / most;
    return { ...span, weight: chance * (near < backgroundShare ? 0.25 : 0.95 + 0.05 * near) };
  });
}

/** The paper bends this far to each side of a fold, as a share of the frame. */
const foldHalf = 0.015;

/**
 * How likely a face lies whole in a part of the photo whose edge is so far from its box, in shares of its size:
 * boxes of detectors, and of people who mark faces by hand, differ. Measured on composed photos.
 */
const chances = [
  [0, 0.6],
  [0.05, 0.8],
  [0.1, 0.88],
  [0.2, 0.95],
  [0.4, 1],
] as const;

function chanceAt(room: number): number {
  if (room < 0) return 0;
  for (const [index, [to, chance]] of chances.entries()) {
    const [from, less] = chances[index - 1] ?? [to, chance];
    if (room <= to)
      return to === from ? chance : less + ((chance - less) * (room - from)) / (to - from);
  }
  return 1;
}

/** How likely a face lies whole in what remains of the window, along this side alone. */
export function chanceWhole(start: number, { faceFrom, faceTo }: Span, window: Window): number {
  const { low, high } = safePart(start, window);
  return chanceAt(Math.min(faceFrom - low, high - faceTo) / (faceTo - faceFrom));
}

/** Hair is looked after only once no further face can be kept. */
const hairBonus = 0.001;

/** Half a face is worse than none, and never a reason to lose a whole one. */
const cutPenalty = 0.02;

/** How good a start is: by the faces that lie whole in what remains of the window. */
function scoreAt(start: number, spans: readonly Span[], window: Window): number {
  const fold = window.foldAt === undefined ? -1 : start + window.length * window.foldAt;
  const { low, high } = safePart(start, window);
  return spans.reduce((sum, span) => {
    const { from, to, faceFrom, faceTo, weight } = span;
    const isOnFold = fold > faceFrom && fold < faceTo;
    if (faceFrom >= low && faceTo <= high && !isOnFold) {
      const hasHair = from >= low && to <= high;
      return sum + weight * (chanceWhole(start, span, window) + (hasHair ? hairBonus : 0));
    }
    const isSeen = faceTo > low && faceFrom < high;
    return isSeen ? sum - weight * cutPenalty : sum;
  }, 0);
}

/** A start at which the window lies in the photo. */
export function inside(start: number, length: number): number {
  return Math.min(Math.max(0, start), 1 - length);
}
