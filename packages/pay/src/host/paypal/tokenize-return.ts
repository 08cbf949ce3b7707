import {
  PAYPAL_ACCOUNT_TOKENIZATION_FAILED,
  PAYPAL_POPUP_CLOSED,
} from '../../protocol/errors/paypal.ts';
import { payError } from '../../protocol/pay-error.ts';
import type { PayPalTokenizePayload } from '../../types/paypal.ts';
import type { ReturnParams } from '../frame-service/flow.ts';
import { accountBody, payloadOf } from '../paypal-checkout/account.ts';
import type { PendingFlow } from './pending-flow.ts';
import type { PayPalParts } from './pay-in-window.ts';

/**
 * Turns what PayPal led back with into a nonce.
 * @throws BraintreeError `PAYPAL_POPUP_CLOSED`, `PAYPAL_ACCOUNT_TOKENIZATION_FAILED`
 */
export async function tokenizeReturn(
  { client, configuration, paypal, track }: PayPalParts,
  { flow, intent, vault }: PendingFlow,
  params: ReturnParams,
): Promise<PayPalTokenizePayload> {
  const { c, wasCanceled, paymentId, PayerID, ba_token: billingToken, token } = params;
  // An app's browser says the first, a page that had to leave the second.
  if (c || wasCanceled === 'true') {
    track('tokenization.closed.by-user');
    throw payError(PAYPAL_POPUP_CLOSED);
  }
  const approval = { paymentID: paymentId, payerID: PayerID, billingToken, paymentToken: token };
  const facts = {
    isKey: configuration.authorizationType === 'TOKENIZATION_KEY',
    unilateral: paypal['unvettedMerchant'],
  };
  try {
    // The gateway gives an account of PayPal in one shape, whichever component asked.
    const payload = payloadOf(
      await client.request({
        endpoint: 'payment_methods/paypal_accounts',
        method: 'post',
        data: {
          paypalAccount: accountBody({ ...approval, vault }, { flow, intent }, facts),
        },
      }),
    ) as PayPalTokenizePayload;
    track('tokenization.success');
    if (payload.creditFinancingOffered) track('credit.accepted');
    return payload;
  } catch (originalError) {
    track('tokenization.failed');
    throw payError(PAYPAL_ACCOUNT_TOKENIZATION_FAILED, {}, { originalError });
  }
}
