import type { StoredAddresses } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Visit } from '../../http/visit.ts';
import * as queries from './checkout.queries.ts';
import type { CheckoutRow } from './checkout.queries.ts';
import { lockOpen } from './checkout.service.ts';
import { rememberAddress } from './remember-address.ts';

/** The service's address instead of the typed one. */
export async function selectSuggestedAddress(
  { db }: Pick<Dependencies, 'db'>,
  visit: Visit,
  resourceId: string,
): Promise<CheckoutRow> {
  return db.transaction().execute(async (trx) => {
    const checkout = await lockOpen(trx, visit, resourceId);
    const { suggestedAddress, shippingType, addresses } = checkout;
    if (suggestedAddress === null) return checkout;
    const chosen: StoredAddresses = { ...addresses, [shippingType]: suggestedAddress };
    const changed = await queries.updateCheckout(trx, resourceId, {
      addresses: JSON.stringify(chosen),
      addressCheck: 'verified',
      suggestedAddress: null,
    });
    await rememberAddress(trx, visit, changed);
    return changed;
  });
}

/** Back to the form: the typed address stays, unconfirmed. */
export async function clearSuggestedAddress(
  { db }: Pick<Dependencies, 'db'>,
  visit: Visit,
  resourceId: string,
): Promise<CheckoutRow> {
  return db.transaction().execute(async (trx) => {
    const checkout = await lockOpen(trx, visit, resourceId);
    const { addressCheck } = checkout;
    if (addressCheck !== 'suggested' && addressCheck !== 'invalid') return checkout;
    const change = { addressCheck: 'empty', suggestedAddress: null } as const;
    return queries.updateCheckout(trx, resourceId, change);
  });
}
