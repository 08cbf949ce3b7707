import { randomFillSync } from 'node:crypto';

const anonymousPrefix = 'a.';
const signedInPrefix = 's.';
const tokenBytes = 24;

/** Drawn for many at once: each request without a session gets one, and most never show it. */
const drawn = Buffer.alloc(128 * tokenBytes);
let usedBytes = drawn.length;

export function newSessionToken(kind: 'anonymous' | 'signed-in'): string {
  if (usedBytes === drawn.length) {
    randomFillSync(drawn);
    usedBytes = 0;
  }
  const end = usedBytes + tokenBytes;
  const text = drawn.toString('base64url', usedBytes, end);
  // What was given away is nowhere else.
  drawn.fill(0, usedBytes, end);
  usedBytes = end;
  return (kind === 'anonymous' ? anonymousPrefix : signedInPrefix) + text;
}

export function isAnonymousToken(token: string): boolean {
  return /^a\.[A-Za-z0-9_-]{32}$/.test(token);
}

/** Whether it is of the kind that stands in the database; only a look there says more. */
export function isSignedInToken(token: string): boolean {
  return token.startsWith(signedInPrefix);
}
