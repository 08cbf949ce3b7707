export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A merchant's time: tests move it with the control API, for that merchant alone. */
export function timeOf(clock: Clock, merchant: { clockOffsetMs: number }): Date {
  return new Date(clock.now().getTime() + merchant.clockOffsetMs);
}
