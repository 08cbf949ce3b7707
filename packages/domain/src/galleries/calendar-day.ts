const dayMs = 86_400_000;

/** The calendar day, `2026-05-01`, of a moment in UTC. */
export function dayOf(epochMs: number): string {
  return new Date(epochMs).toISOString().slice(0, 10);
}

/** Midnight UTC of a calendar day, in epoch milliseconds: the wire's form of a gallery date. */
export function epochOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

/** The westernmost clock is this far behind UTC. */
const lastTimeZoneMs = 12 * 3_600_000;

/** Whether a day is over everywhere on earth, so that nobody loses an evening to a time zone. */
export function isDayOver(day: string, nowMs: number): boolean {
  return nowMs >= endOfDay(day);
}

/** When a day is over everywhere on earth. */
export function endOfDay(day: string): number {
  return epochOf(day) + dayMs + lastTimeZoneMs;
}
