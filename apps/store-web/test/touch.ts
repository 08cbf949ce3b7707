import type { CDPSession, Page } from '@playwright/test';

type Place = readonly [x: number, y: number];

/** Fingers on the page's screen, as the browser itself would report them. */
export interface Fingers {
  /** Along a line in `ms`; `isHeld` leaves the finger on the screen. */
  swipe: (from: Place, to: Place, options?: { ms?: number; isHeld?: boolean }) => Promise<void>;
  /** Two fingers, apart by so many pixels at first and in the end. */
  pinch: (middle: Place, from: number, to: number) => Promise<void>;
  tap: (at: Place) => Promise<void>;
  /** Two taps that no busy machine draws apart: the browser gets them at once. */
  tapTwice: (at: Place) => Promise<void>;
  lift: () => Promise<void>;
}

const steps = 8;

export async function fingersOn(page: Page): Promise<Fingers> {
  const session = await page.context().newCDPSession(page);
  const lift = () => touch(session, 'touchEnd', []);
  return {
    lift,
    async swipe(from, to, { ms = 120, isHeld = false } = {}) {
      await touch(session, 'touchStart', [from]);
      for (let step = 1; step <= steps; step += 1) {
        await touch(session, 'touchMove', [between(from, to, step / steps)]);
        await page.waitForTimeout(ms / steps);
      }
      if (!isHeld) await lift();
    },
    async pinch([x, y], from, to) {
      const apart = (pixels: number): Place[] => [
        [x - pixels / 2, y],
        [x + pixels / 2, y],
      ];
      await touch(session, 'touchStart', apart(from));
      for (let step = 1; step <= steps; step += 1) {
        await touch(session, 'touchMove', apart(from + ((to - from) * step) / steps));
      }
      await lift();
    },
    async tap(at) {
      await touch(session, 'touchStart', [at]);
      await lift();
    },
    async tapTwice(at) {
      const start = () => touch(session, 'touchStart', [at]);
      await Promise.all([start(), lift(), start(), lift()]);
    },
  };
}

function between(from: Place, to: Place, share: number): Place {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

async function touch(
  session: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  places: readonly Place[],
): Promise<void> {
  const touchPoints = places.map(([x, y], id) => ({ x, y, id }));
  await session.send('Input.dispatchTouchEvent', { type, touchPoints });
}
