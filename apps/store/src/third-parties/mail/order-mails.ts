import type { LabBrand } from '@albumen/contract/brands';
import { formatPrice } from '@albumen/domain/money/format-price';
import { countLabel, type Counted } from '@albumen/domain/pricing/count-label';
import { foreignText } from './foreign-text.ts';
import { layOut, type Bill } from './layout.ts';
import type { MailContent } from './mailer.ts';
import { formatDate } from './plain-text.ts';

/** What every mail about an order knows of it. */
export interface MailedOrder {
  url: string;
  reference: string;
}

export interface MailedLine extends Counted {
  name: string;
}

export function lineText(line: MailedLine): string {
  return `${countLabel(line)} × ${foreignText(line.name)}`;
}

export interface MailedReceipt extends MailedOrder {
  placedAt: Date;
  currency: string;
  lines: readonly (MailedLine & { totalMinor: number })[];
  /** Discount taken off, shipping, tax: whatever is not nothing, in the order of the invoice. */
  sums: readonly { label: string; amountMinor: number }[];
  totalMinor: number;
  paidWith: string;
  shipTo: string;
}

type Row = Bill['rows'][number];

/** More lines than this are counted, not listed: the order's page has them all. */
const mostLines = 20;

export function orderReceiptMail(brand: LabBrand, order: MailedReceipt): MailContent {
  const { reference, currency, lines, sums } = order;
  const money = (amountMinor: number) => formatPrice(amountMinor, currency);
  const more = lines.length - mostLines;
  return layOut(brand, {
    kind: 'orderReceipt',
    subject: `Your order ${reference}`,
    preview: `${money(order.totalMinor)}, ${order.paidWith}.`,
    heading: 'Thank you for your order',
    paragraphs: [
      `Order ${reference}, placed on ${formatDate(order.placedAt)}.`,
      {
        rows: [
          ...lines.slice(0, mostLines).map((line): Row => [lineText(line), money(line.totalMinor)]),
          ...(more > 0
            ? [[`And ${more} more`, money(sumOf(lines.slice(mostLines)))] as const]
            : []),
          ...sums.map(({ label, amountMinor }): Row => [label, money(amountMinor)]),
          ['Total', money(order.totalMinor)],
        ],
      },
      `${order.paidWith}.`,
      `Ships to ${foreignText(order.shipTo, 200)}.`,
    ],
    button: { label: 'See your order', url: order.url },
    footnote: 'You get this mail because this address was given with the order.',
  });
}

function sumOf(lines: MailedReceipt['lines']): number {
  return lines.reduce((sum, { totalMinor }) => sum + totalMinor, 0);
}

export interface MailedShipment extends MailedOrder {
  /** Lines that are in the parcel. */
  lines: readonly MailedLine[];
  carrier: string;
  trackingNumber: string;
  /** Everything that was to come, a part of it, or one more parcel of what has shipped as a whole. */
  extent: 'whole' | 'part' | 'another';
}

const shippedHeadings: Readonly<Record<MailedShipment['extent'], string>> = {
  whole: 'Your order is on its way',
  part: 'Part of your order is on its way',
  another: 'Another parcel of your order is on its way',
};

export function orderShippedMail(brand: LabBrand, order: MailedShipment): MailContent {
  return layOut(brand, {
    kind: 'orderShipped',
    subject: `${order.extent === 'another' ? 'Another parcel of order' : 'Order'} ${order.reference} is on its way`,
    preview: `With ${foreignText(order.carrier)}.`,
    heading: shippedHeadings[order.extent],
    paragraphs: [
      ...order.lines.slice(0, mostLines).map(lineText),
      `${foreignText(order.carrier)} carries it as ${foreignText(order.trackingNumber)}.`,
      ...(order.extent === 'part' ? ['The rest follows in a parcel of its own.'] : []),
    ],
    button: { label: 'Follow the parcel', url: order.url },
    footnote: 'You get this mail because this address was given with the order.',
  });
}

/** What a payer gets back, in the currency that was charged. */
export interface RefundedMoney {
  amountMinor: number;
  currency: string;
}

export function returnText({ amountMinor, currency }: RefundedMoney): string {
  const money = formatPrice(amountMinor, currency);
  return `${money} goes back the way you paid. Banks take a few days to show it.`;
}

export interface MailedCancellation extends MailedOrder {
  returned: RefundedMoney;
  /** When it was not the customer who canceled: in the lab's words, or in ours. */
  reason?: string;
  isByLab?: boolean;
  /** No money had come. */
  isUnpaid: boolean;
}

export function orderCanceledMail(brand: LabBrand, order: MailedCancellation): MailContent {
  const isPaid = order.returned.amountMinor > 0;
  return layOut(brand, {
    kind: 'orderCanceled',
    subject: `Order ${order.reference} was canceled`,
    preview: 'Nothing of it is made.',
    heading: 'Your order was canceled',
    paragraphs: [
      ...(order.reason === undefined
        ? []
        : [`${order.isByLab ? "The lab can't make it: " : ''}${foreignText(order.reason, 300)}`]),
      `Nothing of order ${order.reference} is made.`,
      ...(isPaid ? [returnText(order.returned)] : []),
      ...(isPaid || !order.isUnpaid
        ? []
        : ['Nothing is charged; money that comes after all goes back by itself.']),
      'Your designs are kept.',
    ],
    button: { label: 'See the order', url: order.url },
    footnote: 'You get this mail because this address was given with the order.',
  });
}

