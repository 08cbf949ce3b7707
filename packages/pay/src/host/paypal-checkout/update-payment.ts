import { PAYPAL_MISSING_REQUIRED_OPTION } from '../../protocol/errors/paypal.ts';
import { payError } from '../../protocol/pay-error.ts';
import type {
  PayPalCheckoutUpdatePaymentOptions,
  PayPalCheckoutUpdatePaymentServerDataReturn,
} from '../../types/paypal-checkout.ts';
import { flowError } from './create-payment.ts';
import { checkCurrencies } from './currencies.ts';
import type { CheckoutContext } from './checkout-context.ts';

type Options = PayPalCheckoutUpdatePaymentOptions;

/**
 * Changes a payment that its payer has not approved yet.
 * @throws BraintreeError `PAYPAL_MISSING_REQUIRED_OPTION`, `PAYPAL_INVALID_PAYMENT_OPTION`,
 *   `PAYPAL_FLOW_FAILED`
 */
export async function patchPayment(
  { client, merchantAccountId, track }: CheckoutContext,
  options: Options | undefined,
): Promise<PayPalCheckoutUpdatePaymentServerDataReturn> {
  if (!options || isMissingSomething(options)) {
    track('updatePayment.missing-options');
    throw payError(PAYPAL_MISSING_REQUIRED_OPTION);
  }
  try {
    checkCurrencies(options);
  } catch (error) {
    track('updatePayment.inconsistent-currencies');
    throw error;
  }
  track('updatePayment');
  const hasAddress = Object.hasOwn(options, 'shippingAddress');
  if (hasAddress) track('updatePayment.shippingAddress.provided.by-the-merchant');
  const { paymentId, orderId, currency, amount, lineItems, shippingOptions, amountBreakdown } =
    options;
  try {
    return await client.request({
      endpoint: 'paypal_hermes/patch_payment_resource',
      method: 'post',
      data: {
        merchantAccountId,
        paymentId: paymentId || orderId,
        currencyIsoCode: currency,
        amount,
        lineItems,
        shippingOptions,
        amountBreakdown,
        ...(hasAddress && addressParts(options.shippingAddress)),
      },
    });
  } catch (cause) {
    const error = flowError(cause);
    const isInvalid = Object(cause).details?.httpStatus === 422;
    track(`updatePayment.${isInvalid ? 'invalid' : error.code}`);
    throw error;
  }
}

/** An address may hold more; none of it overwrites the payment. */
function addressParts(address: Options['shippingAddress']): object {
  const { line1, line2, city, state, postalCode, countryCode, phone, recipientName } =
    // None at all is an error of the flow.
    address as NonNullable<Options['shippingAddress']>;
  return { line1, line2, city, state, postalCode, countryCode, phone, recipientName };
}

function isMissingSomething(options: Options): boolean {
  const has = (name: string): boolean => Object.hasOwn(options, name);
  return !has('paymentId') || !has('currency') || !(has('amount') || has('lineItems'));
}
