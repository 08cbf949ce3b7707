import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { fixtureOrigin, openFixture } from '../../../test/fixture-page.ts';
import { renditionNetwork } from '../../../test/rendition-network.ts';

const network = await renditionNetwork();
const { page, close } = await openFixture(
  fileURLToPath(new URL('./scrubber.fixture.tsx', import.meta.url)),
  network.answer,
  { viewport: { width: 1200, height: 800 } },
);
afterAll(close);

const scrubber = page.getByRole('slider', { name: 'Scroll through the photos' });
const tiles = page.locator('.photo-tile');
const place = () => scrubber.getAttribute('aria-valuetext');

async function open(photos: number): Promise<void> {
  await page.goto(`${fixtureOrigin}?photos=${photos}`);
  await tiles.first().waitFor();
}

test('by keys it leads to the end and back, and says which photo is in view', async () => {
  await open(3200);
  await scrubber.focus();
  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'Open 3200', exact: true }).waitFor();
  await expect.poll(place).toMatch(/^3,1\d\d of 3,200$/);
  await page.keyboard.press('Home');
  await page.getByRole('button', { name: 'Open 1', exact: true }).waitFor();
  await expect.poll(place).toBe('1 of 3,200');
});

test('a drag to its middle shows the photos of the middle', async () => {
  await open(3200);
  const box = await scrubber.boundingBox();
  if (box === null) throw new Error('no scrubber');
  await page.mouse.move(box.x + box.width / 2, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect.poll(place).toMatch(/^1,[5-6]\d\d of 3,200$/);
});

test('it follows the page, with a word at each mark', async () => {
  await open(3200);
  await page.evaluate(() => window.scrollTo(0, 50_000));
  await expect.poll(place).not.toBe('1 of 3,200');
  await expect.poll(async () => Number(await scrubber.inputValue())).toBeGreaterThan(100);
  expect(await page.locator('.scrubber__mark').allTextContents()).toEqual(['8 AM', 'Noon']);
});

test('a few photos need none', async () => {
  await open(12);
  expect(await scrubber.count()).toBe(0);
});
