/** Where the gateway sends its notices of payments: its own form, signed by its keys. */
export const paymentNoticesPath = '/webhooks/payments';

/** What a page asks to be set up for: each is loaded once its method is chosen. */
export type PaymentSetupKind = 'card' | 'otherMethods';
