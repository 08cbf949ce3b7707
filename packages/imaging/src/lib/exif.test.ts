import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tiffBlock } from '../../corpus/exif-parts.ts';
import { readExif } from './exif.ts';

test('the information panel gets camera, lens and exposure', () => {
  const block = tiffBlock({
    main: [
      [0x010f, 'text', 'Canon'],
      [0x0110, 'text', 'Canon EOS R5'],
    ],
    exif: [
      [0xa431, 'text', '012345678901'],
      [0xa434, 'text', 'RF50mm F1.2 L USM'],
      [0xa435, 'text', 'of the lens'],
      [0x829a, 'rational', [1, 250]],
      [0x829d, 'rational', [28, 10]],
      [0x8827, 'short', 400],
      [0x920a, 'rational', [50, 1]],
    ],
  });
  const read = readExif(block);
  expect(read?.bodySerial).toBe('012345678901');
  expect(read?.camera).toEqual({
    make: 'Canon',
    model: 'Canon EOS R5',
    lens: 'RF50mm F1.2 L USM',
    exposureSeconds: 0.004,
    aperture: 2.8,
    iso: 400,
    focalLengthMm: 50,
  });
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'orientation %i is read in either byte order',
  (orientation) => {
    const main = [[0x0112, 'short', orientation]] as const;
    expect(readExif(tiffBlock({ main }))?.orientation).toBe(orientation);
    expect(readExif(tiffBlock({ main, isBigEndian: true }))?.orientation).toBe(orientation);
  },
);

test.each([0, 9, 65_535])('orientation %i counts as upright', (orientation) => {
  expect(readExif(tiffBlock({ main: [[0x0112, 'short', orientation]] }))?.orientation).toBe(1);
});

test('of two orientation tags the first counts', () => {
  const block = tiffBlock({
    main: [
      [0x0112, 'short', 6],
      [0x0112, 'short', 3],
    ],
  });
  expect(readExif(block)?.orientation).toBe(6);
});

test('a camera set to Adobe RGB is recognized without a profile', () => {
  const block = tiffBlock({
    exif: [[0xa001, 'short', 65_535]],
    interoperability: [[1, 'text', 'R03']],
  });
  expect(readExif(block)?.isAdobeRgb).toBe(true);
  expect(readExif(tiffBlock({ interoperability: [[1, 'text', 'R98']] }))?.isAdobeRgb).toBe(false);
});

test('names lose control characters and are cut to a sane length', () => {
  const block = tiffBlock({ main: [[0x010f, 'text', `\u202EA\x07${'b'.repeat(400)}`]] });
  expect(readExif(block)?.camera.make).toMatch(/^Ab{119}$/);
});

test('a division by zero is an unknown value', () => {
  expect(
    readExif(tiffBlock({ exif: [[0x829a, 'rational', [0, 0]]] }))?.camera.exposureSeconds,
  ).toBeNull();
});

test('whatever the bytes, reading ends without an exception', () => {
  const anyBlock = fc
    .uint8Array({ maxLength: 400 })
    .map((bytes) => Buffer.concat([Buffer.from('II*\0'), bytes]));
  fc.assert(
    fc.property(anyBlock, (bytes) => {
      expect(() => readExif(bytes)).not.toThrow();
    }),
    { numRuns: 2_000 },
  );
});

test('damage anywhere in a real block never throws', () => {
  const block = tiffBlock({
    main: [[0x010f, 'text', 'Canon']],
    exif: [[0x9003, 'text', '2026:05:01 14:03:22']],
  });
  const damage = fc.tuple(fc.nat(block.length - 1), fc.nat(255));
  fc.assert(
    fc.property(fc.array(damage, { maxLength: 8 }), (changes) => {
      const bytes = Buffer.from(block);
      for (const [at, value] of changes) bytes.writeUInt8(value, at);
      expect(() => readExif(bytes)).not.toThrow();
    }),
    { numRuns: 2_000 },
  );
});
