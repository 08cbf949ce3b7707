import { isSuccess } from './api-call.ts';
import type { PutOutcome } from './put-file.ts';
import { RateMeter } from './rate-meter.ts';

/** What each upload shall have of a thin line: well above what a server ends for slowness. */
const bytesPerSecondEach = 65_536;
const requestTimeout = 408;

export interface PutSlotsOptions {
  /** The most uploads in flight, whatever the line carries. */
  most: number;
  /** Milliseconds of a clock that only grows. */
  now?: () => number;
}

/** One upload; `isMoving` from its first sign of progress until all its bytes are sent. */
interface Flight {
  readonly sizeBytes: number;
  readonly startedAtMs: number;
  sentBytes: number;
  isMoving: boolean;
  /** Whether the meter has noted any bytes of it. */
  isMeasured: boolean;
}

/**
 * Lets in as many uploads as the line carries, the rest wait: all of them at first, then one for each
 * 64 KiB/s that are measured, half as many after one was lost, and one more after one that arrived. On
 * a thin line photos so arrive one after the other, where all at once none would arrive in time.
 */
export class PutSlots {
  readonly #most: number;
  readonly #clock: () => number;
  readonly #waiting: (() => void)[] = [];
  readonly #meter = new RateMeter();
  /** What losses leave of the most. */
  #trusted: number;
  #inFlight = 0;
  #sentBytes = 0;
  #moving = 0;
  #movingMs = 0;
  #movingSinceMs = 0;

  constructor({ most, now = () => performance.now() }: PutSlotsOptions) {
    this.#most = most;
    this.#trusted = most;
    this.#clock = now;
  }

  /** Waits for a slot, then sends; `put` reports how many bytes have been sent so far. */
  async run(
    sizeBytes: number,
    put: (onProgress: (sentBytes: number) => void) => Promise<PutOutcome>,
  ): Promise<PutOutcome> {
    if (this.#inFlight < this.#size()) this.#inFlight += 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    const startedAtMs = this.#clock();
    const none = { sentBytes: 0, isMoving: false, isMeasured: false };
    const flight: Flight = { sizeBytes, startedAtMs, ...none };
    try {
      const outcome = await put((sentBytes) => this.#moved(flight, sentBytes));
      this.#learn(flight, outcome);
      return outcome;
    } finally {
      this.#rest(flight);
      this.#inFlight -= 1;
      this.#letIn();
    }
  }

  #letIn(): void {
    while (this.#waiting.length > 0 && this.#inFlight < this.#size()) {
      this.#inFlight += 1;
      this.#waiting.shift()?.();
    }
  }

  /**
   * The first bytes of an upload say nothing: they only fill buffers, after a connection was made. A
   * small file has no others, and is measured by whether and when it arrives.
   */
  #moved(flight: Flight, sentBytes: number): void {
    if (flight.isMoving) {
      flight.isMeasured = true;
      this.#sentBytes += sentBytes - flight.sentBytes;
      this.#meter.note(this.#sentBytes, this.#now());
    } else {
      flight.isMoving = true;
      if (this.#moving === 0) this.#movingSinceMs = this.#clock();
      this.#moving += 1;
      this.#meter.note(this.#sentBytes, this.#now());
    }
    flight.sentBytes = sentBytes;
    if (sentBytes >= flight.sizeBytes) this.#rest(flight);
    this.#letIn();
  }

  #rest(flight: Flight): void {
    if (!flight.isMoving) return;
    flight.isMoving = false;
    if (this.#moving === 1) this.#movingMs = this.#now();
    this.#moving -= 1;
  }

  #learn(flight: Flight, { end, status }: PutOutcome): void {
    const isLost = end === 'error' || end === 'timeout' || status === requestTimeout;
    if (isLost) this.#trusted = Math.max(1, Math.floor(this.#trusted / 2));
    else if (isSuccess(status)) {
      this.#trusted = Math.min(this.#most, this.#trusted + 1);
      if (flight.sentBytes > 0 && !flight.isMeasured) this.#widen(flight);
    }
  }

  /**
   * The line carried at least what arrived while it was under way. Only this tells of a line that has
   * grown so much that no file reports twice any more; that it carried no more says nothing.
   */
  #widen({ sizeBytes, startedAtMs }: Flight): void {
    const nowMs = this.#now();
    const tookMs = Math.max(1, this.#clock() - startedAtMs);
    const rate = this.#meter.bytesPerSecond(nowMs);
    if (rate === 0 || (sizeBytes * 1000) / tookMs <= rate) return;
    this.#meter.reset();
    this.#meter.note(this.#sentBytes, nowMs - tookMs);
    this.#sentBytes += sizeBytes;
    this.#meter.note(this.#sentBytes, nowMs);
  }

  #size(): number {
    const rate = this.#meter.bytesPerSecond(this.#now());
    const carried = rate === 0 ? this.#most : Math.ceil(rate / bytesPerSecondEach);
    return Math.min(this.#trusted, carried);
  }

  /** Passes only while bytes move: a line that idles is not a thin one. */
  #now(): number {
    return this.#movingMs + (this.#moving === 0 ? 0 : this.#clock() - this.#movingSinceMs);
  }
}
