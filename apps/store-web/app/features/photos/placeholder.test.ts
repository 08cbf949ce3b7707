import sharp from 'sharp';
import { rgbaToThumbHash, thumbHashToDataURL } from 'thumbhash';
import { expect, test } from 'vitest';
import { placeholderOf } from './placeholder.ts';

/** Dusk over water, as large as a hash may be made of. */
function dusk(width: number, height: number): Buffer {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#223a66"/><stop offset=".6" stop-color="#e8a05c"/></linearGradient>
    <rect width="100%" height="60%" fill="url(#sky)"/><rect y="60%" width="100%" height="40%" fill="#16323c"/>
    <circle cx="70%" cy="45%" r="12%" fill="#fff1c9"/></svg>`;
  return Buffer.from(svg);
}

test.each([
  ['a landscape photo', 100, 67],
  ['an upright photo', 67, 100],
  ['a square photo', 100, 100],
  ['a panorama', 100, 25],
])(
  'the placeholder of %s looks as its hash does, in a third of the characters',
  async (_, w, h) => {
    const rgba = await sharp(dusk(w, h)).ensureAlpha().raw().toBuffer();
    const hash = rgbaToThumbHash(w, h, rgba);
    const address = placeholderOf(Buffer.from(hash).toString('base64'));
    expect(address.length).toBeLessThan(thumbHashToDataURL(hash).length / 3);
    const shown = await stretched(address);
    const wanted = await stretched(thumbHashToDataURL(hash));
    const differences = [...shown].map((value, index) => Math.abs(value - (wanted[index] ?? 0)));
    expect(differences.reduce((sum, value) => sum + value) / differences.length).toBeLessThan(10);
  },
);

/** As a page shows it: drawn over a tile, whatever its own size. */
async function stretched(address: string): Promise<Buffer> {
  const png = Buffer.from(address.replace('data:image/png;base64,', ''), 'base64');
  const whole = sharp(png).removeAlpha().resize(120, 120, { fit: 'fill' });
  return await whole.raw().toBuffer();
}
