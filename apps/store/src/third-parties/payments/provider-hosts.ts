/** Where the payment provider's own scripts call, open frames and count: card fields, wallets, device data. */
export const providerHosts = [
  'https://*.braintreegateway.com',
  'https://*.braintree-api.com',
  'https://*.cardinalcommerce.com',
  'https://*.paypal.com',
  'https://pay.google.com',
];

/** Whether money really moves there, instead of at a gateway of ours. */
export function isProvider(url: string | undefined): boolean {
  return url !== undefined && `.${new URL(url).hostname}`.endsWith('.braintreegateway.com');
}
