import type { Size } from '../document/geometry.ts';

/** Pixels in rows, four bytes each; photos have no transparency. */
export interface Raster extends Size {
  data: Uint8ClampedArray;
}

/** Reach of the kernel in pixels of the smaller picture. */
const lobes = 3;
/** Far smaller pictures are averaged first down to this many times the target, as the image library does. */
const averagedTo = 2;

/** Resamples a picture as the image library of the print files does: averages, then Lanczos. */
export function resample(source: Raster, target: Size): Raster {
  const shrunk = average(source, {
    across: wholeShrink(source.width, target.width),
    down: wholeShrink(source.height, target.height),
  });
  const narrow = turn(reduceRows(shrunk, target.width));
  return turn(reduceRows(narrow, target.height));
}

function wholeShrink(from: number, to: number): number {
  return Math.max(1, Math.floor(from / to / averagedTo));
}

function average(source: Raster, by: { across: number; down: number }): Raster {
  const { across, down } = by;
  if (across === 1 && down === 1) return source;
  const width = Math.ceil(source.width / across);
  const height = Math.ceil(source.height / down);
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1)
      averageCell(source, by, { x, y, to: (y * width + x) * 4, data });
  }
  return { data, width, height };
}

interface Cell {
  x: number;
  y: number;
  to: number;
  data: Uint8ClampedArray;
}

function averageCell(
  source: Raster,
  { across, down }: { across: number; down: number },
  cell: Cell,
): void {
  let [red, green, blue, count] = [0, 0, 0, 0];
  const bottom = Math.min(source.height, (cell.y + 1) * down);
  const right = Math.min(source.width, (cell.x + 1) * across);
  for (let y = cell.y * down; y < bottom; y += 1) {
    for (let x = cell.x * across; x < right; x += 1) {
      const at = (y * source.width + x) * 4;
      red += source.data[at] ?? 0;
      green += source.data[at + 1] ?? 0;
      blue += source.data[at + 2] ?? 0;
      count += 1;
    }
  }
  cell.data[cell.to] = red / count;
  cell.data[cell.to + 1] = green / count;
  cell.data[cell.to + 2] = blue / count;
  cell.data[cell.to + 3] = 255;
}

/** The pixels that one pixel of the result is made of. */
interface Taps {
  first: number;
  weights: Float32Array;
}

function reduceRows(source: Raster, width: number): Raster {
  if (source.width === width) return source;
  const taps = tapsOf(source.width, width);
  const { height } = source;
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    const row = y * source.width * 4;
    for (let x = 0; x < width; x += 1) {
      const tap = taps[x];
      if (tap) sumTaps(source.data, row + tap.first * 4, { tap, data, to: (y * width + x) * 4 });
    }
  }
  return { data, width, height };
}

function sumTaps(
  from: Uint8ClampedArray,
  start: number,
  { tap, data, to }: { tap: Taps; data: Uint8ClampedArray; to: number },
): void {
  const { weights } = tap;
  let [red, green, blue] = [0, 0, 0];
  for (let index = 0, at = start; index < weights.length; index += 1, at += 4) {
    const weight = weights[index] ?? 0;
    red += (from[at] ?? 0) * weight;
    green += (from[at + 1] ?? 0) * weight;
    blue += (from[at + 2] ?? 0) * weight;
  }
  data[to] = red;
  data[to + 1] = green;
  data[to + 2] = blue;
  data[to + 3] = 255;
}

function tapsOf(from: number, to: number): Taps[] {
  const ratio = from / to;
  const spread = Math.max(1, ratio);
  return Array.from({ length: to }, (_, index) => {
    const middle = (index + 0.5) * ratio - 0.5;
    const first = Math.max(0, Math.ceil(middle - lobes * spread));
    const last = Math.min(from - 1, Math.floor(middle + lobes * spread));
    const weights = Float32Array.from({ length: last - first + 1 }, (_unused, tap) =>
      lanczos((first + tap - middle) / spread),
    );
    const sum = weights.reduce((total, weight) => total + weight, 0);
    return { first, weights: weights.map((weight) => weight / sum) };
  });
}

function lanczos(x: number): number {
  if (x === 0) return 1;
  if (Math.abs(x) >= lobes) return 0;
  const angle = Math.PI * x;
  return (lobes * Math.sin(angle) * Math.sin(angle / lobes)) / angle ** 2;
}

/** Rows become columns, so that one loop over rows serves both directions. */
function turn({ data, width, height }: Raster): Raster {
  const from = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const to = new Uint32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) to[x * height + y] = from[y * width + x] ?? 0;
  }
  return { data: new Uint8ClampedArray(to.buffer), width: height, height: width };
}
