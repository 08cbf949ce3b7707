import sharp from 'sharp';
import { expect, test } from 'vitest';
import { flatCard, foilCard, photoLayer } from '../../test/foil-card.ts';
import { album, choiceOf } from '../../test/products.ts';
import type { DesignDocument } from '../document/design-document.ts';
import type { FaceDrawing } from '../drawing/drawing.ts';
import { layout } from '../drawing/layout.ts';
import { startDocument } from '../editing/start-document.ts';
import { printProductOf } from '../products/print-product.ts';
import type { PrintProduct } from '../products/product.ts';
import { renderMask, renderPrintFile } from './print-file.ts';
import { readServerFonts } from './fonts.ts';
import { pictureSource, type PhotoSource } from './painter.ts';

const fonts = await readServerFonts(['greatVibes', 'josefin']);
const red = { r: 234, g: 51, b: 35 };
/** What is left of that red after it was stored in 8 bits of Display P3. */
const printedRed = [233, 50, 32];
const inDisplayP3 = await sharp({
  create: { width: 900, height: 600, channels: 3, background: red },
})
  .withIccProfile('p3')
  .withExif({ IFD0: { Artist: 'Ada Winter' } })
  .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
  .toBuffer();
const openPhoto = (): Promise<PhotoSource> => Promise.resolve(pictureSource(inDisplayP3));

function front(document: DesignDocument = foilCard): FaceDrawing {
  const [face] = layout(document, { product: flatCard, fonts });
  if (face === undefined) throw new Error('the card has a front');
  return face;
}

async function pixelAt(file: Buffer, left: number, top: number): Promise<number[]> {
  const spot = { left, top, width: 1, height: 1 };
  return [...(await sharp(file).extract(spot).removeAlpha().raw().toBuffer())];
}

function expectRed(pixel: readonly number[]): void {
  const offsets = printedRed.map((value, index) => Math.abs(value - (pixel[index] ?? 0)));
  expect(Math.max(...offsets)).toBeLessThanOrEqual(2);
}

test('a card is printed at 300 pixels per inch with its bleed, in sRGB with profile and density', async () => {
  const file = await renderPrintFile(front(), { openPhoto });
  const { width, height, density, format, hasProfile, chromaSubsampling } =
    await sharp(file).metadata();
  expect({ width, height, density, format, hasProfile, chromaSubsampling }).toEqual({
    width: 1575,
    height: 2175,
    density: 300,
    format: 'jpeg',
    hasProfile: true,
    chromaSubsampling: '4:4:4',
  });
  expect(file.includes('Ada Winter')).toBe(false);
  expect(inDisplayP3.includes('Ada Winter')).toBe(true);
});

test('a Display P3 red is the same red in print, alone or under text', async () => {
  expectRed(await pixelAt(await renderPrintFile(front(), { openPhoto }), 700, 700));
  const alone: DesignDocument = {
    ...foilCard,
    faces: [
      {
        kind: 'front',
        id: 'front',
        background: '#ffffff',
        layers: [{ ...photoLayer, box: { x: -9, y: -9, width: 378, height: 522 } }],
      },
    ],
  };
  expectRed(await pixelAt(await renderPrintFile(front(alone), { openPhoto }), 700, 700));
});

test('the foil is a file of its own in black and white, and no ink lies under it', async () => {
  const mask = await renderMask(front(), 'foil');
  if (mask === undefined) throw new Error('the card has foil');
  const { data, info } = await sharp(mask).greyscale().raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 1575, height: 2175 });
  expect([...new Set(data)].toSorted((a, b) => a - b)).toEqual([0, 255]);
  const ink = await sharp(await renderPrintFile(front(onDark), { openPhoto }))
    .greyscale()
    .raw()
    .toBuffer();
  const inkUnderFoil = spotsDeepInFoil(data, info.width);
  expect(inkUnderFoil.length).toBeGreaterThan(20);
  expect(Math.min(...inkUnderFoil.map((at) => ink[at] ?? 0))).toBeGreaterThan(200);
});

const onDark: DesignDocument = {
  ...foilCard,
  faces: foilCard.faces.map((face) => ({ ...face, background: '#101010' })),
};

