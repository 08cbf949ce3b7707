import { fileURLToPath } from 'node:url';
import { axeFaults } from '@albumen/test-kit/axe';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { fixtureOrigin, openFixture } from '../../../test/fixture-page.ts';
import { renditionNetwork } from '../../../test/rendition-network.ts';

const network = await renditionNetwork();
const { page, close } = await openFixture(
  fileURLToPath(new URL('./preview.fixture.tsx', import.meta.url)),
  network.answer,
  { viewport: { width: 1200, height: 800 } },
);
beforeAll(() => page.clock.install());
afterAll(close);

const preview = page.locator('.preview');
const viewport = page.locator('.preview-viewport');
const tools = page.locator('.preview__tools');
const toolsOpacity = () => tools.evaluate((element) => getComputedStyle(element).opacity);
const name = () => viewport.getAttribute('aria-label');
const log = () => page.evaluate(() => Reflect.get(window, 'log') as string[]); // of the fixture

async function openPhoto(number: number, count = 60): Promise<void> {
  await page.goto(`${fixtureOrigin}/?count=${count}`);
  await page.getByRole('button', { name: `Open photo ${number}`, exact: true }).click();
  await page.locator('[data-current] img[data-shown=true]').waitFor();
}

/* From here on only the test lets time pass. */
async function freezeClock(): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 60_000);
}

/* In the page. */
function setHidden(value: boolean): void {
  Object.defineProperty(document, 'hidden', { value, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

afterEach(() => page.clock.resume());

beforeEach(() => {
  network.asked.length = 0;
  network.broken.clear();
});

test('nothing but the photo is seen until the pointer moves, and again when it has rested', async () => {
  await openPhoto(2);
  expect(await toolsOpacity()).toBe('0');
  await freezeClock();
  await page.mouse.move(500, 300);
  await page.mouse.move(520, 310);
  await expect.poll(() => preview.getAttribute('data-quiet')).toBe('false');
  await page.clock.runFor(2_600);
  await expect.poll(() => preview.getAttribute('data-quiet')).toBe('true');
});

test('controls that have the focus stay', async () => {
  await openPhoto(2);
  await page.keyboard.press('Tab');
  await expect.poll(toolsOpacity).toBe('1');
  await page.clock.runFor(10_000);
  expect(await toolsOpacity()).toBe('1');
});

test('arrows walk around the ends, and each photo is announced', async () => {
  await openPhoto(1);
  await freezeClock();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => name()).toBe('Photo 60 of 60');
  await page.keyboard.press('ArrowRight');
  expect(await page.locator('.preview > [aria-live=polite].visually-hidden').textContent()).toBe(
    'Photo 1 of 60',
  );
  await page.keyboard.press('ArrowRight');
  await page.clock.runFor(200);
  expect(await log()).toEqual(['at photo-2']);
});

test('while an arrow is held, the page is notified of the last photo only', async () => {
  await openPhoto(1);
  await freezeClock();
  for (let press = 0; press < 9; press += 1) await page.keyboard.down('ArrowRight');
  await page.keyboard.up('ArrowRight');
  await page.clock.runFor(200);
  expect(await log()).toEqual(['at photo-10']);
  expect(await name()).toBe('Photo 10 of 60');
});

test('two photos at either side are there before they are wanted', async () => {
  await openPhoto(3, 3200);
  const near = [1, 2, 4, 5].map((number) => `token-${number}/`);
  await expect
    .poll(() => near.every((token) => network.asked.some((file) => file.startsWith(token))))
    .toBe(true);
});

test('the details lie beside the photo, which makes room', async () => {
  await openPhoto(3);
  await page.keyboard.press('i');
  const details = page.getByRole('complementary', { name: 'Photo details' });
  expect(await details.textContent()).toContain('photo-3.jpg');
  await page.clock.runFor(1_000);
  await expect
    .poll(async () => {
      const photo = await page.locator('[data-current] .preview-photo').boundingBox();
      const panel = await details.boundingBox();
      return photo && panel && photo.x + photo.width <= panel.x;
    })
    .toBe(true);
  await page.keyboard.press('I');
  await expect.poll(() => details.count()).toBe(0);
});

test("the page's keys act on the photo shown; the browser's own stay alone", async () => {
  await openPhoto(4);
  await page.keyboard.press('F');
  await page.keyboard.press('Control+f');
  await expect.poll(() => log()).toEqual(['favorite photo-4']);
});

test('a way back is reached by a key, waits while it has the focus, and gives it back', async () => {
  await openPhoto(3);
  await freezeClock();
  await page.keyboard.press('u');
  await page.keyboard.press('F8');
  const undo = preview.getByRole('button', { name: 'Undo' });
  await page.clock.runFor(30_000);
  expect(await undo.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await page.clock.runFor(100);
  expect(await log()).toContain('undone');
  expect(await viewport.evaluate((it) => it === document.activeElement)).toBe(true);
});

test('plus and minus zoom, zero shows the whole photo, a double click the place clicked', async () => {
  await openPhoto(3);
  await page.keyboard.press('+');
  await expect.poll(() => viewport.getAttribute('data-zoomed')).toBe('true');
  expect(await page.locator('[data-current] img').getAttribute('sizes')).toBe('2560px');
  await page.keyboard.press('0');
  await expect.poll(() => viewport.getAttribute('data-zoomed')).toBe('false');
  await page.mouse.dblclick(600, 400);
  await expect.poll(() => viewport.getAttribute('data-zoomed')).toBe('true');
});

test('arrows look around in a zoomed photo, and lead on at its edge', async () => {
  await openPhoto(3);
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('+');
  const place = () => page.locator('[data-current] .preview-photo').getAttribute('style');
  const before = await place();
  await page.keyboard.press('ArrowRight');
  await expect.poll(place).not.toBe(before);
  expect(await name()).toBe('Photo 3 of 60');
  for (let press = 0; press < 9; press += 1) await page.keyboard.press('ArrowRight');
  await expect.poll(name).not.toBe('Photo 3 of 60');
});

test('control and wheel zoom', async () => {
  await openPhoto(3);
  await page.mouse.move(600, 400);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -120);
  await page.keyboard.up('Control');
  await expect.poll(() => viewport.getAttribute('data-zoomed')).toBe('true');
});

test('a photo that does not load is tried five more times, then on demand', async () => {
  network.broken.add('token-2');
  await page.goto(`${fixtureOrigin}/?count=60`);
  await page.getByRole('button', { name: 'Open photo 2', exact: true }).click();
  const note = page.locator('.preview-note');
  await expect.poll(() => note.textContent()).toContain('Trying again');
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    network.asked.length = 0;
    await page.clock.runFor(10_000);
    await expect
      .poll(() => network.asked.filter((file) => file.startsWith('token-2/')).length)
      .toBe(1);
  }
  await expect.poll(() => note.textContent()).toContain('This photo did not load.');
  network.asked.length = 0;
  await page.clock.runFor(60_000);
  expect(network.asked.filter((file) => file.startsWith('token-2/'))).toEqual([]);
  network.broken.clear();
  await note.getByRole('button', { name: 'Try again' }).click();
  await page.locator('[data-current] img[data-shown=true]').waitFor();
});

test('the slideshow moves every four seconds, pauses by the space bar and while the page is hidden', async () => {
  await openPhoto(1);
  await freezeClock();
  await page.keyboard.press(' ');
  await page.clock.runFor(4_100);
  await expect.poll(name).toBe('Photo 2 of 60');
  await page.locator('[data-current] img[data-shown=true]').waitFor();
  await page.keyboard.press(' ');
  await page.clock.runFor(9_000);
  expect(await name()).toBe('Photo 2 of 60');
  await page.keyboard.press(' ');
  await page.evaluate(setHidden, true);
  await page.clock.runFor(9_000);
  expect(await name()).toBe('Photo 2 of 60');
  await page.evaluate(setHidden, false);
  await page.clock.runFor(4_100);
  await expect.poll(name).toBe('Photo 3 of 60');
});

test('a click in the slideshow leads on, one at the left back', async () => {
  await openPhoto(5);
  await page.keyboard.press(' ');
  await page.mouse.click(900, 400);
  await expect.poll(name).toBe('Photo 6 of 60');
  await page.mouse.click(250, 400);
  await expect.poll(name).toBe('Photo 5 of 60');
});

test('who asked for no motion sees none', async () => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPhoto(1);
  await page.evaluate(() => {
    const durations: unknown[] = [];
    const animate = Reflect.get(Element.prototype, 'animate') as Element['animate']; // its own
    Element.prototype.animate = function record(keyframes, options) {
      durations.push(typeof options === 'object' ? options.duration : options);
      return animate.call(this, keyframes, options);
    };
    Object.assign(window, { durations });
  });
  await page.keyboard.press('ArrowRight');
  await expect.poll(name).toBe('Photo 2 of 60');
  const durations = await page.evaluate((): unknown => Reflect.get(window, 'durations'));
  await page.emulateMedia({ reducedMotion: null });
  expect(durations).toEqual([0]);
});

