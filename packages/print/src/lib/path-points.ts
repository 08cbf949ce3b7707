import type { Box } from '../document/geometry.ts';

/** A point of a path, in points of the face. */
export type PathPoint = readonly [x: number, y: number];

const pair = /(-?[\d.]+)[ ,](-?[\d.]+)/g;

/** Moves every point of a path of absolute M, L, C, Q and Z commands, as card designs have them. */
export function mapPath(path: string, map: (point: PathPoint) => PathPoint): string {
  return path.replaceAll(pair, (_, x: string, y: string) => {
    const [mappedX, mappedY] = map([Number(x), Number(y)]);
    return `${short(mappedX)} ${short(mappedY)}`;
  });
}

/** All points of a path, control points included. */
export function pathPoints(path: string): PathPoint[] {
  return [...path.matchAll(pair)].map(([, x, y]) => [Number(x), Number(y)] as const);
}

/** The smallest box around all points of a path. */
export function pathBounds(path: string): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of pathPoints(path)) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function short(value: number): number {
  return Math.round(value * 1000) / 1000;
}