/** Follows an outcome that nobody knew for a while: it came to nothing. */
export function orderNotPaidMail(brand: LabBrand, order: MailedOrder): MailContent {
  return layOut(brand, {
    kind: 'orderNotPaid',
    subject: `Order ${order.reference} was not placed`,
    preview: 'Nothing was charged.',
    heading: 'Your order was not placed',
    paragraphs: [
      'Your bank did not answer when you placed the order. Now we know: nothing was charged. If your card shows a held amount, your bank lets it go by itself.',
      'Your cart is kept. Place the order again when you like.',
    ],
    button: { label: 'Back to your cart', url: order.url },
    footnote: 'You get this mail because this address was given with the order.',
  });
}

export interface MailedLateCharge extends MailedOrder {
  amount: string;
  /** What the button says. */
  label: string;
}

/** A charge that turned up after its order or link no longer waited for it; of both. */
export function lateChargeMail(brand: LabBrand, charge: MailedLateCharge): MailContent {
  const { reference, amount, url, label } = charge;
  return layOut(brand, {
    kind: 'lateCharge',
    subject: `${amount} comes back to you`,
    preview: `A charge for ${reference} came too late.`,
    heading: `${amount} comes back to you`,
    paragraphs: [
      `A charge of ${amount} for ${reference} went through after we no longer waited for it. It was never yours to pay, so we returned it.`,
      'It goes back the way it came. Banks take a few days to show it.',
    ],
    button: { label, url },
    footnote: 'You get this mail because this address was given with the payment.',
  });
}

export interface MailedWaiting extends MailedOrder {
  amount: string;
  method: string;
  expiresAt: Date;
}

/** Its payment was begun by a method whose money comes later. */
export function orderAwaitingMail(brand: LabBrand, order: MailedWaiting): MailContent {
  return layOut(brand, {
    kind: 'orderAwaiting',
    subject: `Your order ${order.reference} awaits its payment`,
    preview: `${order.amount} by ${order.method}.`,
    heading: 'We have your order',
    paragraphs: [
      `Order ${order.reference} waits for its payment of ${order.amount} by ${order.method}.`,
      'We begin as soon as the money is confirmed, and mail you then. Until then you can cancel it.',
      `What has not come by ${formatDate(order.expiresAt)} ends the order; nothing is charged then.`,
    ],
    button: { label: 'See your order', url: order.url },
    footnote: 'You get this mail because this address was given with the order.',
  });
}

/** The awaited money was refused or never came. */
export function orderExpiredMail(
  brand: LabBrand,
  order: MailedOrder & { method: string },
): MailContent {
  return layOut(brand, {
    kind: 'orderExpired',
    subject: `Your order ${order.reference} was not paid`,
    preview: 'Nothing of it is made, and nothing was charged.',
    heading: 'Your payment did not arrive',
    paragraphs: [
      `The payment of order ${order.reference} by ${order.method} did not arrive, so it has ended. Nothing of it is made.`,
      'Money that comes after all goes back to you by itself. To order the same again, open the order and choose “Order again”.',
    ],
    button: { label: 'See the order', url: order.url },
    footnote: 'You get this mail because this address was given with the order.',
  });
}

export interface MailedSale {
  url: string;
  reference: string;
  galleries: readonly { title: string; pieces: number }[];
  /** All of them together, in words; undefined where nothing was added to the prices. */
  earned?: string;
}

/** Goes to a photographer, whose photos were ordered by somebody else. */
export function galleryOrderMail(brand: LabBrand, sale: MailedSale): MailContent {
  const [first] = sale.galleries;
  const title = foreignText(first?.title ?? '');
  return layOut(brand, {
    kind: 'galleryOrder',
    subject: `An order from “${title}”`,
    preview: 'Someone ordered prints of your photos.',
    heading: 'Your photos were ordered',
    paragraphs: [
      ...sale.galleries.map(
        (gallery) =>
          `“${foreignText(gallery.title)}”: ${gallery.pieces} ${gallery.pieces === 1 ? 'piece' : 'pieces'}, order ${sale.reference}.`,
      ),
      ...(sale.earned === undefined ? [] : [`You earn ${sale.earned}.`]),
      'We print and ship it. There is nothing for you to do.',
    ],
    button: { label: 'See your sales', url: sale.url },
    footnote: 'You get this mail at every order from one of your galleries.',
  });
}

export function orderReplyMail(
  brand: LabBrand,
  order: Pick<MailedOrder, 'url'> & { reference?: string; message: string },
): MailContent {
  return layOut(brand, {
    kind: 'orderReply',
    subject: ['About your order', order.reference].filter(Boolean).join(' '),
    preview: 'We answered your message.',
    heading: 'We answered your message',
    paragraphs: [foreignText(order.message, 1500)],
    button: { label: 'Read and answer', url: order.url },
    footnote: 'You get this mail because you wrote to us about this order.',
  });
}
