import { PAYPAL_ACCOUNT_TOKENIZATION_FAILED } from '../../protocol/errors/paypal.ts';
import { payError } from '../../protocol/pay-error.ts';
import type {
  PayPalCheckoutTokenizationOptions,
  PayPalCheckoutTokenizePayload,
} from '../../types/paypal-checkout.ts';
import { accountBody, type LastPayment, payloadOf } from './account.ts';
import type { CheckoutContext } from './checkout-context.ts';

/** What a component that asks for the nonce of a PayPal account works with. */
type AccountParts = Pick<CheckoutContext, 'client' | 'configuration' | 'paypal' | 'track'> &
  Partial<Pick<CheckoutContext, 'merchantAccountId'>>;

/**
 * Turns an approved payment into a nonce, in one shape whichever component asks.
 * @throws BraintreeError `PAYPAL_ACCOUNT_TOKENIZATION_FAILED`
 */
export async function tokenizeAccount(
  { client, configuration, merchantAccountId, paypal, track }: AccountParts,
  options: PayPalCheckoutTokenizationOptions | null | undefined,
  last: LastPayment,
): Promise<PayPalCheckoutTokenizePayload> {
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
    track('tokenization.success');
    if (payload.creditFinancingOffered) track('credit.accepted');
    return payload;
  } catch (originalError) {
    track('tokenization.failed');
    throw payError(PAYPAL_ACCOUNT_TOKENIZATION_FAILED, {}, { originalError });
  }
}
