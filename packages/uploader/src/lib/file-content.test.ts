import { expect, test } from 'vitest';
import { contentOf } from './file-content.ts';

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ['\x89PNG\r\n\x1a\n', 'png'],
  ['\0\0\0\x18ftypheic', 'heic'],
  ['\0\0\0\x18ftypmif1', 'heic'],
  ['\0\0\0\x1cftypavif', 'avif'],
  ['\0\0\0\x18ftypmp42', 'video'],
  ['GIF89a', 'gif'],
  ['RIFF\x10\0\0\0WEBPVP8 ', 'webp'],
  ['II*\0\x08', 'tiff'],
  ['8BPS\0\x01', 'photoshop'],
  ['%PDF-1.7', 'pdf'],
  ['PK\x03\x04', 'archive'],
  ['Dear Ada,\r\n\tsee you in May.', 'text'],
])('%j is %s', (start, content) => {
  expect(contentOf(bytesOf(start))).toBe(content);
});

test('letters of any language are text, also where the last one was cut; noise and nothing are not', () => {
  const written = new TextEncoder().encode('日本語のメモ'.repeat(40));
  expect(contentOf(written)).toBe('text');
  expect(contentOf(written.subarray(0, 511))).toBe('text');
  expect(contentOf(Uint8Array.of(0x81, 0xfe, 0x33))).toBeNull();
  expect(contentOf(Uint8Array.of())).toBeNull();
});
