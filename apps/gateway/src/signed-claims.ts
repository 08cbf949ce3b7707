import { CompactSign, compactVerify, errors } from 'jose';
import type { z } from 'zod';
import type { Secret } from '@albumen/server-kit/secrets';
import { derivedKey, derivedKeys } from './secrets.ts';

const header = { alg: 'HS256', typ: 'JWT' } as const;

export interface Signing {
  secret: Secret;
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
  const said = await readSigned(token, derivedKeys(secret, purpose));
  const claims = shape.safeParse(said).data;
  return claims !== undefined && claims.exp * 1_000 > now.getTime() ? claims : undefined;
}

/** What one of the keys signed; undefined for what none did. */
export async function readSigned(token: string, keys: readonly Buffer[]): Promise<unknown> {
  for (const key of keys) {
    const payload = await verified(token, key);
    if (payload !== undefined) return JSON.parse(new TextDecoder().decode(payload));
  }
  return undefined;
}

async function verified(token: string, key: Buffer): Promise<Uint8Array | undefined> {
  try {
    return (await compactVerify(token, key, { algorithms: [header.alg] })).payload;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}
