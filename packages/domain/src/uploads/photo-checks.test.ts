import fc from 'fast-check';
import { limits } from '@albumen/contract/limits';
import { expect, test } from 'vitest';
import { checkPhotos, type PhotoToCheck } from './photo-checks.ts';

let made = 0;

function photo(change: Partial<PhotoToCheck> = {}): PhotoToCheck {
  made += 1;
  return {
    id: `photo-${made}`,
    name: `IMG_${made}.jpg`,
    mimeType: 'image/jpeg',
    sizeBytes: 3_000_000,
    dimensions: { width: 4000, height: 3000 },
    isInGallery: false,
    ...change,
  };
}

function codesOf(change: Partial<PhotoToCheck>, photosInGallery = 0): string[] {
  return checkPhotos([photo(change)], photosInGallery).issues.map((issue) => issue.code);
}

test('a good photo has no issue', () => {
  const good = photo();
  expect(checkPhotos([good], 0)).toEqual({ issues: [], ready: [good.id], warned: [], blocked: [] });
});

test('exactly 40 MB passes, one byte more is refused', () => {
  expect(codesOf({ sizeBytes: 40 * 1_048_576 })).toEqual([]);
  expect(codesOf({ sizeBytes: 40 * 1_048_576 + 1 })).toEqual(['exceedsSizeLimit']);
});

test('the longest side decides: below 1200 px blocks, below 2000 px warns', () => {
  expect(codesOf({ dimensions: { width: 1199, height: 1199 } })).toEqual(['belowSizeMinimum']);
  expect(codesOf({ dimensions: { width: 1200, height: 300 } })).toEqual([
    'belowSizeRecommendation',
  ]);
  expect(codesOf({ dimensions: { width: 400, height: 1999 } })).toEqual([
    'belowSizeRecommendation',
  ]);
  expect(codesOf({ dimensions: { width: 400, height: 2000 } })).toEqual([]);
});

test('only jpg and jpeg are taken, in any case of letters', () => {
  expect(codesOf({ name: 'a.JPEG' })).toEqual([]);
  expect(codesOf({ name: 'a.JPG', mimeType: '' })).toEqual([]);
  expect(codesOf({ name: 'a.png', mimeType: 'image/png' })).toEqual(['unsupportedFileType']);
  expect(codesOf({ name: 'a.jpg', mimeType: 'image/png' })).toEqual(['unsupportedFileType']);
  expect(codesOf({ name: 'a.heic', mimeType: '' })).toEqual(['unsupportedFileType']);
  expect(codesOf({ name: 'jpg', mimeType: '' })).toEqual(['unsupportedFileType']);
});

test('a photo that is too large and too small is refused for both', () => {
  const codes = codesOf({ sizeBytes: 50_000_000, dimensions: { width: 100, height: 100 } });
  expect(codes.toSorted()).toEqual(['belowSizeMinimum', 'exceedsSizeLimit']);
});

test('only the small photo is a warning, everything else blocks', () => {
  const small = photo({ dimensions: { width: 1500, height: 1000 } });
  const wrong = photo({ name: 'a.gif', mimeType: 'image/gif' });
  const result = checkPhotos([small, wrong], 0);
  expect(result).toMatchObject({ warned: [small.id], blocked: [wrong.id], ready: [] });
  expect(result.issues.map(({ code, isBlocking }) => [code, isBlocking])).toEqual([
    ['belowSizeRecommendation', false],
    ['unsupportedFileType', true],
  ]);
});

test('a gallery takes 3200 photos and not one more', () => {
  const photos = Array.from({ length: limits.photosPerGallery + 1 }, () => photo());
  expect(checkPhotos(photos.slice(1), 0).issues).toEqual([]);
  const result = checkPhotos(photos, 0);
  expect(result.issues).toEqual([
    { code: 'exceedsFileLimit', isBlocking: true, photoIds: [photos.at(-1)?.id] },
  ]);
  expect(result.ready).toHaveLength(3200);
});

test('what the gallery holds already counts towards its limit', () => {
  expect(codesOf({}, 3199)).toEqual([]);
  expect(codesOf({}, 3200)).toEqual(['exceedsFileLimit']);
  expect(codesOf({}, 9000)).toEqual(['exceedsFileLimit']);
});

test('a photo that is blocked anyway takes no room from another', () => {
  const wrong = photo({ name: 'a.png', mimeType: 'image/png' });
  const last = photo();
  expect(checkPhotos([wrong, last], 3199).ready).toEqual([last.id]);
});

test('a folder that is dropped again is not refused for what already arrived', () => {
  const arrived = Array.from({ length: 3000 }, () => photo({ isInGallery: true }));
  const rest = Array.from({ length: 200 }, () => photo());
  expect(checkPhotos([...arrived, ...rest], 3000).blocked).toEqual([]);
});

test('a head that cannot be read leaves the pixel checks to the upload', () => {
  expect(codesOf({ dimensions: null })).toEqual([]);
});

test('every photo ends in exactly one of the three groups', () => {
  const anyPhoto = fc.record({
    id: fc.uuid(),
    name: fc.constantFrom('a.jpg', 'b.png', 'c.jpeg', 'd'),
    mimeType: fc.constantFrom('image/jpeg', 'image/png', ''),
    sizeBytes: fc.integer({ min: 1, max: 60_000_000 }),
    dimensions: fc.option(fc.record({ width: fc.nat(4000), height: fc.nat(4000) })),
    isInGallery: fc.boolean(),
  });
  const photos = fc.uniqueArray(anyPhoto, { selector: (each) => each.id, maxLength: 30 });
  fc.assert(
    fc.property(photos, fc.integer({ min: 3180, max: 3210 }), (selection, there) => {
      const { ready, warned, blocked } = checkPhotos(selection, there);
      const ids = selection.map((each) => each.id);
      expect([...ready, ...warned, ...blocked].toSorted()).toEqual(ids.toSorted());
    }),
  );
});
