import type { LabBrand } from '@albumen/contract/brands';
import { formatPrice } from '@albumen/domain/money/format-price';
import { foreignText } from './foreign-text.ts';
import { layOut } from './layout.ts';
import type { MailContent } from './mailer.ts';
import { formatDate } from './plain-text.ts';

/** What every mail about a payment link knows of it. */
export interface MailedLink {
  url: string;
  reference: string;
  /** The photographer's business. */
  from: string;
  purpose: string;
  amountMinor: number;
  currency: string;
}

const payerFootnote = 'You get this mail because this address was given with the payment.';
const ownFootnote = 'You get this mail because you made this payment link.';

function sumOf({ amountMinor, currency }: MailedLink): string {
  return formatPrice(amountMinor, currency);
}

function whatFor({ purpose }: MailedLink): string {
  return `For: ${foreignText(purpose, 200)}`;
}

export interface MailedRequest extends MailedLink {
  /** A calendar day. */
  dueOn: string | null;
  isReminder: boolean;
}

export function paymentLinkMail(brand: LabBrand, link: MailedRequest): MailContent {
  const from = foreignText(link.from);
  const due =
    link.dueOn === null
      ? []
      : [`It can be paid until ${formatDate(new Date(`${link.dueOn}T00:00:00Z`))}.`];
  return layOut(brand, {
    kind: 'paymentLink',
    subject: link.isReminder ? `A reminder from ${from}` : `${from} asks for a payment`,
    preview: `${sumOf(link)}, ${link.reference}.`,
    heading: link.isReminder
      ? `${sumOf(link)} is still to be paid`
      : `${from} asks for ${sumOf(link)}`,
    paragraphs: [
      whatFor(link),
      ...(link.isReminder ? [`${from} asks you to pay it.`] : []),
      ...due,
    ],
    button: { label: `Pay ${sumOf(link)}`, url: link.url },
    footnote: `You get this mail because ${from} gave this address. If you know nothing of it, do nothing.`,
  });
}

export interface MailedLinkReceipt extends MailedLink {
  paidAt: Date;
  paidWith: string;
}

export function linkReceiptMail(brand: LabBrand, link: MailedLinkReceipt): MailContent {
  return layOut(brand, {
    kind: 'linkReceipt',
    subject: `Your payment ${link.reference}`,
    preview: `${sumOf(link)} to ${foreignText(link.from)}.`,
    heading: 'Thank you, it is paid',
    paragraphs: [
      `${sumOf(link)} to ${foreignText(link.from)}, paid on ${formatDate(link.paidAt)}.`,
      whatFor(link),
      `Payment ${link.reference}. ${link.paidWith}.`,
    ],
    button: { label: 'See your receipt', url: link.url },
    footnote: payerFootnote,
  });
}

export interface MailedPaidLink extends MailedLink {
  payerName: string;
  payerEmail: string;
  paidWith: string;
}

/** Goes to the photographer. */
export function linkPaidMail(brand: LabBrand, link: MailedPaidLink): MailContent {
  return layOut(brand, {
    kind: 'linkPaid',
    subject: `${link.reference} is paid`,
    preview: `${sumOf(link)} from ${foreignText(link.payerName)}.`,
    heading: `${sumOf(link)} was paid`,
    paragraphs: [
      `${foreignText(link.payerName)} (${foreignText(link.payerEmail)}) paid ${link.reference}. ${foreignText(link.paidWith)}.`,
      whatFor(link),
    ],
    button: { label: 'See the payment link', url: link.url },
    footnote: ownFootnote,
  });
}

export function linkAwaitingMail(brand: LabBrand, link: MailedLink): MailContent {
  return layOut(brand, {
    kind: 'linkAwaiting',
    subject: `Your payment ${link.reference} is on its way`,
    preview: `${sumOf(link)} to ${foreignText(link.from)}.`,
    heading: 'Your payment is on its way',
    paragraphs: [
      `${sumOf(link)} to ${foreignText(link.from)}. Banks take some days; we mail you the receipt as soon as it has arrived. There is nothing more to do.`,
      whatFor(link),
    ],
    button: { label: 'See how it stands', url: link.url },
    footnote: payerFootnote,
  });
}

/** Follows an outcome that was not known at once: it came to nothing. */
export function linkNotPaidMail(brand: LabBrand, link: MailedLink): MailContent {
  return layOut(brand, {
    kind: 'linkNotPaid',
    subject: `Your payment ${link.reference} did not go through`,
    preview: 'Nothing was charged.',
    heading: 'Your payment did not go through',
    paragraphs: [
      `${sumOf(link)} to ${foreignText(link.from)} was not charged. If your bank shows a held amount, it lets it go by itself.`,
      whatFor(link),
      'You can pay it again, in another way if you like.',
    ],
    button: { label: 'Pay again', url: link.url },
    footnote: payerFootnote,
  });
}

export interface MailedExpiry extends MailedLink {
  to: 'payer' | 'photographer';
}

export function linkExpiredMail(brand: LabBrand, link: MailedExpiry): MailContent {
  const isOwn = link.to === 'photographer';
  return layOut(brand, {
    kind: 'linkExpired',
    subject: `${link.reference} has expired`,
    preview: 'It was not paid.',
    heading: isOwn ? 'A payment link has expired' : 'Your payment did not arrive',
    paragraphs: [
      isOwn
        ? `${sumOf(link)} was not paid in time, and the link takes no more money. Give it another due date to open it again.`
        : `We waited for ${sumOf(link)} to ${foreignText(link.from)}, and it did not arrive. If it still does, it goes back to you.`,
      whatFor(link),
    ],
    button: { label: isOwn ? 'See the payment link' : 'See how it stands', url: link.url },
    footnote: isOwn ? ownFootnote : payerFootnote,
  });
}

export interface MailedLinkRefund extends MailedLink {
  refundMinor: number;
}

export function linkRefundedMail(brand: LabBrand, link: MailedLinkRefund): MailContent {
  const back = formatPrice(link.refundMinor, link.currency);
  return layOut(brand, {
    kind: 'linkRefunded',
    subject: `${back} comes back to you`,
    preview: `Of your payment ${link.reference}.`,
    heading: `${back} comes back to you`,
    paragraphs: [
      `${foreignText(link.from)} returned ${back} of your payment ${link.reference}. It goes the way it came; banks take a few days to show it.`,
      whatFor(link),
    ],
    button: { label: 'See your receipt', url: link.url },
    footnote: payerFootnote,
  });
}
