import { retryDelayMs } from '@albumen/domain/uploads/backoff';
import type { Hold } from '@albumen/domain/uploads/session.machine';
import type { Connection } from './connection.ts';
import { type Gate, sleep } from './scheduling.ts';

/** The part of an answer that decides whether to try again. */
export interface Outcome {
  status: number;
  retryAfterMs: number | null;
}

/** What the policy needs from its session. */
export interface RetryPolicyOptions {
  gate: Gate;
  connection: Connection;
  hold: (hold: Hold) => void;
  release: (hold: Hold) => void;
  signal: AbortSignal;
}

const storageFull = 507;
const storageFullAttempts = 6;
const storageFullWaitMs = 20_000;

/**
 * Repeats what fails in passing: not while the session is on hold, not counting what a lost
 * connection spoiled, with growing waits. A full store puts the whole session on hold for a while.
 */
export class RetryPolicy {
  readonly #options: RetryPolicyOptions;

  constructor(options: RetryPolicyOptions) {
    this.#options = options;
  }

  /**
   * The first outcome that is final, or the last one when it is time to give up.
   * @param manners `once-full` takes a full store as final, such as before anything was sent;
   * `finishing` goes on while the session is paused, to end what is on its way.
   */
  async outcomeOf<Result extends Outcome>(
    attempt: () => Promise<Result>,
    manners?: 'once-full' | 'finishing',
  ): Promise<Result> {
    const { gate, connection, signal } = this.#options;
    let attempts = 0;
    let fullAttempts = manners === 'once-full' ? storageFullAttempts : 0;
    for (;;) {
      if (manners !== 'finishing') await gate.passed(signal);
      const outcome = await attempt();
      signal.throwIfAborted();
      if (outcome.status === storageFull && fullAttempts < storageFullAttempts) {
        fullAttempts += 1;
        await this.#waitForSpace(outcome);
        continue;
      }
      if (outcome.status === 0 && (await connection.wasLost())) {
        attempts = 0;
        continue;
      }
      attempts += 1;
      const wait = retryDelayMs({ ...outcome, attempts }, Math.random());
      if (wait === null) return outcome;
      await sleep(wait, signal);
    }
  }

  /** Waits while the session is on hold, for what has waited elsewhere since its attempt began. */
  passed(): Promise<void> {
    const { gate, signal } = this.#options;
    return gate.passed(signal);
  }

  async #waitForSpace(outcome: Outcome): Promise<void> {
    const { hold, release, signal } = this.#options;
    hold('storage-full');
    await sleep(outcome.retryAfterMs ?? storageFullWaitMs, signal);
    release('storage-full');
  }
}
