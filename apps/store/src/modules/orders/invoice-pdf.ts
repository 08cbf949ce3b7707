import { labBrandFacts } from '@albumen/contract/brands';
import { priceInWords } from '@albumen/domain/money/price-in-words';
import { dateInWords } from '../../third-parties/mail/words.ts';
import { addressInWords, paidWith, sumsOf } from './order-mails.service.ts';
import type { OrderItemRow } from './order-items.queries.ts';
import type { OrderRow } from './orders.queries.ts';
import { printable } from './printable-text.ts';

type Page = PDFKit.PDFDocument;

const margin = 56;
const amountWidth = 90;
const faces = {
  halide: { display: 'Times-Roman', text: 'Helvetica', strong: 'Helvetica-Bold' },
  cyan: { display: 'Helvetica-Bold', text: 'Helvetica', strong: 'Helvetica-Bold' },
} as const;
const ink = '#1c1b19';
const quiet = '#6b675f';
const hairline = '#d9d5cc';

/** The invoice as a letter-size PDF, on as many pages as its lines need. */
export async function drawInvoice(
  order: OrderRow,
  items: readonly OrderItemRow[],
): Promise<Buffer> {
  // Loaded where it is needed: few processes ever draw one.
  const { default: PdfDocument } = await import('pdfkit');
  const title = `Invoice ${order.reference}`;
  const page = new PdfDocument({ size: 'LETTER', margin, info: { Title: title } });
  const chunks: Buffer[] = [];
  const { promise: ended, resolve, reject } = Promise.withResolvers<void>();
  page
    .on('data', (chunk: Buffer) => chunks.push(chunk))
    .on('end', resolve)
    .on('error', reject);
  drawHead(page, order);
  for (const item of items) drawLine(page, order, item);
  drawSums(page, order);
  page.end();
  await ended;
  return Buffer.concat(chunks);
}

function drawHead(page: Page, order: OrderRow): void {
  const face = faces[order.labBrand];
  const { name, supportEmail } = labBrandFacts[order.labBrand];
  page.font(face.display).fontSize(22).fillColor(ink).text(name);
  page.font(face.text).fontSize(9).fillColor(quiet).text(supportEmail);
  page.moveDown(2).font(face.strong).fontSize(13).fillColor(ink);
  page.text(`Invoice ${order.reference}`);
  page.font(face.text).fontSize(10).moveDown(0.4);
  for (const line of headLines(order)) page.fillColor(quiet).text(printable(line));
  page.moveDown(1.2);
  rule(page);
}

function headLines(order: OrderRow): string[] {
  const { customerReference } = order;
  return [
    dateInWords(order.placedAt ?? order.createdAt),
    `For ${order.contactName}, ${order.email}`,
    `Ships to ${addressInWords(order.shipTo)}`,
    ...(customerReference === '' ? [] : [`Your reference: ${customerReference}`]),
    paidWith(order),
  ];
}

function drawLine(page: Page, order: OrderRow, item: OrderItemRow): void {
  const face = faces[order.labBrand];
  const details = item.choices.map(({ label, value }) => `${label}: ${value}`).join(' · ');
  const unit = priceInWords(item.unitMinor, order.currency);
  page.font(face.text).fontSize(10);
  row(page, printable(item.productName), priceInWords(item.listMinor, order.currency));
  const note = `${item.quantity} × ${unit}${details === '' ? '' : ` · ${details}`}`;
  page
    .fontSize(8.5)
    .fillColor(quiet)
    .text(printable(note), { width: textWidth(page) });
  page.moveDown(0.8);
}

function drawSums(page: Page, order: OrderRow): void {
  const face = faces[order.labBrand];
  rule(page);
  page.font(face.text).fontSize(10);
  for (const { label, amountMinor } of sumsOf(order)) {
    row(page, printable(label), amount(amountMinor, order));
  }
  page.moveDown(0.3).font(face.strong).fontSize(12);
  row(page, 'Total', priceInWords(order.totalMinor, order.currency));
  if (order.refundedMinor > 0) {
    page.font(face.text).fontSize(10);
    row(page, 'Returned to you', amount(-order.refundedMinor, order));
  }
}

/** The minus sign of the pages is not in the fonts that every reader has. */
function amount(amountMinor: number, { currency }: OrderRow): string {
  return priceInWords(amountMinor, currency).replace('−', '-');
}

function row(page: Page, text: string, price: string): void {
  if (page.y > page.page.height - margin - 48) page.addPage();
  const top = page.y;
  page.fillColor(ink).text(price, page.page.width - margin - amountWidth, top, {
    width: amountWidth,
    align: 'right',
  });
  page.text(text, margin, top, { width: textWidth(page) });
  page.moveDown(0.25);
}

function textWidth(page: Page): number {
  return page.page.width - 2 * margin - amountWidth - 12;
}

function rule(page: Page): void {
  const { y } = page;
  page
    .moveTo(margin, y)
    .lineTo(page.page.width - margin, y)
    .lineWidth(0.5)
    .strokeColor(hairline)
    .stroke();
  page.moveDown(1);
}
