import { PAYPAL_ACCOUNT_TOKENIZATION_FAILED } from '../../protocol/errors/paypal.ts';
import { payError } from '../../protocol/pay-error.ts';
import type {
  PayPalCheckoutTokenizationOptions,
  PayPalCheckoutTokenizePayload,
} from '../../types/paypal-checkout.ts';
import { accountBody, type LastPayment, payloadOf } from './account.ts';
import type { Desk } from './desk.ts';

/**
 * Turns an approved payment into a nonce.
 * @throws BraintreeError `PAYPAL_ACCOUNT_TOKENIZATION_FAILED`
 */
export async function tokenizeAccount(
  { client, configuration, merchantAccountId, paypal, tell }: Desk,
  options: PayPalCheckoutTokenizationOptions | null | undefined,
  last: LastPayment,
): Promise<PayPalCheckoutTokenizePayload> {
  tell('tokenization.started');
  const facts = {
    isKey: configuration.authorizationType === 'TOKENIZATION_KEY',
    unilateral: paypal['unvettedMerchant'],
  };
  try {
    const payload = payloadOf(
      await client.request({
        endpoint: 'payment_methods/paypal_accounts',
        method: 'post',
        data: { merchantAccountId, paypalAccount: accountBody(options ?? {}, last, facts) },
      }),
    );
    tell('tokenization.success');
    if (payload.creditFinancingOffered) tell('credit.accepted');
    return payload;
  } catch (originalError) {
    tell('tokenization.failed');
    throw payError(PAYPAL_ACCOUNT_TOKENIZATION_FAILED, {}, { originalError });
  }
}
