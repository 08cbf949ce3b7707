import type { Product } from '@albumen/contract/catalog/product';
import { expect, test } from 'vitest';
import { cardDesigns } from '../../designs/card-designs.ts';
import { photos } from '../../test/photos.ts';
import { thinnestRule } from '../../test/thinnest-rule.ts';
import { choiceOf, cottonCard, flatCard, foldedCard } from '../../test/products.ts';
import { cardSizes, fillCardChoices, readCardChoices } from './card-choices.ts';
import { cardDocument, changeCard } from './card-document.ts';
import type { CardDesign } from './card-design.ts';
import { checkDocument } from '../checks/check-document.ts';
import type { DesignDocument } from '../document/design-document.ts';
import type { Layer } from '../document/layers.ts';
import { printProductOf } from '../products/print-product.ts';
import { readServerFonts } from '../server/fonts.ts';

const fonts = await readServerFonts();
const each = cardDesigns.map((design) => [design.id, design] as const);

function designOf(id: string): CardDesign {
  const design = cardDesigns.find((one) => one.id === id);
  if (design === undefined) throw new Error(`no design ${id}`);
  return design;
}

function productsOf({ family }: CardDesign): Product[] {
  return family === 'flatCard' ? [flatCard, cottonCard] : [foldedCard];
}

function make(
  design: CardDesign,
  attributes: Record<string, string> = {},
  { count = 20, product = productsOf(design)[0] ?? flatCard } = {},
) {
  const choices = fillCardChoices(design, attributes);
  const foil = { foilColor: choices.foilColor ?? 'none', engraving: choices.engraving ?? 'none' };
  const shape = design.family === 'flatCard' ? { shape: choices.shape } : {};
  const size = { size: attributes['size'] ?? '5x7' };
  const fold = attributes['fold'] === undefined ? {} : { fold: attributes['fold'] };
  const choice = choiceOf(product, { ...foil, ...shape, ...size, ...fold });
  const document = cardDocument(design, choices, { product, choice, photos: photos(count) });
  return { design, choices, product, choice, document };
}

function layerOf({ faces }: DesignDocument, face: string, id: string): Layer {
  const layer = faces.find(({ kind }) => kind === face)?.layers.find((one) => one.id === id);
  if (layer === undefined) throw new Error(`no layer ${id}`);
  return layer;
}

/** Every layout of a design, each in some card. */
function layoutsOf({ fronts, backs, insides }: CardDesign): Record<string, string>[] {
  const rows = Math.max(fronts.length, backs.length, insides?.length ?? 0);
  return Array.from({ length: rows }, (_, row) => ({
    frontLayout: fronts[row % fronts.length]?.id ?? '',
    backLayout: backs[row % backs.length]?.id ?? '',
    ...(insides && { mainLayout: insides[row % insides.length]?.id ?? '' }),
  }));
}

test.each(each)('%s can be made in every size on offer, whatever is chosen', (_, design) => {
  for (const product of productsOf(design)) {
    const sizes = cardSizes(design, product);
    for (const { id: size } of sizes) {
      for (const layouts of layoutsOf(design)) {
        const { document, choice } = make(design, { size, ...layouts }, { product });
        const printed = printProductOf(product, choice, document);
        const problems = checkDocument(document, printed, { fonts });
        const others = problems.filter(({ code }) => code !== 'sampleWords');
        expect(others, JSON.stringify({ size, ...layouts })).toEqual([]);
      }
    }
  }
  expect(cardSizes(design, productsOf(design)[0] ?? flatCard).length).toBeGreaterThan(0);
});

/** Points; thinner lines of foil break or fill in. */
const thinnestFoil = 0.75;

test.each(each)('%s keeps its foil thick enough at every size', (_, design) => {
  const cards = productsOf(design).flatMap((product) =>
    cardSizes(design, product).flatMap(({ id: size }) =>
      (design.foilDesigns ?? []).map(({ id: foilDesign }) =>
        make(design, { size, foilDesign, foilColor: 'gold' }, { product }),
      ),
    ),
  );
  for (const { document, choice } of cards) {
    for (const layer of document.faces.flatMap(({ layers }) => layers)) {
      if (layer.kind !== 'art' || layer.finish.kind !== 'foil') continue;
      const width = layer.strokeWidth ?? thinnestRule(layer.path);
      expect(width, `${choice.size.id} ${layer.id}`).toBeGreaterThanOrEqual(thinnestFoil);
    }
  }
});

test.each(each)('%s tells that its names and days are an example', (_, design) => {
  const { document, product, choice } = make(design, {
    size: cardSizes(design, productsOf(design)[0] ?? flatCard)[0]?.id ?? '',
  });
  const problems = checkDocument(document, printProductOf(product, choice, document));
  expect(problems.map(({ code }) => code)).toContain('sampleWords');
});

test('choices are read as they travel, all that is missing or unknown at once', () => {
  const design = designOf('orchard-gate');
  expect(readCardChoices(design, { theme: 'sage', frontLayout: 'x', foilColor: 'gold' })).toEqual({
    isComplete: false,
    fields: {
      frontLayout: [expect.any(String)],
      backLayout: [expect.any(String)],
      shape: [expect.any(String)],
      foilDesign: [expect.any(String)],
    },
  });
  const attributes = {
    theme: 'sage',
    frontLayout: 'photos-1',
    backLayout: 'back-photo',
    foilColor: 'gold',
    foilDesign: 'gate',
    engraving: 'none',
    shape: 'arch',
  };
  expect(readCardChoices(design, attributes)).toMatchObject({
    isComplete: true,
    choices: { designId: 'orchard-gate', foilDesign: 'gate', foilColor: 'gold', shape: 'arch' },
  });
});

