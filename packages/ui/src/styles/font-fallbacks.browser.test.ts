import { closePages, sharedChromium } from '@albumen/test-kit/chromium';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { afterAll, expect, test } from 'vitest';

/* What each face sets: a title, a label, running text. */
const cases = [
  {
    face: 'Newsreader',
    file: 'newsreader/files/newsreader-latin-opsz-normal',
    size: 40,
    weight: 400,
  },
  {
    face: 'Hanken Grotesk',
    file: 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal',
    size: 16,
    weight: 400,
  },
  {
    face: 'Hanken Grotesk',
    file: 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal',
    size: 14,
    weight: 600,
  },
  {
    face: 'Schibsted Grotesk',
    file: 'schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal',
    size: 16,
    weight: 400,
  },
  {
    face: 'Schibsted Grotesk',
    file: 'schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal',
    size: 40,
    weight: 800,
  },
];

const sample =
  'The wedding of Eleanor and Theodore, seen from the first light at the lake to the last dance ' +
  'under the lanterns, with all four hundred guests, two dogs and one very patient horse.';

const { resolve } = createRequire(import.meta.url);

const browser = await sharedChromium();

afterAll(() => closePages(browser));

test.each(cases)(
  '$face at $weight: the fallback is as wide and as high, so nothing moves when the face arrives',
  async ({ face, file, size, weight }) => {
    const fallbacks = await readFile(new URL('./font-fallbacks.css', import.meta.url), 'utf8');
    const bytes = await readFile(resolve(`@fontsource-variable/${file}.woff2`));
    const page = await browser.newPage();
    await page.setContent(`<style>${fallbacks}
      @font-face { font-family: real; font-weight: 100 900; src: url(data:font/woff2;base64,${bytes.toString('base64')}) }
      span { font-size: ${size}px; font-weight: ${weight}; white-space: nowrap; line-height: normal; display: inline-block }
      #real { font-family: real } #fallback { font-family: '${face} Fallback' } #none { font-family: nothing }
    </style><span id="real">${sample}</span><br><span id="fallback">${sample}</span><br><span id="none">${sample}</span>`);
    await page.evaluate(() => document.fonts.ready);
    const box = (id: string) =>
      page.locator(`#${id}`).evaluate((span) => {
        const { width, height } = span.getBoundingClientRect();
        return { width, height };
      });
    const [real, fallback, none] = [await box('real'), await box('fallback'), await box('none')];
    await page.close();
    expect(real.width).not.toBe(none.width);
    expect(fallback.width / real.width).toBeGreaterThan(0.97);
    expect(fallback.width / real.width).toBeLessThan(1.03);
    expect(Math.abs(fallback.height - real.height)).toBeLessThanOrEqual(1);
  },
);
