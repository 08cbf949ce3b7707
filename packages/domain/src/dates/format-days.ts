const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** Calendar days: `2026-12-01` to `2026-12-04` is `Dec 1 to 4`; over the end of a month both months are said. */
export function formatDays(from: string, to: string): string {
  const [first, last] = [formatDay(from), formatDay(to)];
  if (from === to) return first;
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  return `${first} to ${isOneMonth ? Number(to.slice(8)) : last}`;
}

function formatDay(day: string): string {
  return `${months[Number(day.slice(5, 7)) - 1] ?? ''} ${Number(day.slice(8))}`;
}
