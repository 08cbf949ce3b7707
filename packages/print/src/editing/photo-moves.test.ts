import { expect, test } from 'vitest';
import { placeIn } from '../document/chosen-photo.ts';
import type { PlacedPhoto } from '../document/layers.ts';
import { flipPhoto, panPhoto, refitPhoto, turnPhoto, zoomOf, zoomPhoto } from './photo-moves.ts';
import { photo } from '../../test/photos.ts';

const square = { width: 100, height: 100 };
const placed = placeIn(square, photo('a'));

function isCovered({ crop }: PlacedPhoto): boolean {
  const { x, y, width, height } = crop;
  return x >= 0 && y >= 0 && x + width <= 1 + 1e-9 && y + height <= 1 + 1e-9;
}

test('zooming shows less of the photo around the point that is held', () => {
  const zoomed = zoomPhoto(placed, square, { zoom: 2, about: { x: 0, y: 0 } });
  expect(zoomOf(zoomed, square)).toBeCloseTo(2);
  expect(zoomed.crop.x).toBeCloseTo(placed.crop.x);
  expect(zoomed.crop.height).toBeCloseTo(0.5);
  expect(zoomOf(zoomPhoto(zoomed, square, { zoom: 0.1 }), square)).toBeCloseTo(1);
  expect(zoomOf(zoomPhoto(zoomed, square, { zoom: 99 }), square)).toBeCloseTo(10);
});

test('a photo moves with the hand and stops where its frame would be empty', () => {
  const right = panPhoto(placed, { x: 0.1, y: 0 });
  expect(right.crop.x).toBeCloseTo(placed.crop.x - placed.crop.width * 0.1);
  expect(panPhoto(placed, { x: 5, y: 5 }).crop).toMatchObject({ x: 0, y: 0 });
});

test('a photo that can go no further, or be no smaller, is the same photo', () => {
  const corner = panPhoto(placed, { x: 5, y: 5 });
  expect(panPhoto(corner, { x: 0.2, y: 0.1 })).toBe(corner);
  expect(zoomPhoto(corner, square, { zoom: 0.5 })).toBe(corner);
  expect(panPhoto(corner, { x: -0.01, y: 0 })).not.toBe(corner);
});

test('a turned or flipped photo still follows the hand as it is seen', () => {
  const turned = turnPhoto(placed, square);
  // What is seen on the left of a photo turned clockwise is the bottom of its source.
  expect(panPhoto(turned, { x: 0, y: 0.1 }).crop.x).toBeLessThan(turned.crop.x);
  const flipped = flipPhoto(placed);
  expect(panPhoto(flipped, { x: 0.1, y: 0 }).crop.x).toBeGreaterThan(flipped.crop.x);
});

test('four quarter turns and two flips lead back, flipped photos turn as they are seen', () => {
  const around = [1, 2, 3, 4].reduce<PlacedPhoto>((each) => turnPhoto(each, square), placed);
  expect(around.crop.rotate).toBe(0);
  expect(around.crop.x).toBeCloseTo(placed.crop.x);
  expect(flipPhoto(flipPhoto(placed))).toEqual(placed);
  expect(turnPhoto(flipPhoto(placed), square).crop.rotate).toBe(270);
});

test('another frame keeps middle and zoom, and is always covered', () => {
  const zoomed = zoomPhoto(placed, square, { zoom: 3 });
  for (const frame of [
    { width: 300, height: 100 },
    { width: 100, height: 300 },
  ]) {
    const refitted = refitPhoto(zoomed, square, frame);
    expect(zoomOf(refitted, frame)).toBeCloseTo(3);
    expect(refitted.crop.x + refitted.crop.width / 2).toBeCloseTo(0.5);
    expect(isCovered(turnPhoto(refitted, frame))).toBe(true);
  }
});
