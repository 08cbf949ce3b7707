const email = /[\p{L}\p{N}!#$&'*+/=?^_`{|}~.%-]{1,64}(?:@|%40)[\p{L}\p{N}.-]{1,253}/giu;
const query = /\?[^\s"'<>)]+/g;
/** Twelve digits or more, however they are spaced: what could be a card's number. */
const longNumber = /\d(?:[ .-]?\d){11,}/g;
const jsonWebToken = /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g;
const hexDigest = /\b[0-9a-f]{32,}\b/gi;
/** Our ids and tokens: long, unbroken, in mixed case and with a digit; names of code are not. */
const randomToken = /(?<![\w-])(?=[\w-]*[A-Z])(?=[\w-]*[a-z])(?=[\w-]*[\d-])[\w-]{22,}/g;

/** Takes out what a stranger must not read in a message: addresses, query strings, tokens. */
export function scrubText(text: string): string {
  return text
    .slice(0, 8_192)
    .replaceAll(query, '?[query]')
    .replaceAll(email, '[email]')
    .replaceAll(jsonWebToken, '[token]')
    .replaceAll(hexDigest, '[token]')
    .replaceAll(randomToken, '[token]')
    .replaceAll(longNumber, '[number]');
}
