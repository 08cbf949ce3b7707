import type { LabBrand } from '@albumen/contract/brands';
import { formatPrice } from '@albumen/domain/money/format-price';
import { foreignText } from './foreign-text.ts';
import { layOut } from './layout.ts';
import type { MailContent } from './mailer.ts';
import {
  lineText,
  returnText,
  type MailedLine,
  type MailedOrder,
  type RefundedMoney,
} from './order-mails.ts';

const footnote = 'You get this mail because this address was given with the order.';
const mostLines = 20;

export interface MailedPart extends MailedOrder {
  lines: readonly MailedLine[];
}

function linesOf({ lines }: MailedPart): string[] {
  return lines.slice(0, mostLines).map(lineText);
}

/** The lab refused a part, or its files can't be made: a person looks at it. */
export function orderDelayedMail(brand: LabBrand, order: MailedPart): MailContent {
  return layOut(brand, {
    kind: 'orderDelayed',
    subject: `A part of order ${order.reference} takes longer`,
    preview: 'We look into it. There is nothing for you to do.',
    heading: 'A part of your order takes longer',
    paragraphs: [
      'The lab has stopped this part, and one of us looks at it:',
      ...linesOf(order),
      'There is nothing for you to do. We either send it to the lab again, or return what you paid for it and write to you.',
    ],
    button: { label: 'See the order', url: order.url },
    footnote,
  });
}

export interface MailedReturn {
  returned: RefundedMoney;
  /** Why, in the operator's words. */
  note: string;
}

export function orderPartDroppedMail(
  brand: LabBrand,
  order: MailedPart & MailedReturn,
): MailContent {
  return layOut(brand, {
    kind: 'orderPartDropped',
    subject: `A part of order ${order.reference} can't be made`,
    preview:
      order.returned.amountMinor > 0 ? 'What you paid for it goes back.' : 'Your designs are kept.',
    heading: "A part of your order can't be made",
    paragraphs: [
      ...linesOf(order),
      foreignText(order.note, 300),
      ...(order.returned.amountMinor > 0 ? [returnText(order.returned)] : []),
      'Nothing else of the order changes, and your designs are kept.',
    ],
    button: { label: 'See the order', url: order.url },
    footnote,
  });
}

export function orderRefundMail(brand: LabBrand, order: MailedOrder & MailedReturn): MailContent {
  return layOut(brand, {
    kind: 'orderRefund',
    subject: `Money back for order ${order.reference}`,
    preview: formatPrice(order.returned.amountMinor, order.returned.currency),
    heading: 'Some of your money goes back',
    paragraphs: [returnText(order.returned), foreignText(order.note, 300)],
    button: { label: 'See the order', url: order.url },
    footnote,
  });
}

/** A correction before the lab's cut-off. */
export function orderChangedMail(
  brand: LabBrand,
  order: MailedOrder & { change: string },
): MailContent {
  return layOut(brand, {
    kind: 'orderChanged',
    subject: `Order ${order.reference} was changed`,
    preview: 'The lab gets it as it is now.',
    heading: 'Your order was changed',
    paragraphs: [
      foreignText(order.change, 300),
      'If this was not you, open the order and write to us there.',
    ],
    button: { label: 'See the order', url: order.url },
    footnote,
  });
}
