import type { Secret } from '@albumen/server-kit/secrets';
import { z } from 'zod';
import { newId } from '../../ids.ts';
import { readClaims, signClaims } from '../../signed-claims.ts';

const purpose = 'google-pay';
/** Seconds; a checkout page may stay open for long. */
const lifetimeSeconds = 24 * 3_600;

/** Lets Google have cards tokenized for a merchant, and nothing else. */
const claims = z.object({ sub: z.string(), exp: z.number() });

interface Signing {
  secret: Secret;
  now: Date;
}

/** The `googleAuthorizationFingerprint` of a merchant's configuration. */
export function signGoogleFingerprint(signing: Signing, merchantId: string): Promise<string> {
  return signClaims({ ...signing, purpose }, { sub: merchantId, jti: newId() }, lifetimeSeconds);
}

/** Whose it is; undefined for what we did not sign, or too long ago. */
export async function readGoogleFingerprint(
  signing: Signing,
  fingerprint: unknown,
): Promise<string | undefined> {
  return (await readClaims({ ...signing, purpose }, fingerprint, claims))?.sub;
}
