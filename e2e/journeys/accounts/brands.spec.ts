import { sharedGalleryOf } from '../../fixtures/gallery.ts';
import { expect, test } from '../../fixtures/test.ts';
import { open } from '../../pages/hydrated.ts';

test('a studio adds a second brand, a gallery wears it, and its guests see its name', async ({
  photographer,
  people,
}) => {
  const { page } = photographer;
  const { link, managePath } = await sharedGalleryOf(photographer, { count: 1 });
  await open(page, '/account/brand');
  await page.getByText('Another brand').click();
  const adding = page.getByRole('main').locator('details');
  await adding.getByLabel('Business name').fill('Ames at the Sea');
  await adding.getByRole('button', { name: 'Add brand' }).click();
  await expect(page.getByRole('link', { name: 'Ames at the Sea' })).toHaveAttribute(
    'aria-current',
    'true',
  );

  await open(page, `${managePath}#settings`);
  const worn = page.waitForResponse('**/gallery/edit/*');
  await page.getByLabel('Brand', { exact: true }).selectOption({ label: 'Ames at the Sea' });
  expect((await worn).ok()).toBe(true);
  const guest = await people.visitor();
  await open(guest.page, link);
  await expect(guest.page.getByText('Ames at the Sea').first()).toBeVisible();
});
