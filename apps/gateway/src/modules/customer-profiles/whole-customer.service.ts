import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { listAddresses } from '../addresses/addresses.service.ts';
import { listPaymentMethods } from '../payment-methods/payment-methods.service.ts';
import type { WholeCustomer } from './customer.presenter.ts';
import { getCustomer } from '../customers/customers.service.ts';

/** A customer with addresses and payment methods. */
export async function getWholeCustomer(
  db: Kysely<Tables>,
  { merchantId, id, now }: { merchantId: string; id: string; now: Date },
): Promise<WholeCustomer> {
  const customer = await getCustomer(db, { merchantId, id });
  const addresses = await listAddresses(db, merchantId, id);
  return { customer, addresses, methods: await listPaymentMethods(db, merchantId, id), now };
}
