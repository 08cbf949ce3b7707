import type { CvvResponse, NonceOutcome, NonceType } from '../../db/column-values.ts';
import type { Card } from '../vault/cards.service.ts';

/** What stands behind a nonce. */
export interface NonceContent {
  type: NonceType;
  /** Present for every kind of card. */
  card: Card | null;
  cvvResponse: CvvResponse;
  /** The payment method that is in the vault already, and whose it is. */
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

/** Stands for a CVV that came alone, and can pay for nothing by itself. */
export function isCvvNonce({ type, card }: Pick<NonceContent, 'type' | 'card'>): boolean {
  return type === 'CreditCard' && card === null;
}

/** What stands behind a nonce, for another one of the same. */
export function contentOf(nonce: Nonce): NonceContent {
  const { nonce: _, isConsumed: __, createdAt: ___, expiresAt: ____, ...content } = nonce;
  return content;
}
