/** A call that did not succeed. */
export interface FailedCall {
  /** HTTP status; 0 when there was no answer. */
  status: number;
  /** How many attempts were made, this one included; from 1. */
  attempts: number;
  /** What the server asked for in Retry-After; null when it did not. */
  retryAfterMs: number | null;
}

const passing = new Set([0, 408, 425, 429, 500, 502, 503, 504]);
const maxAttempts = 8;
const firstDelayMs = 500;
const longestDelayMs = 15_000;
const longestRetryAfterMs = 60_000;

/** Whether the same call may succeed later: no answer, too many calls, or a server in trouble. */
export function isPassing(status: number): boolean {
  return passing.has(status);
}

/**
 * How long to wait before the next attempt; null when it is time to give up (eight attempts, about three quarters of a
 * minute). The wait doubles up to 15 s and is spread by `random` (0 to 1), so that lanes that failed
 * together do not come back together.
 */
export function retryDelayMs(call: FailedCall, random: number): number | null {
  if (!isPassing(call.status) || call.attempts >= maxAttempts) return null;
  const wait = Math.min(longestDelayMs, firstDelayMs * 2 ** (call.attempts - 1));
  const spread = wait * (0.5 + random / 2);
  return Math.max(spread, Math.min(longestRetryAfterMs, call.retryAfterMs ?? 0));
}
