import { createHash, randomBytes } from 'node:crypto';

/** 128 random bits as 22 characters of base64url: every id and link that leaves the server. */
export function newId(): string {
  return randomBytes(16).toString('base64url');
}

/** Tokens are stored as hashes only. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
