import type { PaymentLinkEvent } from './payment-link.machine.ts';

/** What a link took, and what of it is back or on its way back. Amounts are minor units. */
export interface RefundableLink {
  readonly amountMinor: number;
  readonly refundedMinor: number;
}

/** What a refund does to its link, or why it can't be. */
export type LinkRefundPlan =
  | {
      readonly event: Extract<PaymentLinkEvent, 'refund-part' | 'refund-rest'>;
      refundedMinor: number;
    }
  | { readonly refusal: 'not-positive' | 'too-large' };

/** Plans a refund of some of a link's money: all refunds together never exceed what was paid. */
export function planLinkRefund(link: RefundableLink, askedMinor: number): LinkRefundPlan {
  if (!Number.isSafeInteger(askedMinor) || askedMinor <= 0) return { refusal: 'not-positive' };
  const refundedMinor = link.refundedMinor + askedMinor;
  if (refundedMinor > link.amountMinor) return { refusal: 'too-large' };
  return {
    event: refundedMinor === link.amountMinor ? 'refund-rest' : 'refund-part',
    refundedMinor,
  };
}
