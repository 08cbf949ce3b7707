import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { adobeRgbExif } from '../corpus/good-files.ts';
import { orientationSegment } from '../corpus/exif-parts.ts';
import { comment, profileSegments, withFrameSize, withSegments } from '../corpus/jpeg-parts.ts';
import { memorySource } from './byte-source.ts';
import { adobeRgbProfile } from './lib/adobe-rgb.ts';
import { probePhoto, type PhotoProbe } from './photo-probe.ts';

const plain = { create: { width: 1200, height: 800, channels: 3, background: '#c08040' } } as const;
const photo = await sharp(plain).jpeg().toBuffer();

async function probed(bytes: Buffer): Promise<PhotoProbe> {
  const outcome = await probePhoto(memorySource(bytes));
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.value;
}

async function refusalOf(bytes: Buffer): Promise<unknown> {
  const outcome = await probePhoto(memorySource(bytes));
  return outcome.ok ? 'accepted' : outcome.refusal;
}

test('a photo turned on its side is as wide as it was stored high', async () => {
  const probe = await probed(withSegments(photo, orientationSegment(6)));
  expect(probe).toMatchObject({
    width: 1200,
    height: 800,
    orientedWidth: 800,
    orientedHeight: 1200,
    orientation: 6,
  });
});

test('the profile names the color space', async () => {
  const p3 = await sharp(photo).withIccProfile('p3').jpeg().toBuffer();
  expect((await probed(p3)).colors).toMatchObject({
    space: 'embedded',
    profileName: expect.stringMatching(/P3/),
  });
  const srgb = await sharp(photo).withIccProfile('srgb').jpeg().toBuffer();
  expect((await probed(srgb)).colors.space).toBe('srgb');
  expect((await probed(photo)).colors).toEqual({
    model: 'rgb',
    space: 'untagged',
    profileName: null,
  });
});

test('Adobe RGB is recognized by profile and, without one, by what the camera says', async () => {
  const tagged = withSegments(photo, ...profileSegments(adobeRgbProfile()));
  expect((await probed(tagged)).colors.space).toBe('embedded');
  expect((await probed(withSegments(photo, adobeRgbExif))).colors.space).toBe('adobe-rgb');
});

test('a profile for another kind of color is not believed', async () => {
  const gray = await sharp(photo).toColourspace('b-w').jpeg().toBuffer();
  const probe = await probed(withSegments(gray, ...profileSegments(adobeRgbProfile())));
  expect(probe.colors).toMatchObject({ model: 'gray', space: 'untagged' });
});

test('metadata is kept from the decoder', async () => {
  const noisy = withSegments(
    photo,
    comment('x'.repeat(60_000)),
    orientationSegment(3),
    comment('y'),
  );
  const { decoderRanges } = await probed(noisy);
  const bytes = Buffer.concat(
    decoderRanges.map(([offset, length]) => noisy.subarray(offset, offset + length)),
  );
  expect(bytes.length).toBeLessThan(1_000);
  expect(bytes.includes('Exif')).toBe(false);
});

test('what a progressive photo costs in memory is known before it is decoded', async () => {
  const progressive = await sharp(photo).jpeg({ progressive: true }).toBuffer();
  expect((await probed(photo)).isBuffered).toBe(false);
  // 1200 × 800 at 4:2:0: 75 × 50 units of six blocks, 128 bytes each.
  expect(await probed(progressive)).toMatchObject({
    isBuffered: true,
    coefficientBytes: 75 * 50 * 6 * 128,
  });
});

test('what is no JPEG is refused with what it is', async () => {
  expect(await refusalOf(Buffer.alloc(0))).toMatchObject({ code: 'emptyFile' });
  expect(await refusalOf(await sharp(plain).png().toBuffer())).toEqual({
    code: 'notAJpeg',
    subject: 'a PNG',
  });
  expect(await refusalOf(Buffer.from('\0\0\0\x18ftypheic'))).toEqual({
    code: 'heicUnsupported',
    subject: 'HEIC',
  });
  expect(await refusalOf(Buffer.from('FUJIFILMCCD-RAW'))).toEqual({
    code: 'rawUnsupported',
    subject: 'Fujifilm RAF',
  });
});

test('a header cut short is truncated, a size of zero unreadable', async () => {
  expect(await refusalOf(photo.subarray(0, 100))).toEqual({ code: 'truncated' });
  expect(await refusalOf(withFrameSize(photo, 0, 800))).toEqual({ code: 'unreadable' });
});

test('whatever is damaged in the head, probing ends with an answer', async () => {
  const head = withSegments(photo, orientationSegment(6), ...profileSegments(adobeRgbProfile()));
  const damage = fc.array(fc.tuple(fc.integer({ min: 3, max: 1_500 }), fc.nat(255)), {
    minLength: 1,
    maxLength: 6,
  });
  await fc.assert(
    fc.asyncProperty(damage, async (changes) => {
      const bytes = Buffer.from(head);
      for (const [at, value] of changes) bytes.writeUInt8(value, at);
      const outcome = await probePhoto(memorySource(bytes));
      expect(outcome).toHaveProperty('ok');
    }),
    { numRuns: 1_000 },
  );
});
