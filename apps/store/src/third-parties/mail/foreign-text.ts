const wordJoiner = '\u2060';

/**
 * Makes a title or name that some user chose fit for a mail in our name: one line, bounded, without
 * direction overrides (joiners hold emoji and words together), and without anything that a mail program would turn into a link.
 */
export function foreignText(text: string, maxCharacters = 80): string {
  const line = text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/(?![\u200C\u200D])\p{Cf}/gu, '')
    .replaceAll(/\s{2,}/gu, ' ')
    .trim();
  return withoutLinks(shortened(line, maxCharacters));
}

function shortened(text: string, maxCharacters: number): string {
  const characters = Array.from(text);
  if (characters.length <= maxCharacters) return text;
  return `${characters
    .slice(0, maxCharacters - 1)
    .join('')
    .trimEnd()}…`;
}

function withoutLinks(text: string): string {
  return text
    .replaceAll(/\.(?=[\p{L}\p{N}])/gu, `.${wordJoiner}`)
    .replaceAll('@', `@${wordJoiner}`)
    .replaceAll('//', `/${wordJoiner}/`);
}
