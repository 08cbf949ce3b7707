const day = /^\d{4}-\d{2}-\d{2}$/;

/**
 * A moment of a search as ISO text, null when it is none. The wire knows whole seconds, so a bound
 * without its milliseconds includes its second, and a day alone all of its hours.
 */
export function parseMoment(text: string, bound: 'first' | 'last'): string | null {
  const isDay = day.test(text);
  const at = new Date(isDay ? `${text}T00:00:00Z` : zoned(text));
  if (!isOfCalendar(at)) return null;
  if (bound === 'first') return at.toISOString();
  if (isDay) return new Date(at.getTime() + 86_399_999).toISOString();
  const isWholeSecond = at.getTime() % 1_000 === 0;
  return new Date(at.getTime() + (isWholeSecond ? 999 : 0)).toISOString();
}

/* Years that the database knows as those of four digits. */
function isOfCalendar(at: Date): boolean {
  const year = at.getUTCFullYear();
  return year >= 1 && year <= 9999;
}

/** A moment without a zone is UTC, as everything on the wire. */
function zoned(text: string): string {
  return /(Z|[+-]\d{2}:?\d{2})$/i.test(text) ? text : `${text.replace(' ', 'T')}Z`;
}
