import { limits } from '@albumen/contract/limits';
import type { ApiReply } from './api-call.ts';

/** How often a photo's renditions were asked for, and how many failures came last. */
export interface Asked {
  asked: number;
  failed: number;
}

const asksBeforeGivingUp = 300;

/** Of a server that is busy, or being replaced: the photo waits for it. */
const passing = new Set([429, 502, 503, 504]);

type Answer = Pick<ApiReply<unknown>, 'status' | 'retryAfterMs'>;

/** An answer of 400 or above; "not made yet" is none, nor is what will pass by itself. */
export function isFailure({ status, retryAfterMs }: Answer): boolean {
  const isNotMadeYet = status === 404 && retryAfterMs !== null;
  return status >= 400 && !isNotMadeYet && !passing.has(status);
}

/** A failure counts once two repeats came to the same. */
export function isGivenUp({ asked, failed }: Asked): boolean {
  return failed > limits.requestRetries || asked >= asksBeforeGivingUp;
}
