import { AxeBuilder } from '@axe-core/playwright';
import { closePages, sharedChromium } from '@albumen/test-kit/chromium';
import { afterAll, expect, test } from 'vitest';
import { startTestGateway } from '../../../test/test-gateway.ts';

const { origin } = await startTestGateway();
const browser = await sharedChromium();
afterAll(() => closePages(browser));

const widths = [390, 820, 1440];
const schemes = ['light', 'dark'] as const;

test.each(widths.flatMap((width) => schemes.map((colorScheme) => ({ width, colorScheme }))))(
  'at $width px, $colorScheme, axe finds no fault and nothing hangs over the edge',
  async ({ width, colorScheme }) => {
    const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme });
    const page = await context.newPage();
    await page.goto(`${origin}/test-values`);
    const { violations, passes } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
    expect(passes.map(({ id }) => id)).toContain('color-contrast');
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
    await context.close();
  },
);
