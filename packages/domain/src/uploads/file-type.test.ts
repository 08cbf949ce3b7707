import { expect, test } from 'vitest';
import { mimeTypeOf, unsupportedKindOf } from './file-type.ts';

test('HEIC and RAW files are distinguished from other files, by name or by type', () => {
  const kind = (name: string, mimeType = '') => unsupportedKindOf({ name, mimeType });
  expect(kind('IMG_1.HEIC')).toBe('heic');
  expect(kind('photo', 'image/heif')).toBe('heic');
  expect(kind('DSC_1.NEF')).toBe('raw');
  expect(kind('shot.cr3')).toBe('raw');
  expect(kind('movie.mp4', 'video/mp4')).toBe('other');
});

test('a browser without a guess is helped by the extension', () => {
  expect(mimeTypeOf({ name: 'a.JPG', mimeType: '' })).toBe('image/jpeg');
  expect(mimeTypeOf({ name: 'a.jpg', mimeType: 'image/jpg' })).toBe('image/jpeg');
  expect(mimeTypeOf({ name: 'a.nef', mimeType: '' })).toBe('');
});
