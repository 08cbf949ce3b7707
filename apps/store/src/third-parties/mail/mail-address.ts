import { email } from '@albumen/contract/rules';
import type { MailSender } from './mailer.ts';

/**
 * The grammar is the form's own: a dot-atom and a domain. Quoted local parts, comments, lists and
 * line ends never reach a header or an envelope (nodemailer CVE-2025-13033).
 */
export function isMailAddress(text: string): boolean {
  return text !== '' && text === text.trim() && email(text, {}) === undefined;
}

export function checkedMailAddress(text: string): string {
  if (!isMailAddress(text)) throw new RangeError('not an address that mail can be sent to');
  return text;
}

/** Reads `Name <address>` or a bare address, as written in the settings. */
export function parseSender(text: string): MailSender {
  const open = text.lastIndexOf('<');
  if (open === -1) return { name: '', address: checkedMailAddress(text.trim()) };
  if (!text.endsWith('>')) throw new RangeError('a sender is written as: Name <address>');
  const name = headerText(text.slice(0, open).replaceAll('"', ''));
  return { name, address: checkedMailAddress(text.slice(open + 1, -1)) };
}

/** One line without control characters: what may stand in a header. */
export function headerText(text: string): string {
  return text
    .replaceAll(/\p{Cc}+/gu, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}
