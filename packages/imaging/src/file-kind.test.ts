import { expect, test } from 'vitest';
import { tiffBlock } from '../corpus/exif-parts.ts';
import { detectFileKind } from './file-kind.ts';

test.each([
  ['\xff\xd8\xff\xe0', 'jpeg', 'a JPEG'],
  ['\x89PNG\r\n\x1a\n', 'png', 'a PNG'],
  ['\0\0\0\x18ftypheic', 'heic', 'HEIC'],
  ['\0\0\0\x18ftypmif1', 'heic', 'HEIC'],
  ['\0\0\0\x18ftypavif', 'other', 'an AVIF picture'],
  ['\0\0\0\x18ftypcrx ', 'raw', 'Canon CR3'],
  ['\0\0\0\x18ftypisom', 'other', 'a video'],
  ['II*\0\x10\0\0\0CR\x02\0', 'raw', 'Canon CR2'],
  ['FUJIFILMCCD-RAW', 'raw', 'Fujifilm RAF'],
  ['IIU\0', 'raw', 'Panasonic RW2'],
  ['GIF89a', 'other', 'a GIF'],
  ['RIFF\0\0\0\0WEBP', 'other', 'a WebP picture'],
  ['%PDF-1.7', 'other', 'a PDF'],
  ['PK\x03\x04', 'other', 'a ZIP archive'],
  ['<!DOCTYPE html><html>', 'other', 'a web page'],
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'svg', 'an SVG'],
  ['<?xml version="1.0"?>\n<!-- drawn by hand -->\n<svg>', 'svg', 'an SVG'],
  ['{"a": 1}', 'other', 'a text file'],
  ['', 'empty', 'an empty file'],
  ['\0\0\0\0', 'other', 'an unknown file type'],
])('%j is identified as what it is', (content, family, name) => {
  expect(detectFileKind(Buffer.from(content, 'latin1'))).toEqual({ family, name });
});

test('a JPEG must start with its marker, to the byte', () => {
  expect(detectFileKind(Buffer.from('\0\xff\xd8\xff', 'latin1')).family).toBe('other');
  expect(detectFileKind(Buffer.from('\xff\xd8', 'latin1')).family).toBe('other');
});

test('a raw file of a maker is distinguished from a finished TIFF of the same camera', () => {
  const preview = {
    main: [
      [0x00fe, 'long', 1],
      [0x010f, 'text', 'NIKON CORPORATION'],
      [0x014a, 'long', 8],
    ],
  } as const;
  expect(detectFileKind(tiffBlock(preview)).name).toBe('Nikon NEF');
  const finished = { main: [[0x010f, 'text', 'NIKON CORPORATION']] } as const;
  expect(detectFileKind(tiffBlock(finished)).name).toBe('a TIFF');
  expect(detectFileKind(tiffBlock({ main: [[0xc612, 'long', 1]] })).name).toBe('Adobe DNG');
});
