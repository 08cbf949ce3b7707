import type { Hold } from '@albumen/domain/uploads/session.machine';
import { sleep, unlessAborted } from './scheduling.ts';

/** What the connection needs from its session. */
export interface ConnectionOptions {
  /** Whether the upload API answers. */
  probe: (signal: AbortSignal) => Promise<boolean>;
  hold: (hold: Hold) => void;
  release: (hold: Hold) => void;
  signal: AbortSignal;
}

const firstProbeMs = 1_000;
const longestProbeMs = 15_000;

/**
 * Tells a lost connection from a single failed call. While it is lost the session is on hold; it
 * goes on by itself once the browser is online and the API answers, after sleep too.
 */
export class Connection {
  readonly #options: ConnectionOptions;
  #recovery: Promise<boolean> | null = null;

  constructor(options: ConnectionOptions) {
    this.#options = options;
    const watch = () => {
      if (!navigator.onLine) void this.wasLost().catch(() => undefined);
    };
    addEventListener('offline', watch, { signal: options.signal });
  }

  /**
   * After a call without answer: true when the connection was lost and is back now, false when the
   * API answers and the call itself must be at fault. Rejects when the session is stopped.
   */
  wasLost(): Promise<boolean> {
    this.#recovery ??= this.#recover().finally(() => {
      this.#recovery = null;
    });
    return this.#recovery;
  }

  async #recover(): Promise<boolean> {
    const { hold, release, probe, signal } = this.#options;
    if (navigator.onLine && (await probe(signal))) return false;
    const reason = navigator.onLine ? 'unreachable' : 'offline';
    hold(reason);
    for (let wait = firstProbeMs; ; wait = Math.min(longestProbeMs, wait * 2)) {
      await this.#online();
      if (await probe(signal)) break;
      await sleep(wait * (0.5 + Math.random() / 2), signal);
    }
    release(reason);
    return true;
  }

  async #online(): Promise<void> {
    if (navigator.onLine) return;
    const online = new Promise<void>((resolve) => {
      addEventListener('online', () => resolve(), { once: true });
    });
    await unlessAborted(online, this.#options.signal);
  }
}
