import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { findAuthenticationOfNonce } from './authentications.queries.ts';

interface Priced {
  threeDSecure: Readonly<Record<string, unknown>> | null;
  nonceHash: Buffer | null;
  /** A decimal number. */
  price: string;
  currency: string;
}

/** What is otherwise than the issuer saw when it took on liability. */
export async function otherThanConfirmed(
  db: Kysely<Tables>,
  merchantId: string,
  { threeDSecure, nonceHash, price, currency }: Priced,
): Promise<'amount' | 'currency' | undefined> {
  if (threeDSecure?.['liabilityShifted'] !== true || nonceHash === null) return undefined;
  const found = await findAuthenticationOfNonce(db, merchantId, nonceHash);
  if (found === undefined) return undefined;
  if (found.currency !== currency) return 'currency';
  return Number(found.amount) === Number(price) ? undefined : 'amount';
}
