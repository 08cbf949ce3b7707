import type { Configuration } from '../../protocol/configuration.ts';
import type { RequestOptions } from '../../protocol/request.ts';
import { loadFraudnet } from '../shared/fraudnet.ts';

/** Where the merchant has it on, each tokenized card is joined with what is known of the device. */
export function shareDeviceData(
  configuration: Configuration,
  options: RequestOptions,
  body: unknown,
): void {
  const { gatewayConfiguration, authorizationFingerprint } = configuration;
  const { creditCards } = Object(body) as { creditCards?: { nonce?: string }[] };
  const nonce = creditCards?.[0]?.nonce;
  const isCard = options.endpoint?.endsWith('credit_cards');
  if (!nonce || !isCard || !gatewayConfiguration.creditCards?.collectDeviceData) return;
  const customer = /(?:^|&)customer_id=([^&]*)/.exec(authorizationFingerprint ?? '')?.[1];
  const { loaded } = loadFraudnet({
    f: nonce.slice(0, 32),
    fp: {
      rda_tenant: 'bt_card',
      mid: gatewayConfiguration.merchantId,
      ...(customer && { cid: customer }),
    },
    bu: false,
    s: 'BRAINTREE_SIGNIN',
  });
  // The card is tokenized whether or not this works.
  loaded.catch(() => undefined);
}
