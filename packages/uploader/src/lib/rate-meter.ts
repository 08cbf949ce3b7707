interface Sample {
  atMs: number;
  bytes: number;
}

const windowMs = 8_000;

/** Bytes per second over the last eight seconds, from a sum that only grows. */
export class RateMeter {
  readonly #samples: Sample[] = [];

  /** Notes how many bytes were sent in all by now. */
  note(bytes: number, atMs: number): void {
    this.#samples.push({ atMs, bytes });
    while (this.#samples.length > 2 && (this.#samples[1]?.atMs ?? atMs) <= atMs - windowMs) {
      this.#samples.shift();
    }
  }

  /** 0 until there are two samples. */
  bytesPerSecond(atMs: number): number {
    const first = this.#samples[0];
    const last = this.#samples.at(-1);
    if (first === undefined || last === undefined || atMs <= first.atMs) return 0;
    return ((last.bytes - first.bytes) * 1000) / (atMs - first.atMs);
  }

  /** Forgets everything, such as after a pause. */
  reset(): void {
    this.#samples.length = 0;
  }
}

/** How long the rest takes at this rate; null while nothing moves. */
export function timeLeftMs(bytesLeft: number, bytesPerSecond: number): number | null {
  if (bytesLeft === 0) return 0;
  return bytesPerSecond > 0 ? (bytesLeft * 1000) / bytesPerSecond : null;
}
