import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { findAuthenticationOfNonce } from './authentications.queries.ts';

interface Priced {
  threeDSecure: Readonly<Record<string, unknown>> | null;
  nonceHash: Buffer | null;
  /** A decimal number. */
  price: string;
}

/** Whether the issuer took on liability for another amount than this. */
export async function isOtherThanConfirmed(
  db: Kysely<Tables>,
  merchantId: string,
  { threeDSecure, nonceHash, price }: Priced,
): Promise<boolean> {
  if (threeDSecure?.['liabilityShifted'] !== true || nonceHash === null) return false;
  const found = await findAuthenticationOfNonce(db, merchantId, nonceHash);
  return found !== undefined && Number(found.amount) !== Number(price);
}
