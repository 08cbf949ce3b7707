import { noMargins, type FractionBox, type Margins } from '@albumen/domain/photos/choose-crop';
import { frameLoss } from '@albumen/print/document/frame-loss';
import { layout } from '@albumen/print/drawing/layout';
import { photoBoxOf, startDocument } from '@albumen/print/editing/start-document';
import { printProductOf } from '@albumen/print/products/print-product';
import { readServerFonts } from '@albumen/print/server/fonts';
import { pictureSource } from '@albumen/print/server/painter';
import { renderPrintFile } from '@albumen/print/server/print-file';
import { choiceOf, productOf } from '../../packages/print/test/products.ts';

/** What is printed of one photo alone, both ways round: with bleed, wrapped around bars, and on metal. */
const printed = [
  { family: 'print', sizes: ['4x6', '5x7', '8x10', '8x8', '10x20', '16x20'], bleedInches: 0 },
  { family: 'metal', sizes: ['8x12', '10x10', '11x14'], bleedInches: 0.125, safeInches: 0.25 },
  {
    family: 'canvas',
    sizes: ['11x14', '16x16', '16x24', '12x36'],
    bleedInches: 1.5,
    safeInches: 0.5,
  },
] as const;

const products = printed.flatMap(({ sizes, ...spec }) =>
  sizes.flatMap((size) => [true, false].map((isTurnable) => ({ ...spec, size, isTurnable }))),
);
const fonts = await readServerFonts([]);

/** Enough of a print file's pixels for a detector. */
const longestPx = 1_200;

export interface PrintedPhoto {
  jpeg: Uint8Array;
  width: number;
  height: number;
}

export interface PrintFile {
  jpeg: Buffer;
  name: string;
  crop: FractionBox;
  /** Width to height of the file. */
  ratio: number;
  /** What of the file is outside of its safe part. */
  margins: Margins;
}

/** The file that a lab would get of a photo: started as an editor starts it, drawn as the lab's files are. */
export async function printFileOf(
  { jpeg, width, height }: PrintedPhoto,
  { faces, number }: { faces: readonly FractionBox[]; number: number },
): Promise<PrintFile> {
  const wanted = products[number % products.length];
  if (wanted === undefined) throw new RangeError('Photos are counted from 0.');
  const { size, ...spec } = wanted;
  const product = productOf({ ...spec, sizes: [size] });
  const choice = choiceOf(product);
  const photo = { photoId: 'photo', sha256: '0'.repeat(64), width, height, faces };
  const document = startDocument(product, choice, [photo]);
  const made = printProductOf(product, choice, { isTurned: document.isTurned ?? false });
  const [drawing] = layout(document, { product: made, fonts });
  const [layer] = document.faces[0]?.layers ?? [];
  const paper = made.faces.front;
  if (drawing === undefined || layer?.kind !== 'photo' || layer.photo === null || !paper)
    throw new Error('A print without a photo');
  const box = photoBoxOf(made);
  const pixelsPerInch = (72 * longestPx) / Math.max(box.width, box.height);
  const openPhoto = () => Promise.resolve(pictureSource(Buffer.from(jpeg)));
  return {
    jpeg: await renderPrintFile(drawing, { openPhoto, pixelsPerInch }),
    name: `${spec.family} ${size}`,
    crop: layer.photo.crop,
    ratio: box.width / box.height,
    margins: frameLoss(box, paper).margins ?? noMargins,
  };
}
