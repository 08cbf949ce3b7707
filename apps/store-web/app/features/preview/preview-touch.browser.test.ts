import { fileURLToPath } from 'node:url';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { fixtureOrigin, openFixture } from '../../../test/fixture-page.ts';
import { renditionNetwork } from '../../../test/rendition-network.ts';
import { fingersOn } from '../../../test/touch.ts';

const network = await renditionNetwork();
const { page, close } = await openFixture(
  fileURLToPath(new URL('./preview.fixture.tsx', import.meta.url)),
  network.answer,
  { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
);
afterAll(close);

const fingers = await fingersOn(page);
const preview = page.locator('.preview');
const viewport = page.locator('.preview-viewport');
const name = () => viewport.getAttribute('aria-label');
/** Taps further apart than this are no pair. */
const pairMs = 400;

beforeEach(async () => {
  await page.goto(`${fixtureOrigin}/?count=60`);
  await page.getByRole('button', { name: 'Open photo 2', exact: true }).tap();
  await page.locator('[data-current] img[data-shown=true]').waitFor();
});

test('a swipe brings the next photo, the other way the one before', async () => {
  await fingers.swipe([320, 420], [80, 425]);
  await expect.poll(name).toBe('Photo 3 of 60');
  await fingers.swipe([80, 420], [320, 425]);
  await expect.poll(name).toBe('Photo 2 of 60');
});

test('the photo follows the finger and comes back when it is not far enough', async () => {
  await fingers.swipe([220, 420], [160, 422], { ms: 500, isHeld: true });
  const track = page.locator('.preview-track');
  const transform = () => track.evaluate((element) => element.style.transform);
  await expect.poll(transform).toContain('-60px');
  // A finger that rests is no fling.
  await page.waitForTimeout(150);
  await fingers.lift();
  await expect.poll(transform).toBe('');
  await expect.poll(() => name()).toBe('Photo 2 of 60');
});

test('a swipe down pulls the photo along and closes', async () => {
  await fingers.swipe([200, 300], [210, 520], { isHeld: true });
  const photo = page.locator('[data-current] .preview-photo');
  await expect.poll(() => photo.evaluate((element) => element.style.transform)).toContain('220px');
  await fingers.lift();
  await expect.poll(() => preview.count()).toBe(0);
  const tile = page.getByRole('button', { name: 'Open photo 2', exact: true });
  await expect
    .poll(() => tile.evaluate((element) => element === document.activeElement))
    .toBe(true);
});

test('a swipe up shows the details below the photo', async () => {
  await fingers.swipe([200, 600], [205, 350]);
  const details = page.getByRole('complementary', { name: 'Photo details' });
  await details.waitFor();
  await expect
    .poll(async () => {
      const photo = await page.locator('[data-current] .preview-photo').boundingBox();
      const panel = await details.boundingBox();
      return photo && panel && photo.y + photo.height <= panel.y;
    })
    .toBe(true);
});

test('two fingers zoom, one moves the photo and does not leave it', async () => {
  await fingers.pinch([195, 420], 80, 240);
  await expect.poll(() => viewport.getAttribute('data-zoomed')).toBe('true');
  await fingers.swipe([300, 420], [60, 420]);
  await expect.poll(() => name()).toBe('Photo 2 of 60');
  await fingers.pinch([195, 420], 240, 40);
  await expect.poll(() => viewport.getAttribute('data-zoomed')).toBe('false');
  await fingers.swipe([320, 420], [80, 425]);
  await expect.poll(name).toBe('Photo 3 of 60');
});

test('two taps zoom and show the whole photo again, one tap calls the controls', async () => {
  await fingers.tapTwice([200, 420]);
  await expect.poll(() => viewport.getAttribute('data-zoomed')).toBe('true');
  await page.waitForTimeout(pairMs);
  await fingers.tapTwice([200, 420]);
  await expect.poll(() => viewport.getAttribute('data-zoomed')).toBe('false');
  await page.waitForTimeout(pairMs);
  // They leave by themselves, before the tap and after it.
  await expect.poll(() => preview.getAttribute('data-quiet')).toBe('true');
  const seen = await preview.evaluateHandle((element) => {
    const values: (string | null)[] = [];
    const note = () => values.push(element.getAttribute('data-quiet'));
    new MutationObserver(note).observe(element, { attributeFilter: ['data-quiet'] });
    return values;
  });
  await fingers.tap([200, 300]);
  await expect.poll(() => seen.jsonValue()).toContain('false');
});

test('every control is large enough for a finger', async () => {
  const boxes = await page
    .locator('.preview__tools .icon-button, .preview__close .icon-button')
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const { width, height } = button.getBoundingClientRect();
        return Math.min(width, height);
      }),
    );
  expect(boxes.length).toBeGreaterThan(3);
  expect(Math.min(...boxes)).toBeGreaterThanOrEqual(44);
});
