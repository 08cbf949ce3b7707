import { expect, test } from 'vitest';
import { photo, photos } from '../../test/photos.ts';
import * as products from '../../test/products.ts';
import { checkDocument, isOrderable } from '../checks/check-document.ts';
import type { DesignDocument } from '../document/design-document.ts';
import { facesLabel } from '../document/face-names.ts';
import type { PlacedPhoto } from '../document/layers.ts';
import { printProductOf } from '../products/print-product.ts';
import { cutShare } from '../checks/readiness.ts';
import { startDocument } from './start-document.ts';

const { choiceOf } = products;

function photosIn({ faces }: DesignDocument): PlacedPhoto[] {
  return faces
    .flatMap(({ layers }) => layers)
    .flatMap((layer) => (layer.kind === 'photo' && layer.photo ? [layer.photo] : []));
}

test.each([
  ['a print', products.print, 1],
  ['a framed print', products.framed, 1],
  ['a canvas', products.canvas, 1],
  ['a metal print', products.metal, 1],
  ['a set of prints', products.printSet, 12],
  ['an album', products.album, 30],
] as const)('%s begins with nothing to object to', (_, product, count) => {
  const choice = choiceOf(product);
  const document = startDocument(product, choice, photos(count));
  const made = printProductOf(product, choice, document);
  expect(checkDocument(document, made)).toEqual([]);
  expect(photosIn(document).map(({ photoId }) => photoId)).toEqual(
    photos(count).map(({ photoId }) => photoId),
  );
});

test('a size that can be turned follows its photo', () => {
  const choice = choiceOf(products.print);
  const wide = startDocument(products.print, choice, [photo('a', 'wide')]);
  const high = startDocument(products.print, choice, [photo('a', 'high')]);
  expect([wide.isTurned, high.isTurned]).toEqual([true, undefined]);
  expect(wide.faces[0]?.layers[0]?.box).toEqual({ x: 0, y: 0, width: 432, height: 288 });
});

test('a crop keeps the focus of its photo in sight', () => {
  const choice = choiceOf(products.metal);
  const focused = { ...photo('a'), focus: { x: 0.95, y: 0.5 } };
  const [placed] = photosIn(startDocument(products.metal, choice, [focused]));
  expect(placed?.crop.x).toBeCloseTo(1 / 3, 4);
  expect(placed && cutShare(placed)).toBeCloseTo(1 / 3, 4);
});

test.each([
  ['a print', products.print],
  ['a metal print', products.metal],
  ['a canvas with its wrap', products.canvas],
  ['a framed print', products.framed],
] as const)('%s keeps a head at the edge of its photo inside the safe part', (_, product) => {
  const choice = choiceOf(product);
  const faces = [{ x: 0.72, y: 0.4, width: 0.1, height: 0.16 }];
  const document = startDocument(product, choice, [{ ...photo('a'), faces }]);
  const made = printProductOf(product, choice, document);
  expect(checkDocument(document, made, { facesOf: () => faces })).toEqual([]);
});

test('a face that is cut is said, with how many, until the photo is moved', () => {
  const choice = choiceOf(products.metal);
  const faces = [
    { x: 0.02, y: 0.4, width: 0.1, height: 0.16 },
    { x: 0.86, y: 0.4, width: 0.1, height: 0.16 },
  ];
  const document = startDocument(products.metal, choice, [{ ...photo('a'), faces }]);
  const made = printProductOf(products.metal, choice, document);
  expect(checkDocument(document, made, { facesOf: () => faces })).toEqual([
    { code: 'cutFaces', level: 'warn', faceCount: 1, faceId: 'front', layerId: 'photo-1' },
  ]);
  expect(checkDocument(document, made)).toEqual([]);
});

test('the photographer’s focal point goes before faces', () => {
  const choice = choiceOf(products.metal);
  const faces = [{ x: 0.02, y: 0.4, width: 0.1, height: 0.16 }];
  const focus = { x: 0.95, y: 0.5 };
  const chosen = { ...photo('a'), faces, focus, isFocusChosen: true };
  const [placed] = photosIn(startDocument(products.metal, choice, [chosen]));
  expect(placed?.crop.x).toBeCloseTo(1 / 3, 4);
});

