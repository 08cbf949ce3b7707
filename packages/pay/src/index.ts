export * as client from './client.ts';
export * as dataCollector from './data-collector.ts';
export * as googlePayment from './google-payment.ts';
export * as hostedFields from './hosted-fields.ts';
export * as localPayment from './local-payment.ts';
export * as masterpass from './masterpass.ts';
export * as paypal from './paypal.ts';
export * as paypalCheckout from './paypal-checkout.ts';
export * as paymentRequest from './payment-request.ts';
export * as preferredPaymentMethods from './preferred-payment-methods.ts';
export * as threeDSecure from './three-d-secure.ts';
export * as sepa from './sepa.ts';

// The published SDK has these, this one has not: `create` of each says so.
export * as americanExpress from './american-express.ts';
export * as applePay from './apple-pay.ts';
export * as fastlane from './fastlane.ts';
export * as unionpay from './unionpay.ts';
export * as usBankAccount from './us-bank-account.ts';
export * as vaultManager from './vault-manager.ts';
export * as venmo from './venmo.ts';
export * as visaCheckout from './visa-checkout.ts';

export { configure, type PayConfiguration } from './host/shared/gateway-url.ts';
export { isPayError } from './host/shared/is-pay-error.ts';
export { loadPay, type LoadPayOptions, type PayComponents } from './load.ts';
export * from './core.ts';

export type * from './types/client.ts';
export type * from './types/data-collector.ts';
export type * from './types/google-payment.ts';
export type * from './types/hosted-fields.ts';
export type * from './types/local-payment.ts';
export type * from './types/masterpass.ts';
export type * from './types/payment-request.ts';
export type * from './types/paypal-checkout.ts';
export type * from './types/paypal.ts';
export type * from './types/preferred-payment-methods.ts';
export type * from './types/sepa.ts';
export type * from './types/three-d-secure.ts';
