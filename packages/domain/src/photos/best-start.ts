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
  const touching = spans
    .flatMap((span) => startsTouching(span, window))
    .map((start) => inside(start, window.length));
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
  const starts = whereAllFit([wished, ...touching], spans, window);
  let best = { start: wished, score: -Infinity };
  for (const start of starts) {
    const score = scoreAt(start, spans, window);
    const isNearer = Math.abs(start - wished) < Math.abs(best.start - wished);
    if (score > best.score + slack || (score > best.score - slack && isNearer)) {
      best = { start, score };
    }
  }
  return best.start;
}

/** Nobody is risked where there is a place for all; who is cut along the other side has none. */
function whereAllFit(
  starts: readonly number[],
  spans: readonly Span[],
  window: Window,
): readonly number[] {
  if (spans.some(({ chance }) => chance < leastWhole)) return starts;
  const fitting = starts.filter((start) => spans.every((span) => isFit(span, start, window)));
  return fitting.length > 0 ? fitting : starts;
}

function isFit(span: Span, start: number, window: Window): boolean {
  const { low, high } = safePart(start, window);
  return span.faceFrom >= low && span.faceTo <= high && !isOnFold(span, start, window);
}

function isOnFold({ faceFrom, faceTo }: Span, start: number, { length, foldAt }: Window): boolean {
  if (foldAt === undefined) return false;
  const fold = start + length * foldAt;
  return fold > faceFrom && fold < faceTo;
}

/** Below this chance of being whole a face is cut: that of one whose box fits by a hair at both its sides. */
const leastWhole = 0.25 - slack;

function isWholeAt(start: number, span: Span, window: Window): boolean {
  return chanceWhole(start, span, window) >= leastWhole;
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
 * How likely a face ends before an edge that is so far from its box, in shares of its size: boxes of detectors, and
 * of people who mark faces by hand, differ, so that one whose box is cut a little may be whole and one whose box
 * fits by a hair may be cut. Measured on composed photos.
 */
const chances = [
  [-0.15, 0],
  [-0.1, 0.08],
  [-0.05, 0.25],
  [0, 0.5],
  [0.05, 0.74],
  [0.1, 0.88],
  [0.2, 0.97],
  [0.4, 1],
] as const;

function chanceAt(room: number): number {
  let [from, less]: readonly [number, number] = chances[0];
  for (const [to, chance] of chances) {
    if (room <= to)
      return to === from ? chance : less + ((chance - less) * (room - from)) / (to - from);
    [from, less] = [to, chance];
  }
  return 1;
}

/** How likely a face lies whole in what remains of the window, along this side alone. */
export function chanceWhole(start: number, { faceFrom, faceTo }: Span, window: Window): number {
  const { low, high } = safePart(start, window);
  const size = faceTo - faceFrom;
  return chanceAt((faceFrom - low) / size) * chanceAt((high - faceTo) / size);
}

/** Hair is looked after only once no further face can be kept. */
const hairBonus = 0.001;

/** Half a face is worse than none, and never a reason to lose a whole one. */
const cutPenalty = 0.02;

/** How good a start is: by the faces that are likely whole in what remains of the window. */
function scoreAt(start: number, spans: readonly Span[], window: Window): number {
  const { low, high } = safePart(start, window);
  return spans.reduce((sum, span) => {
    const { from, to, faceFrom, faceTo, weight } = span;
    const chance = isOnFold(span, start, window) ? 0 : chanceWhole(start, span, window);
    if (chance >= leastWhole) {
      const hasHair = from >= low && to <= high;
      return sum + weight * (chance + (hasHair ? hairBonus : 0));
    }
    const isSeen = faceTo > low && faceFrom < high;
    return sum + weight * (chance - (isSeen ? cutPenalty : 0));
  }, 0);
}

/** A start at which the window lies in the photo. */
export function inside(start: number, length: number): number {
  return Math.min(Math.max(0, start), 1 - length);
}
