import { fileURLToPath } from 'node:url';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { fixtureOrigin, openFixture } from '../../../test/fixture-page.ts';
import { renditionNetwork } from '../../../test/rendition-network.ts';

const network = await renditionNetwork();
const { page, close } = await openFixture(
  fileURLToPath(new URL('./photo-grid.fixture.tsx', import.meta.url)),
  network.answer,
  { viewport: { width: 1200, height: 800 } },
);
afterAll(close);

const tiles = page.locator('.photo-tile');
const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo(0, y), top);

/** The first photo whose tile is in view. */
const firstInView = () =>
  page.evaluate(() => {
    const inView = [...document.querySelectorAll('.photo-tile')].find(
      (tile) => tile.getBoundingClientRect().bottom > 64,
    );
    return inView?.getAttribute('data-photo');
  });

beforeEach(async () => {
  await page.goto(fixtureOrigin);
  await page.evaluate(() => sessionStorage.clear());
  await tiles.first().waitFor();
});

test('of 3200 photos only those near the screen are mounted', async () => {
  await scrollTo(100_000);
  await expect.poll(() => tiles.count()).toBeLessThan(60);
  expect(await tiles.count()).toBeGreaterThan(6);
});

test('photos below the screen are there before it is scrolled', async () => {
  await page.setViewportSize({ width: 1200, height: 600 });
  await page.goto(fixtureOrigin);
  await expect.poll(() => tiles.count()).toBeGreaterThan(3);
  expect(await tiles.first().boundingBox()).toMatchObject({ y: 700 });
  await page.setViewportSize({ width: 1200, height: 800 });
});

test('Tab goes from photo to photo, far past what was mounted at first', async () => {
  await page.getByRole('button', { name: 'Open 1', exact: true }).focus();
  const seen: unknown[] = [];
  for (let press = 0; press < 80; press += 1) {
    await page.keyboard.press('Tab');
    seen.push(await focused());
  }
  expect(seen).toEqual(Array.from({ length: 80 }, (_, index) => `Open ${index + 2}`));
});

test('a tile that has the focus stays when the page is scrolled away, and Tab goes on from it', async () => {
  await page.getByRole('button', { name: 'Open 5', exact: true }).focus();
  await scrollTo(150_000);
  await expect.poll(firstInView).not.toBe('photo-5');
  expect(await focused()).toBe('Open 5');
  await page.keyboard.press('Tab');
  await expect.poll(() => focused()).toBe('Open 6');
});

test('a photo far away is shown and focused on demand', async () => {
  await page.evaluate(() => Reflect.get(window, 'revealPhoto')('photo-2500'));
  await expect.poll(() => focused()).toBe('Open 2500');
  const box = await page.getByRole('button', { name: 'Open 2500', exact: true }).boundingBox();
  expect(box && box.y > 0 && box.y + box.height < 800).toBe(true);
});

test('a photo in view is focused where it is', async () => {
  await scrollTo(900);
  const before = await page.evaluate(() => window.scrollY);
  await page.evaluate(() => Reflect.get(window, 'revealPhoto')('photo-5'));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

test('Back and reload show the photos that were in view', async () => {
  await scrollTo(60_000);
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBeGreaterThan(0);
  await expect.poll(firstInView).toBeDefined();
  const before = await firstInView();
  await page.evaluate(() => document.querySelector('a')?.click());
  await page.getByRole('heading', { name: 'Elsewhere' }).waitFor();
  await page.goBack();
  await expect.poll(firstInView).toBe(before);
  await page.reload();
  await expect.poll(firstInView).toBe(before);
});

test('a new visit begins at the top', async () => {
  await scrollTo(60_000);
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBeGreaterThan(0);
  await page.goto('about:blank');
  await page.goto(fixtureOrigin);
  await tiles.first().waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('another width of the window keeps every photo within it', async () => {
  await page.setViewportSize({ width: 700, height: 800 });
  await expect
    .poll(() =>
      tiles.evaluateAll((all) =>
        Math.max(...all.map((tile) => tile.getBoundingClientRect().right)),
      ),
    )
    .toBeLessThanOrEqual(700);
  await page.setViewportSize({ width: 1200, height: 800 });
});
