import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseCrop, countCutFaces, type CropWish, type FractionBox } from './choose-crop.ts';

const ratio = fc.double({ min: 1 / 3, max: 3, noNaN: true });
const share = fc.double({ min: 0, max: 1, noNaN: true });
const margin = fc.double({ min: 0, max: 0.12, noNaN: true });
const margins = fc.record({ left: margin, top: margin, right: margin, bottom: margin });
const face = fc
  .tuple(share, share, fc.double({ min: 0.01, max: 0.25, noNaN: true }))
  .map(([x, y, side]): FractionBox => ({
    x: x * (1 - side),
    y: y * (1 - side),
    width: side,
    height: side,
  }));
const wish = fc.record({
  photoRatio: ratio,
  frameRatio: ratio,
  faces: fc.array(face, { maxLength: 12 }),
  margins,
});

/** Every place of the crop, in small steps. */
function placesOf({ photoRatio, frameRatio }: CropWish): FractionBox[] {
  const width = Math.min(1, frameRatio / photoRatio);
  const height = Math.min(1, photoRatio / frameRatio);
  return Array.from({ length: 101 }, (_, step) => ({
    x: ((1 - width) * step) / 100,
    y: ((1 - height) * step) / 100,
    width,
    height,
  }));
}

test('a crop fills its frame and lies in the photo', () => {
  fc.assert(
    fc.property(wish, (given) => {
      const crop = chooseCrop(given);
      expect((crop.width * given.photoRatio) / crop.height).toBeCloseTo(given.frameRatio, 6);
      expect(Math.max(crop.width, crop.height)).toBeCloseTo(1, 9);
      for (const edge of [crop.x, crop.y, crop.x + crop.width, crop.y + crop.height]) {
        expect(edge).toBeGreaterThanOrEqual(-1e-9);
        expect(edge).toBeLessThanOrEqual(1 + 1e-9);
      }
    }),
  );
});

test('where some crop holds all faces, the chosen one does', () => {
  fc.assert(
    fc.property(wish, (given) => {
      const couldHoldAll = placesOf(given).some(
        (crop) => countCutFaces(given.faces, crop, given.margins) === 0,
      );
      fc.pre(couldHoldAll);
      expect(countCutFaces(given.faces, chooseCrop(given), given.margins)).toBe(0);
    }),
    { numRuns: 1_000 },
  );
});

test('without faces the focus is in the middle, and a chosen one is so with them', () => {
  const focus = { x: 0.4, y: 0.62 };
  const plain = chooseCrop({ photoRatio: 1.5, frameRatio: 1, focus });
  expect(plain.x + plain.width / 2).toBeCloseTo(0.4);
  const faces = [{ x: 0.8, y: 0.1, width: 0.15, height: 0.2 }];
  const given = { photoRatio: 1.5, frameRatio: 1, focus, faces };
  expect(chooseCrop({ ...given, isFocusChosen: true })).toEqual(plain);
  expect(countCutFaces(faces, chooseCrop(given))).toBe(0);
});

test('hair is kept above a face, and a bleed around it', () => {
  const faces = [{ x: 0.4, y: 0.06, width: 0.2, height: 0.14 }];
  const crop = chooseCrop({ photoRatio: 2 / 3, frameRatio: 3 / 2, faces });
  expect(crop.y).toBeCloseTo(0, 6);
  const low = [{ x: 0.4, y: 0.52, width: 0.2, height: 0.14 }];
  const below = chooseCrop({ photoRatio: 2 / 3, frameRatio: 3 / 2, faces: low });
  expect(below.y).toBeLessThan(0.52 - 0.45 * 0.14 + 1e-6);
});

test('where not all fit, those in the foreground stay whole', () => {
  const faces = [
    { x: 0.05, y: 0.3, width: 0.2, height: 0.3 },
    { x: 0.3, y: 0.3, width: 0.2, height: 0.3 },
    { x: 0.92, y: 0.4, width: 0.04, height: 0.06 },
  ];
  const crop = chooseCrop({ photoRatio: 3, frameRatio: 1.5, faces });
  expect(countCutFaces(faces.slice(0, 2), crop)).toBe(0);
  expect(countCutFaces(faces, crop)).toBe(1);
});

test('who is given up does not pull the one who stays to the edge', () => {
  const faces = [
    { x: 0.75, y: 0.3, width: 0.08, height: 0.2 },
    { x: 0.1, y: 0.3, width: 0.05, height: 0.12 },
  ];
  const crop = chooseCrop({ photoRatio: 1.8, frameRatio: 2 / 3, faces });
  expect(crop.x + crop.width / 2).toBeCloseTo(0.79);
});

test('no face lies across the fold of a spread where the photo can move', () => {
  const faces = [{ x: 0.44, y: 0.3, width: 0.12, height: 0.3 }];
  const crop = chooseCrop({ photoRatio: 3, frameRatio: 2, faces, foldAt: 0.5 });
  const fold = crop.x + crop.width / 2;
  expect(fold <= 0.44 || fold >= 0.56).toBe(true);
  expect(countCutFaces(faces, crop)).toBe(0);
});

test('who is cut along the other side wherever the crop lies is not what it is placed by', () => {
  const cutAtTop = { x: 0.05, y: 0.01, width: 0.12, height: 0.3 };
  const whole = { x: 0.8, y: 0.4, width: 0.08, height: 0.2 };
  const margins = { left: 0.1, top: 0.1, right: 0.1, bottom: 0.1 };
  const crop = chooseCrop({ photoRatio: 2.5, frameRatio: 1, faces: [cutAtTop, whole], margins });
  expect(countCutFaces([whole], crop, margins)).toBe(0);
});

test('faces that lie close to the edge of what is safe get room where there is any', () => {
  const faces = [
    { x: 0.3, y: 0.3, width: 0.1, height: 0.2 },
    { x: 0.6, y: 0.3, width: 0.1, height: 0.2 },
  ];
  const crop = chooseCrop({ photoRatio: 2, frameRatio: 1, faces });
  expect(crop.x).toBeCloseTo(0.25);
});

test('a face whose box stands out of what is safe by a hair is kept in where that costs nobody', () => {
  const first = { x: 0.2, y: 0.1, width: 0.1, height: 0.2 };
  const second = { x: 0.5, y: 0.55, width: 0.1, height: 0.2 };
  const margins = { left: 0.202, top: 0.1, right: 0.1, bottom: 0.1 };
  const crop = chooseCrop({ photoRatio: 0.5, frameRatio: 0.6, faces: [first, second], margins });
  const narrower = { ...first, x: 0.203 };
  expect(countCutFaces([narrower, second], crop, margins)).toBe(0);
});

test('of all faces that some crop of a spread keeps whole and off the fold, none is on it', () => {
  const spread = wish.map((given) => ({ ...given, foldAt: 0.5 }));
  const isOnFold = (crop: FractionBox) => (box: FractionBox) => {
    const fold = crop.x + crop.width / 2;
    return fold > box.x && fold < box.x + box.width;
  };
  fc.assert(
    fc.property(spread, (given) => {
      const isGood = (crop: FractionBox) =>
        countCutFaces(given.faces, crop, given.margins) === 0 && !given.faces.some(isOnFold(crop));
      fc.pre(placesOf(given).some(isGood));
      expect(isGood(chooseCrop(given))).toBe(true);
    }),
    { numRuns: 1_000 },
  );
});
