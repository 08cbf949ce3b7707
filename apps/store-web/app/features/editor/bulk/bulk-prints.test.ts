import type { Product } from '@albumen/contract/catalog/product';
import type { EditorPhoto } from '@albumen/contract/endpoints/editor';
import { startDocument } from '@albumen/print/editing/start-document';
import { expect, test } from 'vitest';
import { chosenPhoto } from '../state/chosen-photo.ts';
import { choiceOf } from '../opening/made-design.ts';
import { changeBulk, createReviewer, priceBulk, type BulkPrint } from './bulk-prints.ts';

const product: Product = {
  id: 'print',
  family: 'print',
  name: 'Print',
  summary: '',
  description: '',
  tags: [],
  departmentId: 'prints',
  productionDays: { least: 1, most: 2 },
  bleedInches: 0,
  safeInches: 0.125,
  isTurnable: true,
  piecesPerUnit: 1,
  maxQuantity: 999,
  quantityDiscounts: [{ from: 10, percentOff: 50 }],
  sizes: [
    { id: '4x6', widthInches: 4, heightInches: 6, priceMinor: 100 },
    { id: '40x60', widthInches: 40, heightInches: 60, priceMinor: 9000 },
  ],
  options: [],
};

const large = { size: '40x60' };

function printOf(photoId: string, quantity = 1): BulkPrint {
  const photo: EditorPhoto = {
    photoId,
    fileName: `${photoId}.jpg`,
    sha256: '',
    width: 1600,
    height: 2400,
    token: '',
    hash: null,
    isReady: true,
    isFavorite: false,
    isOwn: false,
    isMine: false,
  };
  const document = startDocument(product, choiceOf(product, { size: '4x6' }), [chosenPhoto(photo)]);
  return { photo, document, quantity };
}

test('a print is reviewed once, and anew when it or the size changes', () => {
  const print = printOf('lake');
  const small = createReviewer(product, { size: '4x6' });
  const review = small(print);
  expect(review.level).toBe('good');
  expect(small(print)).toBe(review);
  expect(small({ ...print })).not.toBe(review);

  const bulk = changeBulk(product, { prints: [print], attributes: { size: '4x6' } }, large);
  const inLarge = createReviewer(product, bulk.attributes);
  expect(bulk.prints.map((each) => inLarge(each).level)).toEqual(['block']);
});

test('each of many prints is priced by its own quantity', () => {
  const prints = [printOf('a'), printOf('b'), printOf('c', 10)];
  expect(priceBulk(product, { prints, attributes: { size: '4x6' } })).toBe(100 + 100 + 500);
});
