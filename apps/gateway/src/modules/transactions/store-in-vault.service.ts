import { addAddress } from '../addresses/addresses.service.ts';
import { addCustomer, findCustomer, type Customer } from '../customers/customers.service.ts';
import { isOneTime, type Instrument } from '../instruments/instrument.ts';
import { addPaymentMethod } from '../payment-methods/payment-methods.service.ts';
import { invalid } from '../server-api/invalid-request.ts';
import type { ServerWork } from '../server-api/server-work.ts';
import type { TransactionFields } from './transaction-fields.ts';
import type { TransactionOrder } from './transaction-order.ts';

/** Whose charge it was, and under which token it can be repeated. */
export interface VaultedCharge {
  customer: Customer | undefined;
  token: string | null;
}

interface VaultOrder {
  fields: TransactionFields;
  order: TransactionOrder;
  instrument: Instrument;
  isLive: boolean;
}

/** Keeps customer and card where the request asks for it. */
export async function vaultAfter(work: ServerWork, vault: VaultOrder): Promise<VaultedCharge> {
  const { fields, instrument, isLive } = vault;
  const { trx, merchant } = work;
  const customerId = fields.customer_id || instrument.method?.customerId;
  const known = customerId
    ? await findCustomer(trx, { merchantId: merchant.id, id: customerId })
    : undefined;
  if (instrument.method !== null) return { customer: known, token: instrument.method.token };
  const options = fields.options ?? {};
  const isAsked = options.store_in_vault || (options.store_in_vault_on_success && isLive);
  const isKept = isAsked && !isOneTime(instrument);
  if (!isKept) return { customer: known, token: null };
  const customer = known ?? (await addCustomer(work, vault.order.customer, 'transaction.customer'));
  return { customer, token: await keep(work, vault, customer) };
}

async function keep(work: ServerWork, vault: VaultOrder, { id: customerId }: Customer) {
  const { trx, merchant, now } = work;
  const { fields, order, instrument } = vault;
  const keepsAddress = fields.options?.add_billing_address_to_payment_method === true;
  const hasAddress = Object.keys(order.billing).length > 0;
  const address =
    keepsAddress && hasAddress ? await addAddress(work, customerId, order.billing) : undefined;
  const method = await addPaymentMethod(trx, {
    merchantId: merchant.id,
    customerId,
    token: fields.credit_card?.token || undefined,
    content: instrument,
    billingAddressId: address?.id,
    now,
  });
  return method?.token ?? invalid('transaction.customerId', '91510');
}
