import type { LabBrand } from '@albumen/contract/brands';
import { layOut } from './layout.ts';
import type { MailContent } from './mailer.ts';

/** Why money that was approved at a bank was not taken. */
export type UnusedReason = 'totalChanged' | 'notReady' | 'refused' | 'otherAmount' | 'ordered';

export interface MailedUnusedPayment {
  /** The checkout, or the order that it became otherwise. */
  url: string;
  /** The amount as it was approved, in words. */
  amount: string;
  method: string;
  reason: UnusedReason;
  /** The order's reference, for `ordered`. */
  reference: string;
}

const becauses: Record<UnusedReason, string> = {
  totalChanged: 'The total of your checkout changed while you were at your bank.',
  notReady: 'Something in your checkout changed while you were at your bank, and needs attention.',
  refused: 'The payment was not accepted in the end.',
  otherAmount: 'What was approved is another amount than your checkout asked for.',
  ordered: '',
};

/** Its payer approved a payment and left; no order came of it. */
export function bankPaymentUnusedMail(
  brand: LabBrand,
  { url, amount, method, reason, reference }: MailedUnusedPayment,
): MailContent {
  const isOrdered = reason === 'ordered';
  const because = isOrdered
    ? `This checkout had become order ${reference} before, so that a second payment is not needed.`
    : `${becauses[reason]} So we did not take the money, and no order was placed.`;
  return layOut(brand, {
    kind: 'bankPaymentUnused',
    subject: `Your payment by ${method} was not used`,
    preview: 'Nothing was charged.',
    heading: isOrdered ? 'Your order is paid only once' : 'Your order was not placed',
    paragraphs: [
      `You approved ${amount} by ${method}. ${because}`,
      'Nothing was charged. If your bank shows the amount as paid, it comes back to you by itself within a few days.',
      isOrdered
        ? 'There is nothing for you to do.'
        : 'Your cart and what you entered are kept. Look at the checkout once more and place the order again when you like.',
    ],
    button: isOrdered ? { label: 'See your order', url } : { label: 'Back to your checkout', url },
    footnote: 'You get this mail because this address was given at the checkout.',
  });
}
