import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cardDesigns } from '../../designs/card-designs.ts';
import { PainterRig } from '../../test/painter-rig.ts';
import * as products from '../../test/products.ts';
import { fillCardChoices } from '../cards/card-choices.ts';
import { cardDocument } from '../cards/card-document.ts';
import type { ChosenPhoto } from '../document/chosen-photo.ts';
import type { DesignDocument } from '../document/design-document.ts';
import { movePhoto } from '../editing/document-edits.ts';
import { layout } from '../drawing/layout.ts';
import { pixelsOf } from '../drawing/painter.ts';
import { flipPhoto, turnPhoto } from '../editing/photo-moves.ts';
import { pictureSource, type PhotoSource } from '../server/painter.ts';
import { renderPrintFile, renderProof } from '../server/print-file.ts';
import { printProductOf } from '../products/print-product.ts';
import type { PrintProduct } from '../products/product.ts';
import { readServerFonts } from '../server/fonts.ts';
import { startDocument } from '../editing/start-document.ts';

const names = ['Bridge_by_Sander_Klootwijk', 'sunset_by_Aitzol_Berasategi', 'Wine_by_Jakkub_Mede'];
const files = new Map<string, Buffer>();
const photos: ChosenPhoto[] = [];
let lab: PainterRig;
const fonts = await readServerFonts();

beforeAll(async () => {
  for (const [index, name] of names.entries()) {
    const file = await readFile(new URL(`../../../../demo/photos/${name}.jpg`, import.meta.url));
    const { autoOrient } = await sharp(file).metadata();
    files.set(`photo${index}`, file);
    photos.push({ photoId: `photo${index}`, sha256: '0'.repeat(64), ...autoOrient });
  }
  lab = await PainterRig.open(files);
});

afterAll(() => lab.close());

interface Painted {
  width: number;
  height: number;
  editor: Buffer;
  print: Buffer;
}

async function paintBoth(
  document: DesignDocument,
  product: PrintProduct,
  faceId: string,
): Promise<Painted> {
  const drawing = layout(document, { product, fonts }).find(({ id }) => id === faceId);
  if (drawing === undefined) throw new Error(`no face ${faceId}`);
  const longest = Math.max(drawing.bleed.width, drawing.bleed.height) / 72;
  const pixelsPerInch = Math.round(900 / longest);
  const { width, height } = pixelsOf(drawing, 'bleed', pixelsPerInch);
  const editor = await paintInEditor({ document, product, faceId, width, height, look: 'ink' });
  const file = await renderPrintFile(drawing, { openPhoto, pixelsPerInch });
  const print = await sharp(file).ensureAlpha().raw().toBuffer();
  return { width, height, editor, print };
}

function openPhoto(id: string): Promise<PhotoSource> {
  return Promise.resolve(pictureSource(files.get(id) ?? Buffer.of()));
}

async function paintInEditor(request: Parameters<Window['paint']>[0]): Promise<Buffer> {
  const painted = await lab.page.evaluate((given) => globalThis.window.paint(given), request);
  return Buffer.from(painted, 'base64');
}

function rmse({ editor, print }: Pick<Painted, 'editor' | 'print'>): number {
  let sum = 0;
  let count = 0;
  for (let at = 0; at < editor.length; at += 1) {
    if (at % 4 === 3) continue;
    sum += ((editor[at] ?? 0) - (print[at] ?? 0)) ** 2;
    count += 1;
  }
  return Math.sqrt(sum / count);
}

type Case = readonly [
  name: string,
  product: Parameters<typeof products.choiceOf>[0],
  attributes: Record<string, string>,
  faceId: string,
];

const cases: readonly Case[] = [
  ['a print with a border', products.print, { border: 'white-quarter' }, 'front'],
  ['a canvas with mirrored edges', products.canvas, { edge: 'mirror' }, 'front'],
  ['a spread of an album', products.album, {}, 'spread-2'],
  ['the cover of an album', products.album, { cover_material: 'photo' }, 'cover'],
];
const moreCases: readonly Case[] = [
  ['a print', products.print, {}, 'front'],
  ['a fine-art print', products.fineArt, {}, 'front'],
  ['a framed print', products.framed, {}, 'front'],
  ['a metal print', products.metal, {}, 'front'],
];

