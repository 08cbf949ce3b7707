import { createHash, randomBytes, randomUUID } from 'node:crypto';

/** 128 random bits as 22 characters of base64url: ids that stay in the gateway. */
export function newId(): string {
  return randomBytes(16).toString('base64url');
}

const letters = 'bcdfghjkmnpqrstvwxyz23456789';

/** Ids that merchants see and quote, as the provider writes them; `length` letters and digits. */
export function newPublicId(length = 10): string {
  return Array.from(randomBytes(length), (byte) => letters[byte % letters.length]).join('');
}

/** What a browser gets instead of a card: whoever holds it may use it once. */
export function newNonce(): string {
  return randomUUID();
}

/** Bearer values are stored as hashes only. */
export function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
