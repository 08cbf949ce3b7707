import { createHmac } from 'node:crypto';
import { derivedKey } from '../../secrets.ts';

/** The one nonce of something that has one for good; written as the random ones are. */
export function derivedNonce(lasting: string, purpose: string, subject: string): string {
  const hex = createHmac('sha256', derivedKey(lasting, purpose)).update(subject).digest('hex');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');
}