const title = '%s looks in the editor as it is printed';
test.each(cases)(title, looksAsPrinted);
test.each(moreCases)(title, { tags: ['long'] }, looksAsPrinted);

async function looksAsPrinted(...[, product, attributes, faceId]: Case): Promise<void> {
  const choice = products.choiceOf(product, attributes);
  const document = startDocument(product, choice, photos);
  const painted = await paintBoth(document, printProductOf(product, choice, document), faceId);
  expect(painted.editor.length).toBe(painted.print.length);
  expect(rmse(painted)).toBeLessThanOrEqual(2);
}

test('a photo that is turned, or flipped and turned, looks as it is printed', async () => {
  const choice = products.choiceOf(products.metal);
  const product = printProductOf(products.metal, choice);
  const place = { faceId: 'front', layerId: 'photo-1' };
  const start = startDocument(products.metal, choice, photos);
  const turned = movePhoto(start, place, turnPhoto);
  const both = movePhoto(turned, place, (photo, frame) => turnPhoto(flipPhoto(photo), frame));
  for (const document of [turned, both]) {
    expect(rmse(await paintBoth(document, product, 'front'))).toBeLessThanOrEqual(2);
  }
});

test.each([
  ['ribbon', products.flatCard, 'front'],
  ['year-in-view', products.foldedCard, 'inside'],
  ['olive', products.flatCard, 'back'],
] as const)('%s, a card, looks in the editor as it is printed', async (id, product, faceId) => {
  const { document, made } = cardOf(id, product);
  expect(rmse(await paintBoth(document, made, faceId))).toBeLessThanOrEqual(2);
});

test('a card in foil, cut to its shape, looks in the editor as in its proof', async () => {
  const { document, made } = cardOf('olive', products.flatCard, {
    foilColor: 'gold',
    shape: 'arch',
  });
  const [drawing] = layout(document, { product: made, fonts });
  if (drawing === undefined) throw new Error('the card has a front');
  const proof = sharp(await renderProof(drawing, openPhoto, 600));
  const { data, info } = await proof.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const request = { document, product: made, faceId: 'front', width, height } as const;
  const editor = await paintInEditor({ ...request, look: 'proof' });
  expect(rmse({ editor: onWhite(editor), print: onWhite(data) })).toBeLessThanOrEqual(2);
});

test('text stands within a pixel of where it is printed', async () => {
  const { document, made } = cardOf('orchard-gate', products.flatCard);
  const painted = await paintBoth(document, made, 'front');
  const [editor, print] = [inkBox(painted, painted.editor), inkBox(painted, painted.print)];
  expect(editor.right - editor.left).toBeGreaterThan(200);
  for (const side of ['left', 'top', 'right', 'bottom'] as const) {
    expect(Math.abs(editor[side] - print[side])).toBeLessThanOrEqual(1);
  }
});

/** Where nothing is seen colors do not count. */
function onWhite(pixels: Buffer): Buffer {
  return pixels.map((value, at) => {
    const alpha = (pixels[at - (at % 4) + 3] ?? 255) / 255;
    return value * alpha + 255 * (1 - alpha);
  }) as Buffer; // a map of a buffer is one
}

function cardOf(
  id: string,
  product: typeof products.flatCard,
  attributes: Record<string, string> = {},
) {
  const design = cardDesigns.find((each) => each.id === id);
  if (design === undefined) throw new Error(`no design ${id}`);
  const choices = fillCardChoices(design, attributes);
  const choice = products.choiceOf(product, attributes);
  const document = cardDocument(design, choices, { product, choice, photos });
  return { document, made: printProductOf(product, choice, document) };
}

/** What dark pixels cover. */
function inkBox({ width, height }: Painted, pixels: Buffer) {
  const box = { left: width, top: height, right: 0, bottom: 0 };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((pixels[(y * width + x) * 4] ?? 255) > 128) continue;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y);
    }
  }
  return box;
}
