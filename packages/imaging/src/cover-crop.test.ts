import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cropCover } from './cover-crop.ts';

/** Red on the left, green in the middle, blue on the right: three stripes of 400 pixels. */
function stripes(): Promise<Buffer> {
  const stripe = (background: string, left: number) => ({
    input: { create: { width: 400, height: 900, channels: 3 as const, background } },
    left,
    top: 0,
  });
  return sharp({ create: { width: 1200, height: 900, channels: 3, background: '#000' } })
    .composite([stripe('#f00', 0), stripe('#0f0', 400), stripe('#00f', 800)])
    .jpeg({ quality: 95 })
    .toBuffer();
}

async function colorAndSize(plan: Parameters<typeof cropCover>[1]) {
  const crop = await cropCover(await stripes(), plan);
  const { dominant } = await sharp(crop).stats();
  const { width, height, format } = await sharp(crop).metadata();
  const color = dominant.r > 128 ? 'red' : dominant.b > 128 ? 'blue' : 'green';
  return { color, size: `${width}x${height}`, format };
}

test.each([
  [0, 'red'],
  [50, 'green'],
  [100, 'blue'],
] as const)('a tall crop around %i percent shows what is there', async (x, color) => {
  const plan = { width: 200, height: 600, focus: { x, y: 50 } };
  expect(await colorAndSize(plan)).toEqual({ color, size: '200x600', format: 'jpeg' });
});

test('a photo that is smaller than the crop keeps its pixels and gets the shape', async () => {
  const plan = { width: 4000, height: 2000, focus: { x: 50, y: 0 } };
  expect(await colorAndSize(plan)).toMatchObject({ size: '1200x600' });
});
