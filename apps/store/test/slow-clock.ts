import { onTestFinished, vi } from 'vitest';
import type { TestClock } from './test-app.ts';

const hourMs = 3_600_000;

/** Until the test ends this process is an hour late, by its own clock and by the app's: the database is not. */
export function slowDown(clock: TestClock): void {
  clock.moveBy(-hourMs);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - hourMs });
  onTestFinished(() => {
    clock.moveBy(hourMs);
    vi.useRealTimers();
  });
}
