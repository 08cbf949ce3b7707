import { PAYPAL_POPUP_CLOSED } from '../../protocol/errors/paypal.ts';
import { payError } from '../../protocol/pay-error.ts';
import type { PayPalTokenizePayload } from '../../types/paypal.ts';
import type { ReturnParams } from '../frame-service/flow.ts';
import { tokenizeAccount } from '../paypal-checkout/tokenize.ts';
import type { PendingFlow } from './pending-flow.ts';
import type { PayPalParts } from './pay-in-window.ts';

/**
 * Turns what PayPal led back with into a nonce.
 * @throws BraintreeError `PAYPAL_POPUP_CLOSED`, `PAYPAL_ACCOUNT_TOKENIZATION_FAILED`
 */
export async function tokenizeReturn(
  parts: Omit<PayPalParts, 'service' | 'canLeavePage'>,
  { flow, intent, vault }: PendingFlow,
  params: ReturnParams,
): Promise<PayPalTokenizePayload> {
  const { c, wasCanceled, paymentId, PayerID, ba_token: billingToken, token } = params;
  // An app's browser says the first, a page that had to leave the second.
  if (c || wasCanceled === 'true') {
    parts.track('tokenization.closed.by-user');
    throw payError(PAYPAL_POPUP_CLOSED);
  }
  const approval = { paymentID: paymentId, payerID: PayerID, billingToken, paymentToken: token };
  // PayPal Checkout's tokenization takes an option that is there, and empty, for a no.
  const options = { ...approval, vault: vault !== false };
  const account = await tokenizeAccount(parts, options, { flow, intent });
  return account as PayPalTokenizePayload; // the gateway gives an account of PayPal in one shape
}
