import { rulesOfColor, runAxe, type AxeLook } from '@albumen/test-kit/axe';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { openPlayground } from '../../pages/playground-pages.ts';

/* axe comes into page and frames as a script of ours, which their own policies would refuse. */
const plain = { bypassCSP: true, reducedMotion: 'reduce' } as const;
/** Everything in light; in dark only what colors decide, and a rule that any document has something for. */
const schemes = [
  { colorScheme: 'light', look: {} },
  { colorScheme: 'dark', look: { rules: [...rulesOfColor, 'html-has-lang'] } },
] as const;

interface Look {
  faults: string[];
  /** The card frames, all of another origin, in which axe found something to check. */
  frames: string[];
}

/** What shows through the clear frames; from inside another origin's frame axe would take it for white. */
async function paintFrames(page: Page): Promise<void> {
  for (const frame of page.frames().filter((one) => one !== page.mainFrame())) {
    const element = await frame.frameElement();
    const behind = await element.evaluate((node) => {
      let color = 'rgba(0, 0, 0, 0)';
      for (let at = node.parentElement; at && color === 'rgba(0, 0, 0, 0)'; at = at.parentElement) {
        color = getComputedStyle(at).backgroundColor;
      }
      return color;
    });
    await frame.evaluate((color) => {
      document.documentElement.style.backgroundColor = color;
    }, behind);
  }
}

/** What a page has to have, and a frame within it has not. */
const rulesOfPages = ['bypass', 'document-title', 'landmark-one-main', 'page-has-heading-one'];
const ofPages = Object.fromEntries(
  [...rulesOfPages, 'region'].map((id) => [id, { enabled: false }]),
);

/** By a script of its own in each frame: through the page, axe waits for a frame no longer than a second. */
async function lookAt(page: Page, look: AxeLook): Promise<Look> {
  await paintFrames(page);
  const seen: Look = { faults: [], frames: [] };
  for (const frame of page.frames()) {
    const isWithin = frame.parentFrame() !== null;
    const more = { iframes: false, ...(isWithin && !look.rules && { rules: ofPages }) };
    const { violations, passes } = await runAxe(frame, look, more);
    for (const { id, nodes } of violations)
      seen.faults.push(...nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html}`));
    if (isWithin && passes.length > 0) seen.frames.push(frame.name());
  }
  return { ...seen, frames: seen.frames.toSorted() };
}

const frameOf = (key: string) => `braintree-hosted-field-${key}`;

for (const { style, keys, tag } of [
  {
    style: 'Ledger',
    keys: ['cardholderName', 'cvv', 'expirationMonth', 'expirationYear', 'number', 'postalCode'],
    tag: '',
  },
  { style: 'Night', keys: ['cardholderName', 'cvv', 'expirationDate', 'number'], tag: ' @long' },
  { style: 'Counter', keys: ['cvv', 'expirationDate', 'number'], tag: ' @long' },
] as const) {
  test(`axe finds nothing on the ${style} form and in its card frames, empty and wrong${tag}`, async ({
    browser,
  }) => {
    const context = await browser.newContext(plain);
    const page = await context.newPage();
    const checkout = await openPlayground(page);
    await checkout.choose(style);
    for (const entry of ['', '4111111111111112']) {
      await checkout.fill({ number: entry });
      for (const { colorScheme, look } of schemes) {
        await page.emulateMedia({ colorScheme });
        expect(await lookAt(page, look), `${colorScheme} "${entry}"`).toEqual({
          faults: [],
          frames: keys.map(frameOf),
        });
      }
    }
    await context.close();
  });
}

test('the console fits a phone, and the code that runs can be copied', async ({ browser }) => {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  await openPlayground(page);
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('<PayProvider');
  await page.setViewportSize({ width: 390, height: 800 });
  for (const section of ['transactions', 'webhooks', 'requests', 'settings']) {
    await page.goto(new URL(`/console/${section}`, page.url()).href);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(width, section).toBe(390);
  }
  await context.close();
});

test('axe finds nothing in the console, light and dark @long', async ({ browser }) => {
  const context = await browser.newContext(plain);
  const page = await context.newPage();
  for (const section of ['transactions', 'webhooks', 'requests', 'settings']) {
    await openPlayground(page, `/console/${section}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    for (const { colorScheme, look } of schemes) {
      await page.emulateMedia({ colorScheme });
      expect((await lookAt(page, look)).faults, `${section} ${colorScheme}`).toEqual([]);
    }
  }
  await context.close();
});
