/** The one list of allowed specials; letters of any script, digits and space join it. */
export const allowedSpecials = ".,'’-–&#/()@+!:;_*?";

const letterOrDigit = /^[\p{L}\p{M}\p{N} ]$/u;

/** The first character that a text field may not hold, if there is one. */
export function firstForbidden(text: string): string | undefined {
  return Array.from(text).find(
    (character) => !letterOrDigit.test(character) && !allowedSpecials.includes(character),
  );
}

/** Length as a reader counts it: code points, not UTF-16 units. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}