/** Every few of the pixels that lie deep in foil. */
function spotsDeepInFoil(mask: Buffer, width: number): number[] {
  const spots: number[] = [];
  for (let at = 0; at < mask.length; at += 7) if (deepInFoil(mask, at, width)) spots.push(at);
  return spots;
}

/** Whether all pixels around are foil, so far out that neither the trap nor the JPEG's blocks reach in. */
function deepInFoil(mask: Buffer, at: number, width: number): boolean {
  if (mask[at] !== 0) return false;
  const reach = 5;
  const steps = Array.from({ length: 2 * reach + 1 }, (_, index) => index - reach);
  return steps.every((down) => steps.every((across) => mask[at + down * width + across] === 0));
}

test('a face without foil has no foil file', async () => {
  const back = layout(foilCard, { product: flatCard, fonts })[1];
  expect(back && (await renderMask(back, 'foil'))).toBeUndefined();
});

test('what is pressed is a mask of its own, and ink stays under it', async () => {
  const pressed: DesignDocument = {
    ...onDark,
    faces: onDark.faces.map((face) => ({
      ...face,
      layers: face.layers.map((layer) =>
        layer.kind === 'text' ? { ...layer, finish: { kind: 'engraving' } } : layer,
      ),
    })),
  };
  const mask = await renderMask(front(pressed), 'engraving');
  if (mask === undefined) throw new Error('the card is engraved');
  const { data, info } = await sharp(mask).greyscale().raw().toBuffer({ resolveWithObject: true });
  const ink = await sharp(await renderPrintFile(front(pressed), { openPhoto }))
    .greyscale()
    .raw()
    .toBuffer();
  const under = spotsDeepInFoil(data, info.width);
  expect(under.length).toBeGreaterThan(20);
  expect(Math.max(...under.map((at) => ink[at] ?? 255))).toBeLessThan(60);
  expect(await renderMask(front(pressed), 'foil')).toBeUndefined();
});

test.each([
  ['mirror', '#ffffff', printedRed],
  ['#111111', '#ffffff', [17, 17, 17]],
] as const)('a canvas wraps %s around its bars', async (wrapEdge, background, expected) => {
  const face = { trim: { width: 144, height: 144 }, bleed: 72, safe: 0 };
  const product: PrintProduct = { family: 'canvas', faces: { front: face }, wrapEdge };
  const box = { x: 0, y: 0, width: 144, height: 144 };
  const document: DesignDocument = {
    version: 1,
    family: 'canvas',
    faces: [{ kind: 'front', id: 'front', background, layers: [{ ...photoLayer, box }] }],
  };
  const [drawing] = layout(document, { product, fonts });
  const file = drawing && (await renderPrintFile(drawing, { openPhoto, pixelsPerInch: 50 }));
  const { width, height } = await sharp(file).metadata();
  expect([width, height]).toEqual([200, 200]);
  const corner = await pixelAt(file ?? Buffer.of(), 3, 3);
  const offsets = corner.map((value, index) => Math.abs(value - (expected[index] ?? 0)));
  expect(Math.max(...offsets)).toBeLessThanOrEqual(3);
  expectRed(await pixelAt(file ?? Buffer.of(), 100, 100));
});

test('a spread of an album without any photo is printed as paper', async () => {
  const choice = choiceOf(album);
  const made = printProductOf(album, choice);
  const spreads = layout(startDocument(album, choice, []), { product: made, fonts });
  const spread = spreads.find(({ kind }) => kind === 'spread');
  const file = spread && (await renderPrintFile(spread, { openPhoto, pixelsPerInch: 20 }));
  expect(await pixelAt(file ?? Buffer.of(), 50, 50)).toEqual([255, 255, 255]);
});

test('an empty place is never printed', async () => {
  const [face] = foilCard.faces;
  if (face === undefined) throw new Error('the card has a front');
  const empty = { ...foilCard, faces: [{ ...face, layers: [{ ...photoLayer, photo: null }] }] };
  await expect(renderPrintFile(front(empty), { openPhoto })).rejects.toThrow('empty place');
});
