const earliest = Date.UTC(1980, 0, 1);
const latest = Date.UTC(2107, 11, 31, 23, 59, 58);

/**
 * A time as ZIP stores it: two seconds fine, from 1980 to 2107, without a zone. The UTC fields
 * are written, so that the same manifest gives the same bytes on every machine.
 */
export function dosDateTime(instant: Date): { date: number; time: number } {
  const at = new Date(Math.min(Math.max(instant.getTime(), earliest), latest));
  return {
    date: ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(),
    time: (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1),
  };
}
