import { pathBounds, pathPoints, type PathPoint } from '../src/lib/path-points.ts';

/**
 * Width of the thinnest line of constant width in a filled path: bars, rings, frames and bands along an
 * arc. What tapers, such as a leaf, has none; Infinity when there is no line at all.
 */
export function thinnestRule(path: string): number {
  const parts = path.split(/(?=M)/).filter((part) => part.trim() !== '');
  const widths = parts.flatMap((part, index) => [
    barWidth(part),
    bandWidth(part),
    holeWidth(part, parts[index + 1]),
  ]);
  return Math.min(Infinity, ...widths);
}

function distance([x, y]: PathPoint, [otherX, otherY]: PathPoint): number {
  return Math.hypot(x - otherX, y - otherY);
}

function barWidth(part: string): number {
  const [a, b, c, d, ...more] = pathPoints(part);
  if (isCurved(part) || !a || !b || !c || !d || more.length > 0) return Infinity;
  return Math.min(distance(a, b), distance(b, c));
}

/** A polygon that goes along one side and back along the other. */
function bandWidth(part: string): number {
  const points = pathPoints(part);
  if (isCurved(part) || points.length < 8 || points.length % 2 === 1) return Infinity;
  const widths = points
    .slice(0, points.length / 2)
    .map((point, index) => distance(point, points[points.length - 1 - index] ?? point));
  const [least, most] = [Math.min(...widths), Math.max(...widths)];
  return most - least < 0.1 * most ? least : Infinity;
}

/** Between an outline and the hole that follows it. */
function holeWidth(part: string, next: string | undefined): number {
  if (next === undefined || pathPoints(part).length !== pathPoints(next).length) return Infinity;
  const [outer, inner] = [pathBounds(part), pathBounds(next)];
  const gaps = [
    inner.x - outer.x,
    inner.y - outer.y,
    outer.x + outer.width - inner.x - inner.width,
    outer.y + outer.height - inner.y - inner.height,
  ];
  return Math.min(...gaps) > 0.01 ? Math.min(...gaps) : Infinity;
}

function isCurved(part: string): boolean {
  return /[CQ]/.test(part);
}
