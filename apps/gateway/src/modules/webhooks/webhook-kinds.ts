/** What a merchant can be notified of. */
export const webhookKinds = [
  'check',
  'transaction_settled',
  'transaction_settlement_declined',
  'transaction_disbursed',
  'refund_failed',
  'dispute_opened',
  'dispute_accepted',
  'dispute_auto_accepted',
  'dispute_disputed',
  'dispute_expired',
  'dispute_lost',
  'dispute_under_review',
  'dispute_won',
  'local_payment_completed',
  'local_payment_expired',
  'local_payment_funded',
  'local_payment_reversed',
] as const;

export type WebhookKind = (typeof webhookKinds)[number];
