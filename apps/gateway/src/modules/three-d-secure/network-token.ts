import type { Secret } from '@albumen/server-kit/secrets';
import { z } from 'zod';
import { newId } from '../../ids.ts';
import { readClaims, signClaims } from '../../signed-claims.ts';

const purpose = 'card-network';
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
/** Says that a challenge is over; its result is kept here. */
const result = z.object({
  kind: z.literal('result'),
  sub: z.string(),
  ConsumerSessionId: z.string(),
  exp: z.number(),
});

export type SetupToken = z.output<typeof setup>;
export type ResultToken = z.output<typeof result>;

interface Signing {
  secret: Secret;
  now: Date;
}

/** The `cardinalAuthenticationJWT` of a merchant's configuration. */
export function signSetup(signing: Signing, merchantId: string): Promise<string> {
  const claims = { kind: 'setup', sub: merchantId, ReferenceId: newId(), iss: 'albumen-gateway' };
  return signClaims({ ...signing, purpose }, claims, setupLifetimeSeconds);
}

/** What the script hands to the page at the end of a challenge. */
export function signResult(
  signing: Signing,
  { merchantId, id }: { merchantId: string; id: string },
): Promise<string> {
  const claims = { kind: 'result', sub: merchantId, ConsumerSessionId: id, jti: newId() };
  return signClaims({ ...signing, purpose }, claims, resultLifetimeSeconds);
}

/** Undefined for what we did not sign, for another purpose, or too long ago. */
export function readSetup(signing: Signing, jwt: unknown): Promise<SetupToken | undefined> {
  return readClaims({ ...signing, purpose }, jwt, setup);
}

/** Reads the token of a result in the same way. */
export function readResult(signing: Signing, jwt: unknown): Promise<ResultToken | undefined> {
  return readClaims({ ...signing, purpose }, jwt, result);
}
