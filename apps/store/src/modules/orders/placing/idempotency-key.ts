import { createHash } from 'node:crypto';
import type { CheckoutRow } from '../../checkout/checkout.service.ts';
import { keyOfLocalPayment, type IdempotencyKey } from '../../payments/attempts.service.ts';
import type { Submit } from './claim-order.service.ts';

/**
 * Names the submission that a call belongs to. What was approved at a bank is one submission, of the page
 * that comes back and of the gateway's notice, whatever key each of them brings. Without a key of its own
 * the call is known by what it would charge: the checkout as it is and the token.
 */
export function idempotencyKeyOf(
  { payment, key, checkoutForm }: Pick<Submit, 'payment' | 'key' | 'checkoutForm'>,
  { id: scopeId, version }: Pick<CheckoutRow, 'id' | 'version'>,
): IdempotencyKey {
  const paymentId = bankPaymentOf(payment);
  if (paymentId !== undefined) {
    return {
      scopeId,
      key: keyOfLocalPayment(paymentId),
      requestHash: hash(['bank', paymentId]),
    };
  }
  const token = tokenOf(payment);
  const requestHash = hash([payment.provider, token, payment.cartTotal, sorted(checkoutForm)]);
  const derived = `derived-${hash([scopeId, version, payment.provider, token]).toString('base64url')}`;
  return { scopeId, key: key ?? derived, requestHash };
}

/** The gateway's id of a local payment that its payer has approved; undefined for any other. */
export function bankPaymentOf(payment: Submit['payment']): string | undefined {
  if (payment.provider !== 'otherMethods' || payment.nonce === undefined) return undefined;
  return payment.local?.paymentId;
}

/** What the page got in place of the card or account. */
export function tokenOf(payment: Submit['payment']): string {
  if (payment.provider === 'hostedFields') return payment.nonce;
  if (payment.provider === 'otherMethods') return payment.nonce ?? payment.local?.paymentId ?? '';
  return payment.provider === 'cardForm' ? payment.token : '';
}

function sorted(form: Record<string, string>): [string, string][] {
  return Object.entries(form).toSorted(([one], [other]) => (one < other ? -1 : 1));
}

function hash(parts: readonly unknown[]): Buffer {
  return createHash('sha256').update(JSON.stringify(parts)).digest();
}
