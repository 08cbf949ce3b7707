import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Visit } from '../../http/visit.ts';
import { saveAddress } from '../addresses/addresses.service.ts';
import { addressOf } from './checkout-address.ts';
import type { CheckoutRow } from './checkout.queries.ts';

/** Into the account, when its owner asked for it and the address is settled. */
export async function rememberAddress(
  trx: Kysely<Tables>,
  visit: Visit,
  checkout: CheckoutRow,
): Promise<void> {
  const { isAddressSaved, addressCheck, name } = checkout;
  const isKnown = addressCheck === 'verified' || addressCheck === 'kept';
  if (visit.account === undefined || !isAddressSaved || !isKnown) return;
  await saveAddress(trx, visit.account.id, {
    kind: 'Shipping',
    values: { ...addressOf(checkout), name },
    isValidated: addressCheck === 'verified',
    autocompleteLogs: [],
  });
}
