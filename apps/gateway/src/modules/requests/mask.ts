/** Twelve digits or more, however they are spaced: everything that could hold a card number. */
const numberLike = /\d(?:(?:[\s._/\u2010-\u2015-]|\\[tnr])*\d){11,}/g;

const secretKeys =
  /("?(?:cvv|cvc|iban|private_?key|authorization_?fingerprint|client_?token|jwt|tokenization_?key)"?\s*[:=]\s*)(\\?")((?:[^"\\]|\\.)*?)(\\?")/gi;
const numericCvv = /("?(?:cvv|cvc)"?\s*[:=]\s*)\d+/gi;
const timestamps = /("timestamp"\s*:\s*)(\d{13})/g;
const xmlSecrets = /(<(value|cvv)(?: [^>]*)?>)[^<]*(<\/\2>)/g;

/** Far above every answer of ours; a longer one is cut. */
const maxLength = 20_000;

/**
 * Text as the log may keep it: of a number the first six and last four digits, of a CVV, a key or a
 * token nothing.
 */
export function maskSecrets(text: string): string {
  return text
    .slice(0, maxLength)
    .replaceAll(secretKeys, '$1$2***$4')
    .replaceAll(numericCvv, '$1***')
    .replaceAll(xmlSecrets, '$1***$3')
    .replaceAll(timestamps, (_, key: string, digits: string) => `${key}"${isoOf(digits)}"`)
    .replaceAll(numberLike, maskNumber);
}

function isoOf(digits: string): string {
  return new Date(Number(digits)).toISOString();
}

function maskNumber(number: string): string {
  const digits = number.replaceAll(/\D/g, '');
  return `${digits.slice(0, 6)}••••••${digits.slice(-4)}`;
}
