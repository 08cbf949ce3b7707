/** Sub-path → name in `window.braintree`; each has an entry of that name in `src/`. */
const present = {
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

/** Those of the published SDK that are not here, and say so. */
const absent = {
  'american-express': 'americanExpress',
  'apple-pay': 'applePay',
  fastlane: 'fastlane',
  unionpay: 'unionpay',
  'us-bank-account': 'usBankAccount',
  'vault-manager': 'vaultManager',
  venmo: 'venmo',
  'visa-checkout': 'visaCheckout',
};

/** Every sub-path of the package with a component's name, present or not. */
export const components: readonly (readonly [path: string, name: string])[] = Object.entries({
  ...present,
  ...absent,
});
