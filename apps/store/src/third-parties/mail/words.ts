const minuteMs = 60_000;
const units = [
  ['day', 24 * 60 * minuteMs],
  ['hour', 60 * minuteMs],
  ['minute', minuteMs],
] as const;

/** `1800000` → '30 minutes'; the largest unit that divides it. */
export function durationInWords(durationMs: number): string {
  const [unit, unitMs] = units.find(([, ms]) => durationMs % ms === 0) ?? ['minute', minuteMs];
  const count = Math.max(1, Math.round(durationMs / unitMs));
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** US long form. Mail has no reader's time zone, so the day is the one in UTC. */
export function dateInWords(instant: Date): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(instant);
}

export function momentInWords(instant: Date): string {
  const format = new Intl.DateTimeFormat('en-US', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return `${format.format(instant)} UTC`;
}
