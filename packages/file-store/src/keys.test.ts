import { expect, test } from 'vitest';
import { checkFolder, contentTypeOf, isKey, keyOfPublicPath, newKey, publicPath } from './keys.ts';

test('a new key is random, sharded and says what the file is', () => {
  const key = newKey('originals', 'jpg');
  expect(key).toMatch(/^originals\/([0-9a-f]{2})\/\1[0-9a-f]{30}\.jpg$/);
  expect(newKey('originals', 'jpg')).not.toBe(key);
  expect(isKey(key)).toBe(true);
  expect(contentTypeOf(key)).toBe('image/jpeg');
});

test.each([
  'originals/a.jpg',
  'renditions/3f/3fa2/800.webp',
  'renditions/3fa2/cover-800.webp',
  'print/2026/order-1/1.pdf',
  'system/installation.json',
])('%s is a key', (key) => {
  expect(isKey(key)).toBe(true);
});

test.each([
  '',
  'a.jpg',
  'originals.jpg',
  'originals/.jpg',
  'originals/a',
  'originals/a.exe',
  'originals/a.toString',
  'originals/a.jpg.exe',
  'originals/A.jpg',
  'originals//a.jpg',
  'originals/../a.jpg',
  'originals/..jpg',
  'originals/a b.jpg',
  'originals/a%2f.jpg',
  'originals/a\\b.jpg',
  'originals/a\0.jpg',
  'originals/a.jpg\n',
  'originals/ä.jpg',
  '/originals/a.jpg',
  'secrets/a.jpg',
  `originals/${'a'.repeat(200)}.jpg`,
])('%j is no key', (text) => {
  expect(isKey(text)).toBe(false);
  expect(() => contentTypeOf(text)).toThrow(TypeError);
});

test('folders end in a slash and lead nowhere else', () => {
  for (const folder of ['', 'originals/', 'renditions/3f/3fa2/']) checkFolder(folder);
  for (const folder of ['/', '..', 'originals', 'originals/../', 'secrets/']) {
    expect(() => checkFolder(folder)).toThrow(TypeError);
  }
});

test('a public path leads back to its key and to no private one', () => {
  const key = 'renditions/3f/3fa2/800.webp';
  expect(keyOfPublicPath(publicPath(key))).toBe(key);
  expect(keyOfPublicPath('/logos/3fa2.png')).toBe('logos/3fa2.png');
  for (const path of [
    '/r/',
    '/r/../originals/a.jpg',
    '/originals/a.jpg',
    '/r/a.jpg?x',
    '/logosa.png',
  ]) {
    expect(keyOfPublicPath(path)).toBeUndefined();
  }
});
