import type { Dependencies } from '../../dependencies.ts';
import type { ClientCaller } from '../authorizations/client-caller.ts';
import { listPaymentMethods } from './payment-methods.service.ts';

/**
 * What the visitor likely pays with: what the merchant's tests say, else what a known customer keeps
 * as the default. Venmo is in no vault of ours.
 */
export async function preferredMethodsOf(
  { db }: Pick<Dependencies, 'db'>,
  { merchant, grant }: ClientCaller,
): Promise<{ paypalPreferred: boolean; venmoPreferred: boolean }> {
  const { paypal, venmo } = merchant.options.preferred;
  const customerId = grant?.customer_id;
  const isKnown = paypal === undefined && customerId !== undefined;
  const [first] = isKnown ? await listPaymentMethods(db, merchant.id, customerId) : [];
  return {
    paypalPreferred: paypal ?? first?.type === 'PayPalAccount',
    venmoPreferred: venmo,
  };
}
