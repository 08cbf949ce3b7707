import type { Address } from '../addresses/address-fields.ts';
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
  /** The addresses with the ids under which the vault has them. */
  billing: Address;
  shipping: Address;
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
  const { billing, shipping } = vault.order;
  const asGiven = { billing, shipping };
  if (instrument.method !== null) {
    return { ...asGiven, customer: known, token: instrument.method.token };
  }
  const options = fields.options ?? {};
  const isAsked = options.store_in_vault || (options.store_in_vault_on_success && isLive);
  const isKept = isAsked && !isOneTime(instrument);
  if (!isKept) return { ...asGiven, customer: known, token: null };
  const customer = known ?? (await addCustomer(work, vault.order.customer, 'transaction.customer'));
  const kept = await keepAddresses(work, vault, customer.id);
  return {
    ...kept,
    customer,
    token: await keep(work, vault, { ...kept, customerId: customer.id }),
  };
}

/** Addresses that the request wants to be kept get their ids; those of the vault have them. */
async function keepAddresses(work: ServerWork, { fields, order }: VaultOrder, customerId: string) {
  const { billing, shipping } = order;
  const options = fields.options ?? {};
  const keep = async (address: Address, isAsked: boolean | undefined): Promise<Address> => {
    const isNew = address.id === undefined && Object.keys(address).length > 0;
    if (!isAsked || !isNew) return address;
    return { ...address, id: (await addAddress(work, customerId, address)).id };
  };
  return {
    billing: await keep(billing, options.add_billing_address_to_payment_method),
    shipping: await keep(shipping, options.store_shipping_address_in_vault),
  };
}

async function keep(
  work: ServerWork,
  { fields, instrument }: VaultOrder,
  { customerId, billing }: { customerId: string; billing: Address },
) {
  const { trx, merchant, now } = work;
  const keepsAddress = fields.options?.add_billing_address_to_payment_method === true;
  const method = await addPaymentMethod(trx, {
    merchantId: merchant.id,
    customerId,
    token: fields.credit_card?.token || undefined,
    content: instrument,
    billingAddressId: keepsAddress ? billing.id : undefined,
    now,
  });
  return method?.token ?? invalid('transaction.customerId', '91510');
}
