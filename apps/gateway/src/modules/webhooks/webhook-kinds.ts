/** What a merchant can be told of. */
export const webhookKinds = [
  'check',
  'transaction_settled',
  'transaction_settlement_declined',
  'transaction_disbursed',
  'refund_failed',
] as const;

export type WebhookKind = (typeof webhookKinds)[number];
