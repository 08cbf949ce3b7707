import type { Product } from '@albumen/contract/catalog/product';
import type { EditorPhoto } from '@albumen/contract/endpoints/editor';
import { movePhoto, placesOf } from '@albumen/print/editing/document-edits';
import { panPhoto, zoomPhoto } from '@albumen/print/editing/photo-moves';
import { startDocument } from '@albumen/print/editing/start-document';
import { expect, test } from 'vitest';
import { chosenPhoto } from '../state/chosen-photo.ts';
import { choiceOf } from '../opening/made-design.ts';
import { changeBulk, changePaper, priceBulk, type BulkPrint } from './bulk-prints.ts';
import { createReviewer } from './print-review.ts';

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
  const back = changeBulk(withSquare, { prints, attributes: square }, { size: '4x6' });
  const again = createReviewer(withSquare, back.attributes);
  expect(back.prints.map((print) => again(print).cutFaces)).toEqual([0, 0]);
});

test('a size that holds all faces is not named where the photo has too few pixels for it', () => {
  const small = { width: 160, height: 240, faces: [above, below] };
  const couple = printOf('couple', 1, small);
  const { prints } = changeBulk(
    { ...withSquare, sizes: withSquare.sizes.slice(1) },
    { prints: [couple], attributes: { size: '40x60' } },
    square,
  );
  const review = createReviewer({ ...withSquare, sizes: withSquare.sizes.slice(1) }, square);
  expect(prints.map((print) => review(print).fittingSize)).toEqual([undefined]);
});

test('shown whole with a white border nobody is cut, in another size neither, until it fills the paper', () => {
  const couple = printOf('couple', 1, { faces: [above, below] });
  const { prints } = changeBulk(
    withSquare,
    { prints: [couple], attributes: { size: '4x6' } },
    square,
  );
  const [cut] = prints;
  if (cut === undefined) throw new Error('one print');
  const reviewIn = (attributes: Record<string, string>) => createReviewer(withSquare, attributes);
  expect(reviewIn(square)(cut)).toMatchObject({ cutFaces: 1, paper: 'showAll' });
  const whole = changePaper(withSquare, square, cut);
  expect(reviewIn(square)(whole)).toMatchObject({ cutFaces: 0, isCutMuch: false, paper: 'fill' });
  const tall = changeBulk(withSquare, { prints: [whole], attributes: square }, { size: '4x6' });
  expect(tall.prints.map(reviewIn(tall.attributes))).toMatchObject([
    { cutFaces: 0, paper: 'fill' },
  ]);
  const wide = printOf('table', 1, { width: 2400, height: 1600 });
  const inSquare = changeBulk(withSquare, { prints: [wide], attributes: { size: '4x6' } }, square);
  const table = inSquare.prints.map((print) => changePaper(withSquare, square, print));
  const lying = changeBulk(withSquare, { prints: table, attributes: square }, { size: '4x6' });
  expect(lying.prints.map(({ document }) => document.isTurned)).toEqual([true]);
  const filled = changePaper(withSquare, square, whole);
  expect(filled).toEqual(cut);
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
