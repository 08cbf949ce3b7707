import PdfDocument from 'pdfkit';
import type { FaceDrawing } from '../drawing/drawing.ts';
import { renderPrintFile, type PrintFileOptions } from './print-file.ts';

/**
 * All faces as pages of one PDF, each as large as its bleed and with its trim and bleed boxes; the
 * pages hold the print files.
 */
export async function renderPdf(
  drawings: readonly FaceDrawing[],
  options: PrintFileOptions,
): Promise<Buffer> {
  const document = new PdfDocument({ autoFirstPage: false });
  const chunks: Buffer[] = [];
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  document.on('end', resolve);
  for (const drawing of drawings) {
    const { trim, bleed } = drawing;
    const file = await renderPrintFile(drawing, options);
    document.addPage({ size: [bleed.width, bleed.height], margin: 0 });
    // The boxes are symmetrical, so it does not matter that PDF counts from the bottom.
    const left = trim.x - bleed.x;
    const top = trim.y - bleed.y;
    Object.assign(document.page.dictionary.data, {
      BleedBox: [0, 0, bleed.width, bleed.height],
      TrimBox: [left, top, left + trim.width, top + trim.height],
    });
    document.image(file, 0, 0, { width: bleed.width, height: bleed.height });
  }
  document.end();
  await ended;
  return Buffer.concat(chunks);
}
