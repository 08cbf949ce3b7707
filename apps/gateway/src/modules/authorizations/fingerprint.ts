import type { Secret } from '@albumen/server-kit/secrets';
import { CompactSign } from 'jose';
import { z } from 'zod';
import { derivedKey, derivedKeys } from '../../secrets.ts';
import { readSigned } from '../../signed-claims.ts';

/** What a client token lets its holder do, and for how long. */
const grant = z.strictObject({
  iss: z.literal('albumen-gateway'),
  /** The version of this format; a fingerprint of an older one is refused, not guessed at. */
  v: z.literal(1),
  /** Makes two tokens of one second differ. */
  jti: z.string(),
  /** The merchant. */
  sub: z.string(),
  /** The API key that asked for it; when that is revoked, so is the token. */
  key: z.string(),
  iat: z.number(),
  exp: z.number(),
  customer_id: z.string().optional(),
  merchant_account_id: z.string().optional(),
  /** A vaulted payment method that the holder may see. */
  payment_method_id: z.string().optional(),
  /** Origins or domains whose pages may use it; all allowed ones if absent. */
  domains: z.array(z.string()).optional(),
  options: z
    .strictObject({
      verify_card: z.boolean().optional(),
      make_default: z.boolean().optional(),
      fail_on_duplicate_payment_method: z.boolean().optional(),
      fail_on_duplicate_payment_method_for_customer: z.boolean().optional(),
    })
    .prefault({}),
});

export type Grant = z.output<typeof grant>;

/** 36 letters of base64, so that all of a fingerprint decodes as one piece, as public specs do. */
const header = { alg: 'HS256', typ: 'JWT' } as const;

const purpose = 'client-token';

function sign(claims: object, key: Buffer): Promise<string> {
  const body = new TextEncoder().encode(JSON.stringify(claims));
  return new CompactSign(body).setProtectedHeader(header).sign(key);
}

/** Read by pages for its `pmid`; with us only the grant counts. */
export function signPaymentMethod(secret: Secret, paymentMethodId: string): Promise<string> {
  return sign({ pmid: paymentMethodId }, derivedKey(secret, 'payment-method'));
}

/**
 * The signed grant, followed by its merchant and customer in the clear: the data collector looks for
 * them there. Only what is signed counts.
 */
export async function signFingerprint(secret: Secret, claims: Grant): Promise<string> {
  const jwt = await sign(grant.parse(claims), derivedKey(secret, purpose));
  const inTheClear = new URLSearchParams({
    merchant_id: claims.sub,
    ...(claims.customer_id !== undefined && { customer_id: claims.customer_id }),
  });
  return `${jwt}?${inTheClear.toString()}`;
}

/** What was granted, if we signed it; whether it is still valid is the caller's to decide. */
export async function readFingerprint(
  secret: Secret,
  fingerprint: string,
): Promise<Grant | undefined> {
  const [jwt = ''] = fingerprint.split('?', 1);
  return grant.safeParse(await readSigned(jwt, derivedKeys(secret, purpose))).data;
}
