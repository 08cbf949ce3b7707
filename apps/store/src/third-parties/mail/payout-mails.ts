import type { LabBrand } from '@albumen/contract/brands';
import { limits } from '@albumen/contract/limits';
import { formatPrice } from '@albumen/domain/money/format-price';
import { foreignText } from './foreign-text.ts';
import { layOut } from './layout.ts';
import type { MailContent } from './mailer.ts';

export interface MailedStatement {
  url: string;
  /** The month in words. */
  month: string;
  /** What is due of it; `isPaid` where that is enough for a payout. */
  due: readonly { currency: string; dueMinor: number; isPaid: boolean }[];
  /** We know where to pay it to. */
  isPayable: boolean;
}

export function statementMail(brand: LabBrand, statement: MailedStatement): MailContent {
  const { month, due, isPayable, url } = statement;
  const isAnyPaid = due.some(({ isPaid }) => isPaid);
  return layOut(brand, {
    kind: 'statement',
    subject: `Your statement for ${month}`,
    preview: 'What you sold, what went back, what we pay you.',
    heading: `Your statement for ${month}`,
    paragraphs: [
      ...due.map(dueText),
      ...(isAnyPaid && !isPayable
        ? ['We don’t know yet where to pay you. Tell us on your sales page.']
        : []),
    ],
    button: { label: 'See the statement', url },
    footnote: 'You get this mail after each month in which you sold something.',
  });
}

function dueText({ currency, dueMinor, isPaid }: MailedStatement['due'][number]): string {
  const amount = formatPrice(dueMinor, currency);
  if (isPaid) return `${amount} is due. We pay it within ${limits.payoutWithinDays} days.`;
  if (dueMinor < 0)
    return `${amount}: more went back than was sold. Your next sales make up for it.`;
  return `${amount} is less than we pay out at once. It is carried to the next month.`;
}

export interface MailedPayout {
  url: string;
  amountMinor: number;
  currency: string;
  reference: string;
  paidTo: string;
}

export function paidOutMail(brand: LabBrand, payout: MailedPayout): MailContent {
  const amount = formatPrice(payout.amountMinor, payout.currency);
  return layOut(brand, {
    kind: 'paidOut',
    subject: `We paid you ${amount}`,
    preview: `${foreignText(payout.paidTo)}, reference ${foreignText(payout.reference)}.`,
    heading: `We paid you ${amount}`,
    paragraphs: [
      `To: ${foreignText(payout.paidTo)}. Reference: ${foreignText(payout.reference)}.`,
      'Banks take one to three working days.',
    ],
    button: { label: 'See your sales', url: payout.url },
    footnote: 'You get this mail at every payout.',
  });
}

export function payoutDetailsChangedMail(
  brand: LabBrand,
  { url, paidTo }: { url: string; paidTo: string },
): MailContent {
  return layOut(brand, {
    kind: 'payoutDetailsChanged',
    subject: 'Where we pay you has changed',
    preview: `From now on: ${foreignText(paidTo)}.`,
    heading: 'Where we pay you has changed',
    paragraphs: [
      `From now on we pay you here: ${foreignText(paidTo)}.`,
      'If that was not you, change your password and the account, and write to us at once.',
    ],
    button: { label: 'See your sales', url },
    footnote: 'You get this mail whenever these details change.',
  });
}
