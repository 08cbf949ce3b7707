import { fileURLToPath } from 'node:url';
import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { fixtureOrigin, openFixture } from '../../../test/fixture-page.ts';

const white = { r: 255, g: 255, b: 255 };
const photo = await sharp({ create: { width: 600, height: 400, channels: 3, background: white } })
  .jpeg()
  .toBuffer();
const { page, close } = await openFixture(
  fileURLToPath(new URL('./gallery-hero.fixture.tsx', import.meta.url)),
  (route) => route.fulfill({ contentType: 'image/jpeg', body: photo }),
);
afterAll(close);

const hero = page.locator('.gallery-hero');
/** The brightest gray on which white words have a contrast of 4.5:1. */
const brightest = 118;

/** Gray values that a shade may change by within eight pixels, as a soft one does. */
const steepest = 9;

const titles = ['Elena & Marc', 'The Christening of Maximiliana Alexandra Fitzgerald-Ortega'];
const windows = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

interface Shade {
  data: Buffer;
  width: number;
  height: number;
}

interface Line {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Gray values of the cover without its words, row by row. */
async function shadeOf(cover: Locator): Promise<Shade> {
  const shot = await cover.screenshot({ scale: 'css' });
  const { data, info } = await sharp(shot).grayscale().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Where letters stand: the lines of text, without the room around them. */
function linesOf(cover: Locator): Promise<Line[]> {
  return cover.locator('h1, span, time').evaluateAll((elements) =>
    elements.flatMap((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...range.getClientRects()].map(({ x, y, width, height }) => ({
        x,
        y,
        width,
        height,
      }));
    }),
  );
}

/** The brightest that is behind letters, and how much the shade changes within eight pixels. */
function measure({ data, width, height }: Shade, lines: readonly Line[]) {
  const at = (x: number, y: number): number => data[y * width + x] ?? 0;
  let behindWords = 0;
  for (const line of lines)
    for (let y = Math.floor(line.y); y < line.y + line.height; y += 1)
      for (let x = Math.floor(line.x); x < line.x + line.width; x += 1)
        behindWords = Math.max(behindWords, at(x, y));
  let change = 0;
  for (let y = 8; y < height; y += 1)
    for (let x = 8; x < width; x += 1) {
      const here = at(x, y);
      change = Math.max(change, Math.abs(here - at(x - 8, y)), Math.abs(here - at(x, y - 8)));
    }
  return { behindWords, change };
}

for (const style of ['photo', 'centered']) {
  test(`${style}: white words are read on a white photo, and their shade has no edge`, async () => {
    for (const window of windows) {
      await page.setViewportSize(window);
      for (const title of titles) {
        await page.goto(`${fixtureOrigin}?${new URLSearchParams({ style, title }).toString()}`);
        await hero.locator('img').evaluate((image: HTMLImageElement) => image.decode());
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        const lines = await linesOf(hero);
        await page.addStyleTag({ content: '.gallery-hero__words { color: #0000 !important }' });
        const { behindWords, change } = measure(await shadeOf(hero), lines);
        const where = `${title} at ${window.width}`;
        expect.soft(behindWords, where).toBeLessThanOrEqual(brightest);
        expect.soft(change, where).toBeLessThanOrEqual(steepest);
      }
    }
  });
}

for (const style of ['framed', 'words']) {
  test(`${style}: a photo is whole, upright or not`, async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const ratio of [2 / 3, 1.5]) {
      await page.goto(`${fixtureOrigin}?style=${style}&ratio=${ratio}`);
      const { width, height } = (await hero.locator('img').boundingBox()) ?? {};
      expect.soft(Number(width) / Number(height)).toBeCloseTo(ratio, 1);
    }
  });
}
