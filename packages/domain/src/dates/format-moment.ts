import { pageLimits } from '@albumen/contract/page-limits';

const hourMs = 3_600_000;
const minuteMs = 60_000;

const longDate = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

/**
 * Within 24 hours how long ago ('2 hours ago', 'just now'), otherwise the US long date in UTC
 * ('November 21, 2026'). A moment in the future is a date.
 */
export function formatMoment(moment: Date, now: Date): string {
  const ageMs = now.getTime() - moment.getTime();
  if (ageMs < 0 || ageMs >= pageLimits.recentHours * hourMs) return formatDate(moment);
  if (ageMs < minuteMs) return 'just now';
  if (ageMs < hourMs) return ago(Math.floor(ageMs / minuteMs), 'minute');
  return ago(Math.floor(ageMs / hourMs), 'hour');
}

/** The US long form, in UTC, so that a calendar day never slides. */
export function formatDate(date: Date): string {
  return longDate.format(date);
}

function ago(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}
