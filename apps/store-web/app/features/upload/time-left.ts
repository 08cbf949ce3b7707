const minuteMs = 60_000;
const hourMs = 3_600_000;

/** 'less than a minute', '4 minutes', '2 hours': as exact as a guess may sound. */
export function timeLeftLabel(ms: number): string {
  if (ms < minuteMs) return 'less than a minute';
  if (ms < 1.5 * minuteMs) return '1 minute';
  if (ms < hourMs) return `${Math.round(ms / minuteMs)} minutes`;
  const hours = Math.round(ms / hourMs);
  return hours === 1 ? '1 hour' : `${hours} hours`;
}
