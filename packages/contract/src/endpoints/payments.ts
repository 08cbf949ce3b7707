/** Where the gateway tells by itself what became of a payment: its own form, signed by its keys. */
export const paymentNoticesPath = '/webhooks/payments';
