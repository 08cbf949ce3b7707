import type { Kysely } from 'kysely';
import type { StoredAddresses, Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Visit } from '../../http/visit.ts';
import * as queries from './checkout.queries.ts';
import type { CheckoutRow } from './checkout.queries.ts';
import { lockOpen } from './checkout.service.ts';
import { rememberAddress } from './remember-address.ts';

/** The service's address instead of the typed one. */
export const selectSuggestedAddress = changing(async (trx, visit, checkout) => {
  const { suggestedAddress, shippingType, addresses } = checkout;
  if (suggestedAddress === null) return checkout;
  const chosen: StoredAddresses = { ...addresses, [shippingType]: suggestedAddress };
  const changed = await queries.updateCheckout(trx, checkout.id, {
    addresses: JSON.stringify(chosen),
    addressCheck: 'verified',
    suggestedAddress: null,
  });
  await rememberAddress(trx, visit, changed);
  return changed;
});

/** Back to the form: the typed address stays, unconfirmed. */
export const clearSuggestedAddress = changing(async (trx, _visit, checkout) => {
  const { addressCheck } = checkout;
  if (addressCheck !== 'suggested' && addressCheck !== 'invalid') return checkout;
  const change = { addressCheck: 'empty', suggestedAddress: null } as const;
  return queries.updateCheckout(trx, checkout.id, change);
});

type Change = (trx: Kysely<Tables>, visit: Visit, checkout: CheckoutRow) => Promise<CheckoutRow>;

/** Locks the visitor's own open checkout while it is changed. */
function changing(change: Change) {
  return ({ db }: Pick<Dependencies, 'db'>, visit: Visit, resourceId: string) =>
    db
      .transaction()
      .execute(async (trx) => change(trx, visit, await lockOpen(trx, visit, resourceId)));
}
