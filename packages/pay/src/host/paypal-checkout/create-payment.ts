import {
  PAYPAL_FLOW_FAILED,
  PAYPAL_FLOW_OPTION_REQUIRED,
  PAYPAL_INVALID_PAYMENT_OPTION,
} from '../../protocol/errors/paypal.ts';
import { type BraintreeError, httpStatusOf, payError } from '../../protocol/pay-error.ts';
import type { PayPalCheckoutCreatePaymentOptions } from '../../types/paypal-checkout.ts';
import { checkCurrencies } from './currencies.ts';
import { checkoutBody } from './checkout-body.ts';
import type { CheckoutContext } from './checkout-context.ts';
import { endpointOf, isFlow, paymentBody, type ReturnAddresses } from './payment-body.ts';

/** A payment that waits for its payer. */
export interface Resource {
  /** The order's token, or the billing agreement's. */
  token: string;
  /** Where the payer approves it. */
  approvalUrl: string;
}

/** PayPal's buttons take the approval themselves and never go there. */
const errorPage = 'https://www.paypal.com/checkoutnow/error';
const nowhere = { returnUrl: errorPage, cancelUrl: errorPage };

/**
 * Has the gateway create a payment.
 * @throws BraintreeError `PAYPAL_FLOW_OPTION_REQUIRED`, `PAYPAL_INVALID_PAYMENT_OPTION`,
 *   `PAYPAL_FLOW_FAILED`, or what the client refused with
 */
export async function createResource(
  { client, merchantAccountId, paypal, track }: CheckoutContext,
  options: PayPalCheckoutCreatePaymentOptions | undefined,
  addresses?: ReturnAddresses,
): Promise<Resource> {
  const { flow, offerCredit } = options ?? {};
  if (!options || !isFlow(flow)) throw payError(PAYPAL_FLOW_OPTION_REQUIRED);
  checkCurrencies(options);
  // A vault-initiated checkout sends events of its own.
  if (!addresses) track('createPayment');
  if (offerCredit === true) track('credit.offered');
  const facts = { ...(addresses ?? nowhere), displayName: paypal['displayName'] };
  try {
    return resourceOf(
      await client.request({
        endpoint: endpointOf(flow === 'vault'),
        method: 'post',
        data: { ...checkoutBody(options, merchantAccountId), ...paymentBody(options, facts) },
      }),
    );
  } catch (error) {
    throw flowError(error);
  }
}

interface Answer {
  paymentResource?: { redirectUrl?: string };
  agreementSetup?: { tokenId?: string; approvalUrl?: string };
}

function resourceOf({ paymentResource, agreementSetup }: Answer): Resource {
  const approvalUrl = paymentResource?.redirectUrl ?? agreementSetup?.approvalUrl ?? '';
  const [, query] = approvalUrl.split('?');
  const token = agreementSetup?.tokenId ?? new URLSearchParams(query).get('token');
  if (!token) throw new TypeError('the gateway answered without a token');
  return { token, approvalUrl };
}

/**
 * A refusal of the options, or whatever else kept the flow from going on. What the client says of the
 * line is the cause of a flow that failed, not the failure itself.
 */
export function flowError(originalError: unknown): BraintreeError {
  const isRefused = httpStatusOf(originalError) === 422;
  const kind = isRefused ? PAYPAL_INVALID_PAYMENT_OPTION : PAYPAL_FLOW_FAILED;
  return payError(kind, {}, { originalError });
}
