import type { FractionBox } from '@albumen/domain/photos/choose-crop';
import { layout } from '@albumen/print/drawing/layout';
import { photoBoxOf, startDocument } from '@albumen/print/editing/start-document';
import { printProductOf } from '@albumen/print/products/print-product';
import { readServerFonts } from '@albumen/print/server/fonts';
import { pictureSource } from '@albumen/print/server/painter';
import { renderPrintFile } from '@albumen/print/server/print-file';
import { frameOf, printedProducts, type Frame } from './printed-products.ts';

const fonts = await readServerFonts([]);

/** Enough of a print file's pixels for a detector. */
const longestPx = 1_200;
/** Neighbors in the catalog are alike; this step, a prime, comes by all of them. */
const step = 61;

export interface PrintedPhoto {
  width: number;
  height: number;
}

/** The place of a photo on a product as a customer begins with it. */
export interface StartedPrint extends Frame {
  name: string;
  crop: FractionBox;
  /** The file that a lab would get, drawn as the lab's files are. */
  draw: (jpeg: Uint8Array) => Promise<Buffer>;
}

/** A print of the photo with that number: started as an editor starts it. */
export function startPrint(
  { width, height }: PrintedPhoto,
  { faces, number }: { faces: readonly FractionBox[]; number: number },
): StartedPrint {
  const printed = printedProducts[(number * step) % printedProducts.length];
  if (printed === undefined) throw new RangeError('Photos are counted from 0.');
  const { name, product, choice } = printed;
  const photo = { photoId: 'photo', sha256: '0'.repeat(64), width, height, faces };
  const document = startDocument(product, choice, [photo]);
  const made = printProductOf(product, choice, { isTurned: document.isTurned ?? false });
  const [drawing] = layout(document, { product: made, fonts });
  const [layer] = document.faces[0]?.layers ?? [];
  if (drawing === undefined || layer?.kind !== 'photo' || layer.photo === null)
    throw new Error('A print without a photo');
  const box = photoBoxOf(made);
  const pixelsPerInch = (72 * longestPx) / Math.max(box.width, box.height);
  return {
    ...frameOf(made),
    name,
    crop: layer.photo.crop,
    draw: (jpeg) => {
      const openPhoto = () => Promise.resolve(pictureSource(Buffer.from(jpeg)));
      return renderPrintFile(drawing, { openPhoto, pixelsPerInch });
    },
  };
}