test('closing leads to the tile of the photo shown last, also far away', async () => {
  await openPhoto(2, 3200);
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Escape');
  const tile = page.getByRole('button', { name: 'Open photo 3199', exact: true });
  await expect
    .poll(() => tile.evaluate((element) => element === document.activeElement))
    .toBe(true);
  const box = await tile.boundingBox();
  expect(box && box.y >= 0 && box.y + box.height <= 800).toBe(true);
});

test('the focus cannot leave the preview for the page below', async () => {
  await openPhoto(2);
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    const place = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement === document.body || activeElement?.closest('dialog') !== null;
    });
    expect(place).toBe(true);
  }
});

test('one photo has nothing to walk to', async () => {
  await openPhoto(1, 1);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => name()).toBe('Photo 1 of 1');
  expect(await page.locator('.preview__side').count()).toBe(0);
});

test('no accessibility rule is broken, with and without the details', async () => {
  await openPhoto(2);
  // Controls that come or go have no contrast to speak of.
  await page.addStyleTag({ content: '.preview__chrome { opacity: 1; transition: none }' });
  expect(await toolsOpacity()).toBe('1');
  expect(await axeFaults(page, { within: 'dialog' })).toEqual([]);
  await page.keyboard.press('i');
  expect(await axeFaults(page, { within: 'dialog' })).toEqual([]);
});
