import { CompactSign, compactVerify } from 'jose';
import { z } from 'zod';
import { newId } from '../../ids.ts';
import { derivedKey } from '../../secrets.ts';

const header = { alg: 'HS256', typ: 'JWT' } as const;
const setupLifetimeSeconds = 2 * 3_600;
const resultLifetimeSeconds = 900;

/** Lets a page set the card network's script up. */
const setup = z.object({
  kind: z.literal('setup'),
  /** The merchant. */
  sub: z.string(),
  /** The session that the script then has. */
  ReferenceId: z.string(),
  exp: z.number(),
});
/** Says that a challenge is over; what came of it is kept here. */
const result = z.object({
  kind: z.literal('result'),
  sub: z.string(),
  ConsumerSessionId: z.string(),
  exp: z.number(),
});

export type SetupToken = z.output<typeof setup>;
export type ResultToken = z.output<typeof result>;

interface Signing {
  secret: string;
  now: Date;
}

/** The `cardinalAuthenticationJWT` of a merchant's configuration. */
export function signSetup({ secret, now }: Signing, merchantId: string): Promise<string> {
  const claims = { kind: 'setup', sub: merchantId, ReferenceId: newId(), iss: 'albumen-gateway' };
  return sign(secret, { ...claims, ...times(now, setupLifetimeSeconds) });
}

/** What the script hands to the page at the end of a challenge. */
export function signResult(
  { secret, now }: Signing,
  { merchantId, id }: { merchantId: string; id: string },
): Promise<string> {
  const claims = { kind: 'result', sub: merchantId, ConsumerSessionId: id, jti: newId() };
  return sign(secret, { ...claims, ...times(now, resultLifetimeSeconds) });
}

/** Undefined for what we did not sign, for another purpose, or too long ago. */
export function readSetup(signing: Signing, jwt: unknown): Promise<SetupToken | undefined> {
  return read(signing, jwt, setup);
}

/** The same of a result. */
export function readResult(signing: Signing, jwt: unknown): Promise<ResultToken | undefined> {
  return read(signing, jwt, result);
}

function times(now: Date, seconds: number): { iat: number; exp: number } {
  const iat = Math.floor(now.getTime() / 1_000);
  return { iat, exp: iat + seconds };
}

function sign(secret: string, claims: object): Promise<string> {
  const body = new TextEncoder().encode(JSON.stringify(claims));
  return new CompactSign(body).setProtectedHeader(header).sign(derivedKey(secret, 'card-network'));
}

async function read<Claims extends { exp: number }>(
  { secret, now }: Signing,
  jwt: unknown,
  shape: z.ZodType<Claims>,
): Promise<Claims | undefined> {
  if (typeof jwt !== 'string') return undefined;
  try {
    const key = derivedKey(secret, 'card-network');
    const { payload } = await compactVerify(jwt, key, { algorithms: [header.alg] });
    const claims = shape.parse(JSON.parse(new TextDecoder().decode(payload)));
    return claims.exp * 1_000 > now.getTime() ? claims : undefined;
  } catch {
    return undefined;
  }
}
