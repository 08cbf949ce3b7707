import { labBrandFacts, type LabBrand } from '@albumen/contract/brands';
import { formatPrice } from '@albumen/domain/money/format-price';
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

/** A letter-size paper of a lab brand, on as many pages as it needs. */
export interface Paper {
  /** The brand, a title, and lines below it. */
  head(lines: readonly string[]): void;
  /** A line with an amount on its right, and a note below it. */
  line(text: string, price: string, note: string): void;
  /** The same without a note. */
  sum(text: string, price: string): void;
  total(text: string, price: string): void;
  /** A heading among the lines. */
  heading(text: string): void;
  /** A rule; what comes after it stays together on one page. */
  rule(roomFor: number): void;
}

/** Draws a paper; its title stands at its head, in its properties, and at the foot of further pages. */
export async function drawPaper(
  { labBrand, title }: { labBrand: LabBrand; title: string },
  draw: (paper: Paper) => void,
): Promise<Buffer> {
  // Loaded where it is needed: few processes ever draw one.
  const { default: PdfDocument } = await import('pdfkit');
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
  draw(paperOn(page, labBrand, title));
  numberPages(page, labBrand, title);
  page.end();
  await ended;
  return Buffer.concat(chunks);
}

/** The minus sign of the pages is not in the fonts that every reader has. */
export function printedAmount(amountMinor: number, currency: string): string {
  return formatPrice(amountMinor, currency).replace('−', '-');
}

const sumHeight = 18;

function paperOn(page: Page, labBrand: LabBrand, title: string): Paper {
  const face = faces[labBrand];
  return {
    head(lines) {
      const { name, supportEmail } = labBrandFacts[labBrand];
      page.font(face.display).fontSize(22).fillColor(ink).text(name);
      page.font(face.text).fontSize(9).fillColor(quiet).text(supportEmail);
      page.moveDown(2).font(face.strong).fontSize(13).fillColor(ink);
      page.text(title);
      page.font(face.text).fontSize(10).moveDown(0.4);
      for (const line of lines) page.fillColor(quiet).text(printable(line));
      page.moveDown(1.2);
      rule(page);
    },
    line(text, price, note) {
      page.font(face.text).fontSize(10);
      row(page, printable(text), price);
      page
        .fontSize(8.5)
        .fillColor(quiet)
        .text(printable(note), { width: textWidth(page) });
      page.moveDown(0.8);
    },
    sum(text, price) {
      page.font(face.text).fontSize(10);
      row(page, printable(text), price);
    },
    total(text, price) {
      page.moveDown(0.3).font(face.strong).fontSize(12);
      row(page, text, price);
    },
    heading(text) {
      leaveRoom(page, 5 * sumHeight);
      page.moveDown(0.6).font(face.strong).fontSize(11).fillColor(ink).text(text);
      page.moveDown(0.4);
    },
    rule(roomFor) {
      leaveRoom(page, roomFor * sumHeight);
      rule(page);
    },
  };
}

/** Stands at the foot of each page, once there is more than one. */
function numberPages(page: Page, labBrand: LabBrand, title: string): void {
  const { count } = page.bufferedPageRange();
  for (let index = 0; count > 1 && index < count; index += 1) {
    page.switchToPage(index);
    // Below the lower margin: without it, no new page is begun for what stands there.
    page.page.margins.bottom = 0;
    page.font(faces[labBrand].text).fontSize(8.5).fillColor(quiet);
    const words = `${title} · page ${index + 1} of ${count}`;
    page.text(words, margin, page.page.height - 40, { lineBreak: false });
  }
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
