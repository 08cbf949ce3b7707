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
const sumHeight = 18;
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
  const page = new PdfDocument({
    size: 'LETTER',
    margin,
    bufferPages: true,
    info: { Title: title },
  });
  const chunks: Buffer[] = [];
  const { promise: ended, resolve, reject } = Promise.withResolvers<void>();
  page
    .on('data', (chunk: Buffer) => chunks.push(chunk))
    .on('end', resolve)
    .on('error', reject);
  drawHead(page, order);
  for (const item of items) drawLine(page, order, item);
  drawSums(page, order);
  numberPages(page, order);
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
    `For ${order.contactName}`,
    order.email,
    `Ships to ${withWholeZip(addressInWords(order.shipTo))}`,
    ...(customerReference === '' ? [] : [`Your reference: ${customerReference}`]),
    paidWith(order),
  ];
}

/** A state and its code never part at the end of a line. */
function withWholeZip(address: string): string {
  return address.replace(/\b([A-Z]{2}) (?=[0-9A-Z])/, '$1\u00a0');
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
  const sums = sumsOf(order);
  // The sums stay together: rule, items, total and what was returned beside the others.
  leaveRoom(page, (sums.length + 4) * sumHeight);
  rule(page);
  page.font(face.text).fontSize(10);
  row(page, 'Items', priceInWords(order.itemsMinor, order.currency));
  for (const { label, amountMinor } of sums) {
    row(page, printable(label), amount(amountMinor, order));
  }
  page.moveDown(0.3).font(face.strong).fontSize(12);
  row(page, 'Total', priceInWords(order.totalMinor, order.currency));
  if (order.refundedMinor > 0) {
    page.font(face.text).fontSize(10);
    row(page, 'Returned to you', amount(-order.refundedMinor, order));
  }
}

/** At the foot of each page, once there is more than one. */
function numberPages(page: Page, { labBrand, reference }: OrderRow): void {
  const { count } = page.bufferedPageRange();
  for (let index = 0; count > 1 && index < count; index += 1) {
    page.switchToPage(index);
    // Below the lower margin: without it, no new page is begun for what stands there.
    page.page.margins.bottom = 0;
    page.font(faces[labBrand].text).fontSize(8.5).fillColor(quiet);
    const words = `Invoice ${reference} · page ${index + 1} of ${count}`;
    page.text(words, margin, page.page.height - 40, { lineBreak: false });
  }
}

/** The minus sign of the pages is not in the fonts that every reader has. */
function amount(amountMinor: number, { currency }: OrderRow): string {
  return priceInWords(amountMinor, currency).replace('−', '-');
}

function row(page: Page, text: string, price: string): void {
  leaveRoom(page, 48);
  const top = page.y;
  page.fillColor(ink).text(price, page.page.width - margin - amountWidth, top, {
    width: amountWidth,
    align: 'right',
  });
  page.text(text, margin, top, { width: textWidth(page) });
  page.moveDown(0.25);
}

function leaveRoom(page: Page, height: number): void {
  if (page.y > page.page.height - margin - height) page.addPage();
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