test('no face of an album lies across the fold where its photo can move', () => {
  const choice = choiceOf(products.album);
  const faces = [{ x: 0.46, y: 0.42, width: 0.08, height: 0.16 }];
  const document = startDocument(
    products.album,
    choice,
    photos(40).map((each) => ({ ...each, faces })),
  );
  const { spread } = printProductOf(products.album, choice, document).faces;
  const folded = document.faces.flatMap(({ kind, layers }) =>
    layers.flatMap((layer) => {
      if (kind !== 'spread' || layer.kind !== 'photo' || layer.photo === null) return [];
      const at = ((spread?.fold?.at ?? 0) - layer.box.x) / layer.box.width;
      const { crop } = layer.photo;
      const line = crop.x + crop.width * at;
      return at > 0 && at < 1 && crop.width < 0.9 && line > 0.46 && line < 0.54 ? [layer.id] : [];
    }),
  );
  expect(folded).toEqual([]);
});

test('a photo runs around the bars of a canvas only where its edge is the photo', () => {
  const boxes = ['image', 'mirror', 'black'].map((edge) => {
    const choice = choiceOf(products.canvas, { edge });
    const [face] = startDocument(products.canvas, choice, [photo('a', 'high')]).faces;
    return face?.layers[0]?.box.width;
  });
  expect(boxes).toEqual([(8 + 4) * 72, 8 * 72, 8 * 72]);
});

test('a white border stays free of the photo', () => {
  const choice = choiceOf(products.print, { border: 'white-quarter' });
  const [face] = startDocument(products.print, choice, [photo('a', 'high')]).faces;
  expect(face?.layers[0]?.box).toEqual({ x: 18, y: 18, width: 4 * 72 - 36, height: 6 * 72 - 36 });
});

test('an album has the spreads that were chosen, places all photos in order and varies its layouts', () => {
  const choice = choiceOf(products.album, { spreads: '14' });
  const document = startDocument(products.album, choice, photos(40));
  const spreads = document.faces.filter(({ kind }) => kind === 'spread');
  expect(spreads).toHaveLength(14);
  expect(photosIn(document)).toHaveLength(40);
  const layouts = spreads.map(({ layout }) => layout);
  expect(new Set(layouts).size).toBeGreaterThan(4);
  expect(layouts.some((layout, index) => index > 0 && layout === layouts[index - 1])).toBe(false);
});

test('an album that is filled by itself can be ordered: photos too small for their places are left out', () => {
  const choice = choiceOf(products.album);
  const made = printProductOf(products.album, choice);
  const small = { ...photo('small'), width: 500, height: 400 };
  const document = startDocument(products.album, choice, [small, ...photos(30)]);
  expect(checkDocument(document, made).filter(({ level }) => level === 'block')).toEqual([]);
  expect(photosIn(document).map(({ photoId }) => photoId)).toEqual(
    photos(30).map(({ photoId }) => photoId),
  );
  const allSmall = startDocument(products.album, choice, [small]);
  expect(photosIn(allSmall).map(({ photoId }) => photoId)).toContain('small');
});

test('an album with fewer photos than spreads can be ordered with blank ones; without any it is unfinished', () => {
  const choice = choiceOf(products.album);
  const made = printProductOf(products.album, choice);
  const few = startDocument(products.album, choice, photos(4));
  const problems = checkDocument(few, made);
  expect(problems.map(({ code }) => code)).toEqual(Array(6).fill('blankSpread'));
  expect(isOrderable(problems)).toBe(true);
  expect(facesLabel(problems, few)).toBe('Spreads 5, 6, 7, 8, 9 and 10');
  const none = checkDocument(startDocument(products.album, choice, []), made);
  expect(none.map(({ code }) => code)).toEqual(Array(10).fill('emptyPlace'));
});

test.each([30, 37, 45, 60, 100])('%s photos lie three to six on a spread of ten', (count) => {
  const document = startDocument(products.album, choiceOf(products.album), photos(count));
  const spreads = document.faces.filter(({ kind }) => kind === 'spread');
  const shares = spreads.map((face) => photosIn({ ...document, faces: [face] }).length);
  expect(Math.min(...shares)).toBeGreaterThanOrEqual(3);
  expect(Math.max(...shares)).toBeLessThanOrEqual(6);
  expect(photosIn(document)).toHaveLength(Math.min(count, 60));
});

test('a cover of linen takes no photo, a pressed one a title, a printed one a photo', () => {
  const coverOf = (attributes: Record<string, string>) =>
    startDocument(products.album, choiceOf(products.album, attributes), photos(10)).faces[0];
  expect(coverOf({})?.layers).toEqual([]);
  expect(coverOf({ engraving: 'debossed' })?.layers[0]).toMatchObject({
    kind: 'text',
    finish: { kind: 'engraving' },
  });
  expect(coverOf({ engraving: 'foil-stamped' })?.layers[0]).toMatchObject({
    finish: { kind: 'foil' },
  });
  expect(coverOf({ cover_material: 'photo' })?.layers[0]).toMatchObject({ kind: 'photo' });
});
