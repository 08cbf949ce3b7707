import fc from 'fast-check';
import { expect, test } from 'vitest';
import { photo } from '../../test/photos.ts';
import * as products from '../../test/products.ts';
import { checkDocument } from '../checks/check-document.ts';
import { problemText } from '../checks/problem-texts.ts';
import type { DesignDocument } from '../document/design-document.ts';
import { printProductOf } from '../products/print-product.ts';
import { changeProduct } from './change-product.ts';
import { movePhoto, placesOf, type PhotoPlace } from './document-edits.ts';
import { turnPhoto } from './photo-moves.ts';
import { startDocument } from './start-document.ts';
import { fillPaper, fillsPaper, showWholePhoto } from './whole-photo.ts';

const { print, choiceOf } = products;
const sizeOf = (widthInches: number, heightInches: number) => ({
  id: `${widthInches}x${heightInches}`,
  widthInches,
  heightInches,
  priceMinor: 100,
});

function placeOf(document: DesignDocument): PhotoPlace {
  const [place] = placesOf(document);
  if (place === undefined) throw new Error('a print without a place');
  return place;
}

test('all of a photo lies in the safe part of any paper, in another size and turned as well', () => {
  const inches = fc.integer({ min: 4, max: 30 });
  const pixels = fc.integer({ min: 3_000, max: 12_000 });
  const pixelsOfPhoto = fc.record({ width: pixels, height: pixels });
  fc.assert(
    fc.property(fc.tuple(inches, inches), fc.tuple(inches, inches), pixelsOfPhoto, (...given) => {
      const [one, two, size] = given;
      const faces = [
        { x: 0, y: 0, width: 0.05, height: 0.05 },
        { x: 0.95, y: 0.95, width: 0.05, height: 0.05 },
      ];
      const shown = { ...photo('a'), ...size, faces };
      const choice = { ...choiceOf(print), size: sizeOf(...one) };
      const other = { ...choice, size: sizeOf(...two) };
      const document = startDocument(print, choice, [shown]);
      const made = printProductOf(print, choice, document);
      const whole = showWholePhoto(document, placeOf(document), made);
      const upright = changeProduct(whole, { product: print, choice: other });
      const turned = changeProduct(upright, { product: print, choice: other, isTurned: true });
      for (const [each, asked] of [
        [whole, choice],
        [upright, other],
        [turned, other],
      ] as const) {
        const paper = printProductOf(print, asked, each);
        const problems = checkDocument(each, paper, { facesOf: () => faces });
        expect(problems.filter(({ code }) => code !== 'fewPixels')).toEqual([]);
      }
    }),
    { numRuns: 200 },
  );
});

test('it fills the paper again as it began, and a photo that was turned is shown whole as well', () => {
  const choice = choiceOf(print);
  const begun = startDocument(print, choice, [photo('a')]);
  const made = printProductOf(print, choice, begun);
  const whole = showWholePhoto(begun, placeOf(begun), made);
  expect(fillsPaper(placeOf(whole).layer, made)).toBe(false);
  expect(fillPaper(whole, placeOf(whole), { photo: photo('a'), product: made })).toEqual(begun);
  const turned = movePhoto(whole, placeOf(whole), (placed, frame) => turnPhoto(placed, frame));
  const upright = showWholePhoto(turned, placeOf(turned), made);
  const { box, photo: shown } = placeOf(upright).layer;
  expect(box.height / box.width).toBeCloseTo(1.5);
  expect(shown?.crop).toMatchObject({ x: 0, y: 0, width: 1, height: 1, rotate: 90 });
  expect(checkDocument(upright, made)).toEqual([]);
});

test('what is said of a face that is cut names a border where paper may show around the photo', () => {
  const faces = [{ x: 0, y: 0.4, width: 0.1, height: 0.2 }];
  const said = [products.print, products.metal].map((product) => {
    const choice = choiceOf(product);
    const document = startDocument(product, choice, [photo('a')]);
    const made = printProductOf(product, choice, document);
    return checkDocument(document, made, { facesOf: () => faces }).map(problemText);
  });
  expect(said).toEqual([
    [
      'A face is cut off here. Move the photo, show all of it with a white border, or choose another size.',
    ],
    ['A face is cut off here. Move the photo, or choose another size or layout.'],
  ]);
});
