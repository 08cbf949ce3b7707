import { formatAmount } from '@albumen/domain/money/decimal-amount';
import type { CardVerification } from '@albumen/pay-react';
import type { Price, Tokenized, TypedCard } from './card-tokenizer.ts';

/** The bank that issued the card did not confirm the payment, or was not allowed to. */
export class UnconfirmedError extends Error {
  readonly wasCanceled: boolean;

  constructor(wasCanceled: boolean) {
    super('the bank did not confirm the payment');
    this.wasCanceled = wasCanceled;
  }
}

/** Has the card's bank asked where 3-D Secure is offered; a charge that still demands it is a 402. */
export async function challenge({ payment, verify }: TypedCard, price: Price): Promise<Tokenized> {
  return verify ? verify(price) : payment;
}

interface Verifying extends Price {
  nonce: string;
  /** The card's first digits, so that its bank can look at this browser early. */
  bin: string;
}

/** A bank that says no; one that cannot tell leaves the decision to the charge. */
const refusals: readonly string[] = [
  'authenticate_failed',
  'authenticate_frictionless_failed',
  'authenticate_rejected',
];

/**
 * The nonce that the bank has confirmed, in place of the one that was made of the card.
 * @param isCanceled whether the customer gave up at the bank
 */
export async function confirmCard(
  verifyCard: CardVerification['verifyCard'],
  { nonce, bin, amountMinor, currency }: Verifying,
  isCanceled: () => boolean,
): Promise<string> {
  const amount = formatAmount(amountMinor, currency);
  const verified = await verifyCard({ nonce, bin, amount, collectDeviceData: true });
  const { status, liabilityShifted } = verified.threeDSecureInfo;
  if (!liabilityShifted && refusals.includes(status)) throw new UnconfirmedError(isCanceled());
  return verified.nonce;
}
