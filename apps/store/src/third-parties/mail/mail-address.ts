import { isEmailAddress } from '@albumen/contract/email-grammar';

/**
 * The grammar is the form's own: a dot-atom and a domain. Quoted local parts, comments, lists and
 * line ends never reach a header or an envelope (nodemailer CVE-2025-13033).
 * @throws RangeError
 */
export function checkedMailAddress(text: string): string {
  if (!isEmailAddress(text)) throw new RangeError('not an address that mail can be sent to');
  return text;
}

/** One line without control characters: what may stand in a header. */
export function headerText(text: string): string {
  return text
    .replaceAll(/\p{Cc}+/gu, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}
