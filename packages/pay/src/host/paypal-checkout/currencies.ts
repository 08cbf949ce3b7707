import { PAYPAL_INVALID_PAYMENT_OPTION } from '../../protocol/errors/paypal.ts';
import { payError } from '../../protocol/pay-error.ts';
import type { PayPalCheckoutShippingOption } from '../../types/paypal-checkout.ts';

/**
 * Ways of shipping are paid in the currency of the payment.
 * @throws BraintreeError `PAYPAL_INVALID_PAYMENT_OPTION`
 */
export function checkCurrencies(payment: {
  currency?: string | undefined;
  shippingOptions?: readonly PayPalCheckoutShippingOption[] | undefined;
}): void {
  const { currency, shippingOptions } = payment;
  // What is no list is for the gateway to refuse.
  if (!currency || !Array.isArray(shippingOptions)) return;
  const wanted = String(currency).toLowerCase();
  const other = shippingOptions.find((option: PayPalCheckoutShippingOption | null) => {
    const own: unknown = option?.amount?.currency;
    return typeof own !== 'string' || own.toLowerCase() !== wanted;
  });
  if (other === undefined) return;
  const originalError = new Error(`The shipping option ${other?.id} is not in ${currency}.`);
  throw payError(PAYPAL_INVALID_PAYMENT_OPTION, {}, { originalError });
}
