import { formatPrice } from '@albumen/domain/money/format-price';
import { countLabel } from '@albumen/domain/pricing/count-label';
import { drawPaper, printedAmount, type Paper } from '../../../paper.ts';
import { formatDate } from '../../../third-parties/mail/plain-text.ts';
import { formatAddress, paidWith, sumsOf } from '../order-mails.service.ts';
import type { OrderItemRow } from '../order-items.queries.ts';
import type { OrderRow } from '../orders.queries.ts';

/** The invoice as a letter-size PDF, on as many pages as its lines need. */
export function drawInvoice(order: OrderRow, items: readonly OrderItemRow[]): Promise<Buffer> {
  const { labBrand, reference } = order;
  return drawPaper({ labBrand, title: `Invoice ${reference}` }, (paper) => {
    paper.head(headLines(order));
    for (const item of items) drawLine(paper, order, item);
    drawSums(paper, order);
  });
}

function headLines(order: OrderRow): string[] {
  const { customerReference } = order;
  return [
    formatDate(order.placedAt ?? order.createdAt),
    `For ${order.contactName}`,
    order.email,
    `Ships to ${withWholeZip(formatAddress(order.shipTo))}`,
    ...(customerReference === '' ? [] : [`Your reference: ${customerReference}`]),
    paidWith(order),
  ];
}

/** A state and its code never part at the end of a line. */
function withWholeZip(address: string): string {
  return address.replace(/\b([A-Z]{2}) (?=[0-9A-Z])/, '$1\u00a0');
}

function drawLine(paper: Paper, { currency }: OrderRow, item: OrderItemRow): void {
  const details = item.choices.map(({ label, value }) => `${label}: ${value}`).join(' · ');
  const unit = formatPrice(item.unitMinor, currency);
  const note = `${countLabel({ ...item, piecesPerUnit: item.piecesPerUnit ?? 1 })} × ${unit}${details === '' ? '' : ` · ${details}`}`;
  paper.line(item.productName, formatPrice(item.listMinor, currency), note);
}

function drawSums(paper: Paper, order: OrderRow): void {
  const { currency, itemsMinor, totalMinor, refundedMinor } = order;
  const sums = sumsOf(order);
  // The sums stay together: rule, items, total and what was returned beside the others.
  paper.rule(sums.length + 4);
  paper.sum('Items', formatPrice(itemsMinor, currency));
  for (const { label, amountMinor } of sums) {
    paper.sum(label, printedAmount(amountMinor, currency));
  }
  paper.total('Total', formatPrice(totalMinor, currency));
  if (refundedMinor > 0) paper.sum('Returned to you', printedAmount(-refundedMinor, currency));
}