test('foil is drawn only with a color for it; what a layout has of itself is printed without', () => {
  const design = designOf('marquee');
  const plain = make(design, { frontLayout: 'photos-0' }).document;
  expect(layerOf(plain, 'front', 'sunrise')).toMatchObject({ finish: { kind: 'ink' } });
  const foiled = make(design, { frontLayout: 'photos-0', foilColor: 'gold' }).document;
  expect(layerOf(foiled, 'front', 'sunrise')).toMatchObject({ finish: { kind: 'foil' } });
  expect(layerOf(foiled, 'front', 'foil-fans')).toMatchObject({ finish: { kind: 'foil' } });
});

test('what the product does not include no card has, whatever its choices say', () => {
  const design = designOf('olive');
  const choices = fillCardChoices(design, {
    foilColor: 'gold',
    engraving: 'window',
    shape: 'arch',
  });
  const choice = choiceOf(flatCard);
  const document = cardDocument(design, choices, { product: flatCard, choice, photos: photos(2) });
  expect(document.card).not.toHaveProperty('engraving');
  const printed = printProductOf(flatCard, choice, document);
  expect(
    checkDocument(document, printed, { fonts }).filter(({ code }) => code !== 'sampleWords'),
  ).toEqual([]);
});

test('another layout and theme keep the text and photos of the customer', () => {
  const { design, product, choice, document } = make(designOf('ribbon'), {
    frontLayout: 'photos-2',
  });
  const names = layerOf(document, 'front', 'names');
  const worded: DesignDocument = {
    ...document,
    faces: document.faces.map((face) => ({
      ...face,
      layers: face.layers.map((layer) =>
        layer.id === 'names' && layer.kind === 'text' ? { ...layer, text: 'Ada & Tom' } : layer,
      ),
    })),
  };
  const choices = fillCardChoices(design, { frontLayout: 'photos-4', theme: 'wine' });
  const changed = changeCard(worded, design, { choices, product, choice });
  expect(names).toMatchObject({ text: expect.stringContaining('Camille') });
  expect(layerOf(changed, 'front', 'names')).toMatchObject({ text: 'Ada & Tom' });
  expect(layerOf(changed, 'front', 'where')).toMatchObject({ text: 'Sonoma, California' });
  const first = layerOf(changed, 'front', 'photo-1');
  expect(first).toMatchObject({ photo: { photoId: 'photo1' } });
  expect(changed.faces[0]?.background).toBe('#fff5f0');
});

test('photos and text that a layout has no place for come back with the next that has', () => {
  const { design, product, choice, document } = make(
    designOf('ribbon'),
    { frontLayout: 'photos-4' },
    { count: 4 },
  );
  const one = changeCard(document, design, {
    choices: fillCardChoices(design, { frontLayout: 'photos-1' }),
    product,
    choice,
  });
  expect(one.spare?.photos.map(({ photoId }) => photoId)).toEqual(['photo2', 'photo3', 'photo4']);
  const again = changeCard(one, design, {
    choices: fillCardChoices(design, { frontLayout: 'photos-4' }),
    product,
    choice,
  });
  expect(again.spare).toBeUndefined();
  const ids = ['photo-1', 'photo-2', 'photo-3', 'photo-4'].map((id) => {
    const layer = layerOf(again, 'front', id);
    return layer.kind === 'photo' && layer.photo?.photoId;
  });
  expect(ids).toEqual(['photo1', 'photo2', 'photo3', 'photo4']);
});

test('a card of another size is no longer right until it is changed to it', () => {
  const { design, product, choices, document } = make(designOf('ribbon'));
  const choice = choiceOf(product, { size: '4x6' });
  const smaller = printProductOf(product, choice, document);
  expect(checkDocument(document, smaller).map(({ code }) => code)).toContain('wrongSize');
  const changed = changeCard(document, design, { choices, product, choice });
  const codes = checkDocument(changed, smaller, { fonts }).map(({ code }) => code);
  expect(new Set(codes)).toEqual(new Set(['sampleWords']));
});

test('a folded card opens like a book or like a tent, its text on the second panel', () => {
  const book = make(designOf('year-in-view'), { fold: 'left' }).document;
  const tent = make(designOf('year-in-view'), { fold: 'top' }).document;
  const boxes = [book, tent].map((document) => layerOf(document, 'inside', 'letter').box);
  expect(boxes[0]?.x).toBe(400);
  expect(boxes[1]).toMatchObject({ x: 40, y: 110 + 504 });
});

test('a card with a place left open is not ready', () => {
  const { product, choice, document } = make(designOf('ribbon'), {}, { count: 0 });
  const problems = checkDocument(document, printProductOf(product, choice, document));
  expect(problems).toContainEqual({
    code: 'emptyPlace',
    level: 'block',
    faceId: 'front',
    layerId: 'photo-1',
  });
});
