/** What a merchant can be notified of. */
export const webhookKinds = [
  'check',
  'transaction_settled',
  'transaction_settlement_declined',
  'transaction_disbursed',
  'refund_failed',
  'local_payment_completed',
  'local_payment_expired',
  'local_payment_funded',
  'local_payment_reversed',
] as const;

export type WebhookKind = (typeof webhookKinds)[number];
