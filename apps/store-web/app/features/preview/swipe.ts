import type { Point, Size } from './zoom.ts';

/** A pointer's place at a time, in milliseconds. */
export interface Sample extends Point {
  at: number;
}

export type Axis = 'none' | 'across' | 'along';

/** Under this many pixels a finger that trembles is not a swipe. */
const slop = 8;

/** Which way a finger set out; it keeps that way until it is lifted. */
export function axisOf({ x, y }: Point): Axis {
  if (Math.hypot(x, y) < slop) return 'none';
  return Math.abs(x) > Math.abs(y) ? 'across' : 'along';
}

/** Pixels per millisecond over the last moments; a finger that rested before it left has none. */
export function velocityOf(samples: readonly Sample[], now: number): Point {
  const recent = samples.filter(({ at }) => now - at <= 100);
  const [first, last] = [recent[0], recent.at(-1)];
  if (!first || !last || last.at === first.at) return { x: 0, y: 0 };
  const time = last.at - first.at;
  return { x: (last.x - first.x) / time, y: (last.y - first.y) / time };
}

export interface Swipe {
  axis: Axis;
  /** The distance from where the finger came down. */
  moved: Point;
  velocity: Point;
  viewport: Size;
}

export type SwipeOutcome = 'next' | 'previous' | 'close' | 'details' | 'stay';

/** A flick is fast enough at any length; a slow drag has to get far. */
const flick = 0.4;
const flickReach = 24;
const farAcross = 0.3;
const farAlong = 0.18;

export function outcomeOf({ axis, moved, velocity, viewport }: Swipe): SwipeOutcome {
  if (axis === 'across') {
    const way = decided(moved.x, velocity.x, viewport.width * farAcross);
    return way === 0 ? 'stay' : way < 0 ? 'next' : 'previous';
  }
  if (axis === 'along') {
    const way = decided(moved.y, velocity.y, viewport.height * farAlong);
    return way === 0 ? 'stay' : way < 0 ? 'details' : 'close';
  }
  return 'stay';
}

/** Zero for a swipe that was taken back or too short. */
function decided(moved: number, velocity: number, far: number): number {
  const isBack = Math.sign(velocity) === -Math.sign(moved) && Math.abs(velocity) > flick / 4;
  if (isBack) return 0;
  const isFlick = Math.abs(velocity) > flick && Math.abs(moved) > flickReach;
  return isFlick || Math.abs(moved) > far ? Math.sign(moved) : 0;
}
