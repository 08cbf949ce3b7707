const monthForm = /^(20\d\d)-(0[1-9]|1[0-2])$/;

/**
 * Where a month such as `2026-12` begins and ends, in UTC.
 * @throws RangeError for what is no month
 */
export function monthBounds(month: string): { from: Date; to: Date } {
  const match = monthForm.exec(month);
  if (match === null) throw new RangeError(`${month} is no month`);
  const [year, index] = [Number(match[1]), Number(match[2]) - 1];
  return { from: new Date(Date.UTC(year, index)), to: new Date(Date.UTC(year, index + 1)) };
}

/** The month of a moment, in UTC. */
export function monthOf(moment: Date): string {
  return moment.toISOString().slice(0, 7);
}

/** The month before that of a moment, in UTC. */
export function monthBefore(moment: Date): string {
  return monthOf(new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() - 1)));
}

const inWords = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `2026-12` as `December 2026`. */
export function formatMonth(month: string): string {
  return inWords.format(monthBounds(month).from);
}
