import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { openFixture } from '../../../../test/fixture-page.ts';
import { renditionNetwork } from '../../../../test/rendition-network.ts';

const network = await renditionNetwork();
const { page, close } = await openFixture(
  fileURLToPath(new URL('./bulk-tile.fixture.tsx', import.meta.url)),
  network.answer,
  { viewport: { width: 1200, height: 800 } },
);
afterAll(close);

const tiles = page.locator('.bulk-tile');
/** Whether a tile shows the blue of the network's pictures: a place without its picture is gray. */
const hasPicture = (index: number) =>
  tiles
    .nth(index)
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement) => {
      const middle = [canvas.width / 2, canvas.height / 2, 1, 1] as const;
      const [red = 0, , blue = 0] = canvas.getContext('2d')?.getImageData(...middle).data ?? [];
      return blue - red > 40;
    });

test('of 800 prints only those near the screen are loaded and painted, each for its own picture', async () => {
  await expect.poll(() => hasPicture(0)).toBe(true);
  expect(network.asked.length).toBeLessThan(60);
  expect(await page.locator('canvas').count()).toBeLessThan(60);
  const paints = await page.evaluate(() => Reflect.get(window, 'painted').count as number);
  expect(paints).toBeLessThan(3 * network.asked.length);

  await tiles.last().scrollIntoViewIfNeeded();
  await expect.poll(() => hasPicture(799)).toBe(true);
  await expect.poll(() => page.locator('canvas').count()).toBeLessThan(60);
  expect(await tiles.first().locator('canvas').count()).toBe(0);

  const before = network.asked.length;
  await tiles.first().scrollIntoViewIfNeeded();
  await expect.poll(() => hasPicture(0)).toBe(true);
  expect(network.asked.length).toBeGreaterThan(before);
});
