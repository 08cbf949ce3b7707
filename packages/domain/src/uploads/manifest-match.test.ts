import { expect, test } from 'vitest';
import { emptyManifest, indexManifest, recognize } from './manifest-match.ts';

const index = indexManifest({
  name: ['a.jpg', 'b.jpg'],
  fileSize: [1000, 2000],
  lastModified: [5, null],
  contentMd5: ['md5-a', 'md5-b'],
  fingerprint: ['sha-a', 'sha-b'],
});

test('a file of the same name, size and time is in the gallery already', () => {
  expect(recognize(index, { name: 'a.jpg', sizeBytes: 1000, lastModifiedAt: 5 })).toEqual({
    kind: 'there',
    photo: { contentMd5: 'md5-a', fingerprint: 'sha-a' },
  });
});

test('another name or another time leaves a doubt that only the hash can settle', () => {
  expect(recognize(index, { name: 'a.jpg', sizeBytes: 1000, lastModifiedAt: 6 }).kind).toBe(
    'doubt',
  );
  expect(recognize(index, { name: 'z.jpg', sizeBytes: 1000, lastModifiedAt: 5 }).kind).toBe(
    'doubt',
  );
  expect(index.fingerprints.has('sha-a')).toBe(true);
});

test('a photo whose time nobody recorded is never recognized by name alone', () => {
  expect(recognize(index, { name: 'b.jpg', sizeBytes: 2000, lastModifiedAt: null }).kind).toBe(
    'doubt',
  );
});

test('a file of a size that the gallery does not hold is new', () => {
  const file = { name: 'a.jpg', sizeBytes: 1001, lastModifiedAt: 5 };
  expect(recognize(index, file).kind).toBe('new');
  expect(recognize(emptyManifest, file).kind).toBe('new');
});
