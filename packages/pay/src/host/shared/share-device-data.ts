import type { Configuration } from '../../protocol/configuration.ts';
import { loadFraudnet } from './fraudnet.ts';

/** Where the merchant has it on, each tokenized card is joined with what is known of the device. */
export function shareDeviceData(configuration: Configuration, nonce: string | undefined): void {
  const { gatewayConfiguration, authorizationFingerprint } = configuration;
  if (!nonce || !gatewayConfiguration.creditCards?.collectDeviceData) return;
  const customer = /(?:^|&)customer_id=([^&]*)/.exec(authorizationFingerprint ?? '')?.[1];
  const { loaded } = loadFraudnet(gatewayConfiguration.assetsUrl, {
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
