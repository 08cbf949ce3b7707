import type { Track } from '../../protocol/analytics.ts';
import {
  LOCAL_PAYMENT_CANCELED,
  LOCAL_PAYMENT_START_PAYMENT_FAILED,
  LOCAL_PAYMENT_TOKENIZATION_FAILED,
} from '../../protocol/errors/local-payment.ts';
import { payError } from '../../protocol/pay-error.ts';
import type { LocalPaymentTokenizePayload } from '../../types/local-payment.ts';
import { popupBridge } from '../frame-service/bridge-window.ts';
import type { InstanceParts } from './instance.ts';
import { isSet, payloadOf, type BankParams, tokenizeBody } from './wire.ts';

/**
 * Turns what a bank led back with into a nonce.
 * @throws BraintreeError `LOCAL_PAYMENT_CANCELED`, `…_START_PAYMENT_FAILED`, `…_TOKENIZATION_FAILED`
 */
export async function tokenizeReturn(
  { client, configuration, merchantAccountId }: InstanceParts,
  params: BankParams,
  track: Track,
): Promise<LocalPaymentTokenizePayload> {
  const { errorcode, btLpToken: token } = params;
  const details = { originalError: { errorcode, token } };
  if (isSet(params['c']) || isSet(params['wasCanceled'])) {
    throw payError(LOCAL_PAYMENT_CANCELED, {}, details);
  }
  if (errorcode) throw payError(LOCAL_PAYMENT_START_PAYMENT_FAILED, {}, details);
  const unilateral = configuration.gatewayConfiguration.paypal?.['unvettedMerchant'];
  try {
    const body = await client.request({
      endpoint: 'payment_methods/paypal_accounts',
      method: 'post',
      data: { merchantAccountId, paypalAccount: tokenizeBody(params, { unilateral }) },
    });
    const payload = payloadOf(body);
    track(`tokenization.success${popupBridge() ? '-popupbridge' : ''}`);
    return payload;
  } catch (originalError) {
    track('tokenization.failed');
    throw payError(LOCAL_PAYMENT_TOKENIZATION_FAILED, {}, { originalError });
  }
}

/** Parameters of this page's own address, also where its router keeps them behind the `#`. */
export function pageParams(): BankParams {
  const [, query = ''] = location.href.split('?');
  return Object.fromEntries(new URLSearchParams(query.replace(/#.*/, '')));
}
