/** The one list of allowed specials; letters of any script, digits and space join it. */
export const allowedSpecials = ".,'’-–&#/()@+!:;_*?";

const letterOrDigit = /^[\p{L}\p{M}\p{N} ]$/u;

/* Persian and Indic words are written with them. */
const joinersInWords = /([\p{L}\p{M}])[\u200C\u200D](?=[\p{L}\p{M}])/gu;

/** Without what comes along unseen when text is copied: wide spaces are spaces; marks of direction and of no width go. */
export function plainText(text: string): string {
  return text
    .replaceAll(/\p{Zs}/gu, ' ')
    .replaceAll(/[\u061C\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g, '');
}

/** The same without joiners, as rules about letters look at it. */
export function lettersOf(text: string): string {
  return plainText(text).replaceAll(joinersInWords, '$1');
}

/** The first character that a text field may not hold, if there is one; by its number where nobody sees it. */
export function firstForbidden(text: string): string | undefined {
  const found = Array.from(lettersOf(text)).find(
    (character) => !letterOrDigit.test(character) && !allowedSpecials.includes(character),
  );
  return found !== undefined && /[\p{C}\p{Z}]/u.test(found) ? numberOf(found) : found;
}

/* Emoji are joined by them, and some flags spelled with them. */
const unseenParts = /\u200C|\u200D|[\u{E0020}-\u{E007F}]/gu;
const unprintable = /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}]|(?=\p{Default_Ignorable_Code_Point})\p{Cf}/u;

/** The number of the first character that has no picture, if there is one. */
export function firstUnprintable(text: string): string | undefined {
  const [found] = unprintable.exec(text.replaceAll(unseenParts, '')) ?? [];
  return found === undefined ? undefined : numberOf(found);
}

function numberOf(character: string): string {
  return `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Length as a reader counts it: code points, not UTF-16 units. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}
