import { isInDoubt } from '@albumen/contract/checkout/address-check';
import type { Kysely } from 'kysely';
import type { StoredAddresses, Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Visit } from '../../http/visit.ts';
import { asEntered } from './address-check.service.ts';
import * as queries from './checkout.queries.ts';
import type { CheckoutRow } from './checkout.queries.ts';
import { lockOpen } from './checkout.service.ts';
import { rememberAddress } from './remember-address.ts';

/** The service's address instead of the typed one. */
export const selectSuggestedAddress = changing(async (trx, visit, checkout) => {
  const { suggestedAddress, addressCheck, shippingType, addresses } = checkout;
  if (suggestedAddress === null || addressCheck !== 'suggested') return checkout;
  const chosen: StoredAddresses = { ...addresses, [shippingType]: suggestedAddress };
  const changed = await queries.updateCheckout(trx, checkout.id, {
    addresses: JSON.stringify(chosen),
    addressCheck: 'verified',
    suggestedAddress: null,
  });
  await rememberAddress(trx, visit, changed);
  return changed;
});

/** As entered: the typed address against the service's word. */
export const clearSuggestedAddress = changing(async (trx, visit, checkout) => {
  if (!isInDoubt(checkout.addressCheck)) return checkout;
  const changed = await queries.updateCheckout(trx, checkout.id, asEntered);
  await rememberAddress(trx, visit, changed);
  return changed;
});

type Change = (trx: Kysely<Tables>, visit: Visit, checkout: CheckoutRow) => Promise<CheckoutRow>;

/** Locks the visitor's own open checkout while it is changed. */
function changing(change: Change) {
  return ({ db }: Pick<Dependencies, 'db'>, visit: Visit, resourceId: string) =>
    db
      .transaction()
      .execute(async (trx) => change(trx, visit, await lockOpen(trx, visit, resourceId)));
}
