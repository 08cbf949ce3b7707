import type { Address } from '../addresses/address-fields.ts';
import { listAddresses } from '../addresses/addresses.service.ts';
import type { ServerWork } from '../server-api/server-work.ts';
import { addError, type ValidationErrors } from '../server-api/validation-errors.ts';
import type { TransactionFields } from './transaction-fields.ts';

/** Addresses of the customer that a request names by their ids. */
export async function addressesOfVault(
  { trx, merchant }: ServerWork,
  fields: TransactionFields,
  errors: ValidationErrors,
): Promise<{ billing?: Address; shipping?: Address }> {
  const { billing_address_id: billingId, shipping_address_id: shippingId } = fields;
  if (!billingId && !shippingId) return {};
  const kept = await listAddresses(trx, merchant.id, fields.customer_id ?? '');
  const find = (id: string | undefined): Address | undefined => {
    const address = kept.find((one) => one.id === id);
    if (address === undefined) return undefined;
    const { customerId: _, createdAt: __, updatedAt: ___, ...plain } = address;
    return plain;
  };
  const billing = find(billingId);
  const shipping = find(shippingId);
  if (billingId && !billing) addError(errors, 'transaction.billingAddressId', '91702');
  if (shippingId && !shipping) addError(errors, 'transaction.shippingAddressId', '91581');
  return { ...(billing && { billing }), ...(shipping && { shipping }) };
}
