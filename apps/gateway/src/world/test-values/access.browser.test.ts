import { axeFaultsInBothSchemes } from '@albumen/test-kit/axe';
import { closePages, sharedChromium } from '@albumen/test-kit/chromium';
import { afterAll, expect, test } from 'vitest';
import { startTestGateway } from '../../../test/test-gateway.ts';

const { origin } = await startTestGateway();
const browser = await sharedChromium();
afterAll(() => closePages(browser));

test.each([390, 820, 1440])(
  'at %s px axe finds no fault, light and dark, and nothing hangs over the edge',
  async (width) => {
    const context = await browser.newContext({ viewport: { width, height: 900 } });
    const page = await context.newPage();
    await page.goto(`${origin}/test-values`);
    expect(await axeFaultsInBothSchemes(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
    await context.close();
  },
);
