import { CompactSign, compactVerify } from 'jose';
import type { z } from 'zod';
import { derivedKey } from './secrets.ts';

const header = { alg: 'HS256', typ: 'JWT' } as const;

export interface Signing {
  secret: string;
  now: Date;
  /** Claims of one purpose are none of another. */
  purpose: string;
}

/** A token that says what we said, for as long as it lives. */
export function signClaims(
  { secret, now, purpose }: Signing,
  claims: object,
  lifetimeSeconds: number,
): Promise<string> {
  const iat = Math.floor(now.getTime() / 1_000);
  const timed = { ...claims, iat, exp: iat + lifetimeSeconds };
  const body = new TextEncoder().encode(JSON.stringify(timed));
  return new CompactSign(body).setProtectedHeader(header).sign(derivedKey(secret, purpose));
}

/** Undefined for what we did not sign, for another purpose, or too long ago. */
export async function readClaims<Claims extends { exp: number }>(
  { secret, now, purpose }: Signing,
  token: unknown,
  shape: z.ZodType<Claims>,
): Promise<Claims | undefined> {
  if (typeof token !== 'string') return undefined;
  try {
    const key = derivedKey(secret, purpose);
    const { payload } = await compactVerify(token, key, { algorithms: [header.alg] });
    const claims = shape.parse(JSON.parse(new TextDecoder().decode(payload)));
    return claims.exp * 1_000 > now.getTime() ? claims : undefined;
  } catch {
    return undefined;
  }
}
