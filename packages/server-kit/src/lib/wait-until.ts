import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until `isDone`, asking every 20 ms; answers false when `limitMs` passed first. */
export async function waitUntil(isDone: () => Promise<boolean>, limitMs: number): Promise<boolean> {
  const end = performance.now() + limitMs;
  while (performance.now() < end) {
    if (await isDone()) return true;
    await sleep(20);
  }
  return isDone();
}
