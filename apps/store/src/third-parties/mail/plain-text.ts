const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** `1800000` → '30 minutes', a day → '24 hours', a week → '7 days'; rounded down, never below one. */
export function formatDuration(durationMs: number): string {
  if (durationMs >= 2 * dayMs) return counted(durationMs / dayMs, 'day');
  if (durationMs >= hourMs) return counted(durationMs / hourMs, 'hour');
  return counted(durationMs / minuteMs, 'minute');
}

function counted(amount: number, unit: string): string {
  const count = Math.max(1, Math.floor(amount));
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const longMoment = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** US long form. Mail has no reader's time zone, so the day is the one in UTC. */
export function formatDate(instant: Date): string {
  return longDay.format(instant);
}

export function formatMoment(instant: Date): string {
  return `${longMoment.format(instant)} UTC`;
}
