const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/**
 * Calendar days in US long form: `2026-12-01` to `2026-12-04` is `December 1 to 4, 2026`; month and year are
 * said once where they are the same.
 */
export function formatDays(from: string, to: string): string {
  if (from === to) return `${monthAndDay(to)}, ${yearOf(to)}`;
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  const first = monthAndDay(from) + (yearOf(from) === yearOf(to) ? '' : `, ${yearOf(from)}`);
  return `${first} to ${isOneMonth ? dayOf(to) : monthAndDay(to)}, ${yearOf(to)}`;
}

function monthAndDay(date: string): string {
  return `${months[Number(date.slice(5, 7)) - 1] ?? ''} ${dayOf(date)}`;
}

function dayOf(date: string): number {
  return Number(date.slice(8));
}

function yearOf(date: string): string {
  return date.slice(0, 4);
}
