import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Sub-path → name in `window.braintree`. */
const all = {
  client: 'client',
  'hosted-fields': 'hostedFields',
  'data-collector': 'dataCollector',
  'preferred-payment-methods': 'preferredPaymentMethods',
  paypal: 'paypal',
  'paypal-checkout': 'paypalCheckout',
  'local-payment': 'localPayment',
  masterpass: 'masterpass',
  'payment-request': 'paymentRequest',
  'google-payment': 'googlePayment',
  sepa: 'sepa',
  'three-d-secure': 'threeDSecure',
};

/** The components that have an entry in `src/`: sub-path and name. */
export function components(root: string): [path: string, name: string][] {
  return Object.entries(all).filter(([path]) => existsSync(join(root, 'src', `${path}.ts`)));
}
