import { expect, test } from 'vitest';
import { photo, photos } from '../../test/photos.ts';
import { album, canvas, choiceOf, print } from '../../test/products.ts';
import { changeProduct } from './change-product.ts';
import { checkDocument, isOrderable } from '../checks/check-document.ts';
import type { DesignDocument } from '../document/design-document.ts';
import {
  addText,
  changeText,
  emptyPlaces,
  fillPlaces,
  layerAt,
  movePhoto,
  photoAt,
  photosOf,
  placesOf,
  removeText,
  setPhoto,
  swapPhotos,
} from './document-edits.ts';
import { panPhoto, zoomOf, zoomPhoto } from './photo-moves.ts';
import { printProductOf } from '../products/print-product.ts';
import { addSpread, changeSpread, moveSpread, removeSpread } from './spread-edits.ts';
import { startDocument } from './start-document.ts';

const ten = choiceOf(album);
const made = printProductOf(album, ten);
const full = startDocument(album, ten, photos(20));

function idsOf(document: DesignDocument): string[] {
  return photosOf(document).map(({ photoId }) => photoId);
}

function spreadIds({ faces }: DesignDocument): string[] {
  return faces.filter(({ kind }) => kind === 'spread').map(({ id }) => id);
}

test('two photos change places and fill the frames that they come to', () => {
  const [a, b] = placesOf(full);
  if (a === undefined || b === undefined) throw new Error('the album has photos');
  const swapped = swapPhotos(full, a, b);
  expect(photoAt(swapped, a)?.photoId).toBe(photoAt(full, b)?.photoId);
  expect(photoAt(swapped, b)?.photoId).toBe(photoAt(full, a)?.photoId);
  expect(checkDocument(swapped, made)).toEqual([]);
  expect(swapPhotos(swapped, a, a)).toEqual(swapped);
});

test('favorites fill what is empty, in their order, and none twice', () => {
  const few = startDocument(album, ten, photos(4));
  const filled = fillPlaces(few, photos(7));
  expect(idsOf(filled)).toEqual(photos(7).map(({ photoId }) => photoId));
  expect(emptyPlaces(filled)).toHaveLength(emptyPlaces(few).length - 3);
  const [place] = placesOf(filled);
  if (place === undefined) throw new Error('the album has places');
  expect(photoAt(setPhoto(filled, place, null), place)).toBeUndefined();
});

test('text is added, changed and removed; what a design fixes stays', () => {
  const { document, place } = addText(full, 'spread-2', {
    box: { x: 100, y: 100, width: 200, height: 40 },
    text: 'June',
    font: 'jost',
    sizePt: 18,
    align: 'left',
    finish: { kind: 'ink', color: '#000000' },
  });
  expect(place).toEqual({ faceId: 'spread-2', layerId: 'own-1' });
  const changed = changeText(document, place, { text: 'July', sizePt: 24 });
  expect(layerAt(changed, place)).toMatchObject({ text: 'July', sizePt: 24 });
  expect(removeText(changed, place)).toEqual(full);
  expect(removeText(full, { faceId: 'spread-1', layerId: 'photo-1' })).toBe(full);
});

test('a spread with another layout keeps its photos, those without a place wait', () => {
  const fewer = changeSpread(full, made, { faceId: 'spread-2', layoutId: 'panorama' });
  const [first] = fewer.faces.filter(({ id }) => id === 'spread-2');
  expect(first?.layers).toHaveLength(1);
  expect(fewer.spare?.photos.length).toBeGreaterThan(0);
  expect(checkDocument(fewer, made)).toEqual([]);
  const again = changeSpread(fewer, made, { faceId: 'spread-2', layoutId: 'page-and-two' });
  expect(idsOf(again)).toEqual(idsOf(full));
  expect(again.spare).toBeUndefined();
});

test('spreads are added, taken out and moved behind the cover', () => {
  const added = addSpread(full, made, 'spread-1');
  expect(spreadIds(added).slice(0, 3)).toEqual(['spread-1', 'spread-11', 'spread-2']);
  const removed = removeSpread(added, 'spread-2');
  expect(removed.spare?.photos.length).toBeGreaterThan(0);
  expect(removeSpread(full, 'cover')).toBe(full);
  expect(spreadIds(moveSpread(full, 'spread-3', 0))[0]).toBe('spread-3');
  expect(moveSpread(full, 'spread-3', 99).faces.at(-1)?.id).toBe('spread-3');
});

test('an album of another size, cover and length is right again, its photos all there', () => {
  const choice = choiceOf(album, {
    size: '11x14',
    spreads: '12',
    engraving: 'foil-stamped',
    cover_material: 'photo',
  });
  const changed = changeProduct(full, { product: album, choice });
  const problems = checkDocument(changed, printProductOf(album, choice));
  // The two spreads that came to it have no photo yet.
  expect(problems.filter(({ code }) => code === 'blankSpread')).toHaveLength(2);
  expect(isOrderable(problems)).toBe(false);
  const codes = new Set(problems.map(({ code }) => code));
  expect(codes).toEqual(new Set(['emptyPlace', 'blankSpread', 'blankWords']));
  expect(idsOf(changed).toSorted()).toEqual(idsOf(full).toSorted());
  const back = changeProduct(changed, { product: album, choice: ten });
  expect(spreadIds(back)).toEqual(spreadIds(full));
});

test('a print of another size, edge or border keeps zoom and middle and is right again', () => {
  const start = startDocument(canvas, choiceOf(canvas), [photo('a', 'high')]);
  const place = { faceId: 'front', layerId: 'photo-1' };
  const edited = movePhoto(start, place, (each, frame) =>
    panPhoto(zoomPhoto(each, frame, { zoom: 2 }), { x: 0.1, y: 0 }),
  );
  for (const attributes of [
    { edge: 'mirror' },
    { edge: 'black', size: '16x20' },
    { depth: 'gallery' },
  ]) {
    const choice = choiceOf(canvas, attributes);
    const changed = changeProduct(edited, { product: canvas, choice });
    const codes = checkDocument(changed, printProductOf(canvas, choice)).map(({ code }) => code);
    expect(codes.filter((code) => code !== 'fewPixels')).toEqual([]);
    const layer = layerAt(changed, place);
    if (layer?.kind !== 'photo' || layer.photo === null) throw new Error('the photo is there');
    expect(zoomOf(layer.photo, layer.box)).toBeCloseTo(2);
  }
  const turned = changeProduct(startDocument(print, choiceOf(print), [photo('a')]), {
    product: print,
    choice: choiceOf(print),
    isTurned: false,
  });
  expect(turned.isTurned).toBeUndefined();
  expect(checkDocument(turned, printProductOf(print, choiceOf(print)))).toEqual([]);
});
