import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { resample } from './resample.ts';

const file = await readFile(
  new URL('../../../../demo/photos/Bridge_by_Sander_Klootwijk.jpg', import.meta.url),
);

test.each([
  [900, 600],
  [301, 407],
  [120, 80],
])('a photo looks at %i × %i as the image library has it', async (width, height) => {
  const pipeline = sharp(file)
    .autoOrient()
    .extract({ left: 11, top: 7, width: 1500, height: 1000 });
  const whole = await pipeline.clone().ensureAlpha().raw().toBuffer();
  const source = { data: new Uint8ClampedArray(whole), width: 1500, height: 1000 };
  const theirs = await pipeline
    .resize({ width, height, fit: 'fill', kernel: 'lanczos3' })
    .ensureAlpha()
    .raw()
    .toBuffer();
  const ours = resample(source, { width, height }).data;
  const sum = ours.reduce((total, value, at) => total + (value - (theirs[at] ?? 0)) ** 2, 0);
  expect(Math.sqrt(sum / ours.length)).toBeLessThan(1.2);
});
