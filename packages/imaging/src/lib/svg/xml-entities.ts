const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

function isAllowedCharacter(code: number): boolean {
  const isControl = code < 32 && code !== 9 && code !== 10 && code !== 13;
  const isSurrogate = code >= 0xd800 && code <= 0xdfff;
  return code <= 0x10ffff && !isControl && !isSurrogate;
}

function decodeOne(body: string): string | null {
  const code = /^#(?:x([0-9a-fA-F]{1,6})|(\d{1,7}))$/.exec(body);
  if (code === null) return named[body] ?? null;
  const value = code[1] === undefined ? Number(code[2]) : Number.parseInt(code[1], 16);
  return isAllowedCharacter(value) ? String.fromCodePoint(value) : null;
}

/** Decodes the five named entities and character numbers; null when there is any other. */
export function decodeEntities(text: string): string | null {
  if (!text.includes('&')) return text;
  let isKnown = true;
  const decoded = text.replaceAll(/&([^;&\s]{0,12});?/g, (whole, body: string) => {
    const character = whole.endsWith(';') ? decodeOne(body) : null;
    if (character === null) isKnown = false;
    return character ?? '';
  });
  return isKnown ? decoded : null;
}

/** Escapes text for an attribute value in double quotes or between tags. */
export function encodeEntities(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
