import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '../fixtures/test.ts';
import { openPlayground } from '../pages/playground-pages.ts';

test('axe finds nothing, light and dark', async ({ browser }) => {
  const context = await browser.newContext({ bypassCSP: true, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const found: string[] = [];
  const look = async (what: string) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      // What is inside the frames is looked at by the SDK's own tests.
      const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
      for (const { id, nodes } of violations) {
        found.push(`${what} ${colorScheme} ${id}: ${nodes.map(({ html }) => html).join(' ')}`);
      }
    }
  };
  const checkout = await openPlayground(page);
  for (const style of ['Ledger', 'Night', 'Counter'] as const) {
    await checkout.choose(style);
    await look(style);
  }
  for (const section of ['transactions', 'webhooks', 'requests', 'settings']) {
    await openPlayground(page, `/console/${section}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await look(section);
  }
  expect(found).toEqual([]);
  await context.close();
});
