import type { Stopwatch } from '../upload-state.ts';

/** Measures how long a session runs; pauses do not count. */
export class StopwatchClock {
  #startedAt: number | null = null;
  #elapsedMs = 0;
  #runningSinceMs: number | null = null;

  start(): void {
    this.#startedAt = Date.now();
    this.#elapsedMs = 0;
    this.#runningSinceMs = performance.now();
  }

  pause(): void {
    this.#elapsedMs = this.read().elapsedMs;
    this.#runningSinceMs = null;
  }

  goOn(): void {
    this.#runningSinceMs ??= performance.now();
  }

  reset(): void {
    this.#startedAt = null;
    this.#elapsedMs = 0;
    this.#runningSinceMs = null;
  }

  read(): Stopwatch {
    const running = this.#runningSinceMs === null ? 0 : performance.now() - this.#runningSinceMs;
    return { startedAt: this.#startedAt, elapsedMs: this.#elapsedMs + running };
  }
}
