import type { Surface } from './surface.ts';
import { doubleTapView, type Point } from './zoom.ts';

export interface Tap {
  point: Point;
  isTouch: boolean;
  /** Milliseconds, of the event. */
  at: number;
}

/** A second tap within this time and distance belongs to the first. */
const pairMs = 280;
const pairPixels = 40;

interface Taps {
  surface: Surface;
  /** Handles a single tap; true when it did something and no second one is awaited. */
  answer: (tap: Tap) => boolean;
  signal: AbortSignal;
}

/** Two taps zoom to where they fell. A finger's single tap counts once no second can follow. */
export function createTaps({ surface, answer, signal }: Taps): (tap: Tap) => void {
  let before: Tap | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener('abort', () => clearTimeout(timer));
  return (tap) => {
    clearTimeout(timer);
    if (before && arePair(before, tap)) {
      before = undefined;
      const view = doubleTapView(surface.view(), surface.frame(), tap.point);
      surface.zoom(view, { isSmooth: true });
      return;
    }
    before = tap;
    if (tap.isTouch) timer = setTimeout(() => answer(tap), pairMs);
    else if (answer(tap)) before = undefined;
  };
}

function arePair(first: Tap, second: Tap): boolean {
  const apart = Math.hypot(first.point.x - second.point.x, first.point.y - second.point.y);
  return second.at - first.at < pairMs && apart < pairPixels;
}
