/**
 * A path of our own pages, or the fallback: absolute addresses, `//host`, backslashes and control
 * characters never come through.
 */
export function ownPath(given: string | undefined, fallback: string): string {
  if (given === undefined || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(given)) return fallback;
  const base = 'http://own.invalid';
  const resolved = URL.canParse(given, base) ? new URL(given, base) : undefined;
  if (resolved?.origin !== base) return fallback;
  return resolved.pathname + resolved.search + resolved.hash;
}
