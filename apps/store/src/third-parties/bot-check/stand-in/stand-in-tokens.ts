import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

export const tokenLifetimeMs = 5 * 60_000;

const claims = z.strictObject({
  id: z.string(),
  hostname: z.string(),
  solvedAtMs: z.number().int(),
});

export type TokenClaims = z.output<typeof claims>;

export interface TokenMint {
  make(hostname: string): string;
  /** The claims of a token that we made, however old. */
  read(token: string): TokenClaims | undefined;
}

/** Tokens carry their claims under a signature, so that any web process can read any other's. */
export function createTokenMint(signingKey: Buffer, now: () => Date): TokenMint {
  const sign = (text: string) => createHmac('sha256', signingKey).update(text).digest();
  return {
    make(hostname) {
      const id = randomBytes(16).toString('base64url');
      const text = JSON.stringify({ id, hostname, solvedAtMs: now().getTime() });
      const payload = Buffer.from(text).toString('base64url');
      return `0.${payload}.${sign(payload).toString('base64url')}`;
    },
    read(token) {
      const [version, payload = '', signature = '', ...rest] = token.split('.');
      if (version !== '0' || rest.length > 0) return undefined;
      const given = Buffer.from(signature, 'base64url');
      const expected = sign(payload);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
      return claims.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
    },
  };
}
