export * as client from './client.ts';
export * as dataCollector from './data-collector.ts';
export * as hostedFields from './hosted-fields.ts';
export * as preferredPaymentMethods from './preferred-payment-methods.ts';
export { configure, type PayConfiguration } from './host/shared/gateway-url.ts';
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
