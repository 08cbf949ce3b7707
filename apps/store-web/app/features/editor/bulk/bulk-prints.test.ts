import type { Product } from '@albumen/contract/catalog/product';
import type { EditorPhoto } from '@albumen/contract/endpoints/editor';
import { movePhoto, placesOf } from '@albumen/print/editing/document-edits';
import { panPhoto, zoomPhoto } from '@albumen/print/editing/photo-moves';
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

function printOf(photoId: string, quantity = 1, change: Partial<EditorPhoto> = {}): BulkPrint {
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
    focus: { x: 50, y: 50, isChosen: false },
    faces: [],
    ...change,
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

const withSquare = {
  ...product,
  sizes: [...product.sizes, { id: '10x10', widthInches: 10, heightInches: 10, priceMinor: 400 }],
};
const square = { size: '10x10' };
const above = [400, 40, 200, 100];
const below = [400, 850, 200, 100];

test('in another shape a crop that nobody moved keeps heads whole, and one that was moved its middle', () => {
  const untouched = printOf('bride', 1, { faces: [above] });
  const moved = { ...untouched, document: movedDown(untouched.document) };
  const before = { prints: [untouched, moved], attributes: { size: '4x6' } };
  const [chosen, kept] = changeBulk(withSquare, before, square).prints;
  if (chosen === undefined || kept === undefined) throw new Error('two prints');
  expect(createReviewer(withSquare, square)(chosen).cutFaces).toBe(0);
  expect(middleOf(kept)).toBeCloseTo(middleOf(moved), 6);
  expect(middleOf(chosen)).toBeLessThan(0.4);
});

test('where no crop holds all faces, it is said of which photo, with a size that would', () => {
  const couple = printOf('couple', 1, { faces: [above, below] });
  const { prints } = changeBulk(
    withSquare,
    { prints: [couple, printOf('lake')], attributes: { size: '4x6' } },
    square,
  );
  const review = createReviewer(withSquare, square);
  expect(prints.map((print) => review(print).cutFaces)).toEqual([1, 0]);
  expect(prints.map((print) => review(print).fittingSize)).toEqual(['4 × 6 in', undefined]);
});

/** How far down its photo a crop has its middle. */
function middleOf({ document }: BulkPrint): number {
  const crop = placesOf(document)[0]?.layer.photo?.crop;
  return crop === undefined ? Number.NaN : crop.y + crop.height / 2;
}

function movedDown(document: BulkPrint['document']): BulkPrint['document'] {
  const [place] = placesOf(document);
  if (place === undefined) throw new Error('a print without a place');
  const enlarged = movePhoto(document, place, (photo, frame) =>
    zoomPhoto(photo, frame, { zoom: 1.5 }),
  );
  return movePhoto(enlarged, place, (photo) => panPhoto(photo, { x: 0, y: -1 }));
}
