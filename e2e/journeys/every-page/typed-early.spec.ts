import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { hydrated } from '../../pages/hydrated.ts';

/** Types into fields of a page whose scripts are still on their way, as on a slow network, and lets them come. */
async function typeEarly(
  page: Page,
  address: string,
  texts: readonly (readonly [field: (main: Locator) => Locator, text: string])[],
): Promise<void> {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  const main = page.getByRole('main');
  for (const [field, text] of texts) await field(main).fill(text);
  release();
  await hydrated(page);
  for (const [field, text] of texts) await expect(field(main)).toHaveValue(text);
  await page.unroute('**/assets/*.js');
}

test('what is typed before the scripts are there is kept', async ({ photographer }) => {
  const { page } = photographer;
  await typeEarly(page, '/gallery/create', [
    [(main) => main.getByLabel('Title'), 'Elena & Marc'],
    [(main) => main.getByLabel('Occasion (optional)'), 'Wedding by the sea'],
  ]);
  // The cover beside the form is drawn of what the page knows.
  await expect(page.getByRole('main')).toContainText('Elena & Marc');
  await page.getByRole('button', { name: 'Go on' }).filter({ visible: true }).click();
  await expect(page.getByLabel('Business name')).toBeVisible();

  await typeEarly(page, '/account/brand', [
    [(main) => main.getByLabel('Accent color (optional)'), '#123456'],
  ]);
});
