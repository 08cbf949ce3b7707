import type { CvvResponse } from '../../test-values/issuer-answers.ts';
import type { Card } from '../vault/cards.service.ts';

/** How a nonce for tests ends, whatever the amount. */
export type NonceOutcome =
  | 'processorDeclined'
  | 'processorFailed'
  | 'rejectedAsFraud'
  | 'rejectedByRisk'
  | 'luhnInvalid';

/** As the server SDK and browsers name what can pay. */
export type NonceType =
  | 'CreditCard'
  | 'AndroidPayCard'
  | 'PayPalAccount'
  | 'LocalPayment'
  | 'SepaDebitAccount'
  | 'MasterpassCard';

/** What stands behind a nonce. */
export interface NonceContent {
  type: NonceType;
  /** Present for every kind of card. */
  card: Card | null;
  cvvResponse: CvvResponse;
  /** Of a payment method that is in the vault already, and whose it is. */
  paymentMethodToken: string | null;
  customerId: string | null;
  outcome: NonceOutcome | null;
  threeDSecure: Record<string, unknown> | null;
  /** What a type other than a card has to say of itself. */
  details: Record<string, unknown>;
}

export interface Nonce extends NonceContent {
  /** The bearer value itself. */
  nonce: string;
  isConsumed: boolean;
  createdAt: Date;
  expiresAt: Date;
}

/** What stands behind a nonce, for another one of the same. */
export function contentOf(nonce: Nonce): NonceContent {
  const { nonce: _, isConsumed: __, createdAt: ___, expiresAt: ____, ...content } = nonce;
  return content;
}
