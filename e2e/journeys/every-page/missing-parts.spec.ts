import { sharedGalleryOf } from '../../fixtures/gallery.ts';
import { expect, test } from '../../fixtures/test.ts';
import { galleryPage, photoPreview } from '../../pages/gallery-page.ts';
import { open } from '../../pages/hydrated.ts';

const failed = /Failed to load resource|dynamically imported module/;

test('a photo opened offline is said in one notice, and opened when the network is back', async ({
  people,
}) => {
  const { link } = await sharedGalleryOf(await people.photographer(), { count: 2 });
  const { page, context, complaints } = await people.visitor();
  complaints.expect(failed);
  await open(page, link);
  const gallery = galleryPage(page);
  await expect(gallery.tiles.first()).toBeVisible();
  await context.setOffline(true);
  await gallery.tiles.first().click();
  const notice = page.getByText('You are offline. Nothing of yours is lost.');
  await expect(notice).toHaveCount(1);
  await expect(gallery.tiles.first()).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(notice).toHaveCount(1);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(photoPreview(page).dialog).toBeVisible();
  await expect(notice).toBeHidden();
});

test('a page that is asked for offline says so, and comes when the network is back', async ({
  people,
}) => {
  const { page, context, complaints } = await people.visitor();
  complaints.expect(failed);
  // What watches the network comes once the page is usable.
  const watching = page.waitForResponse(/\/assets\/offline-/);
  await open(page, '/');
  await page.evaluate((part) => import(part), (await watching).url());
  await context.setOffline(true);
  await expect(page.getByText('You are offline. A change that cannot wait')).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help', exact: true }).click();
  const said = page.getByRole('heading', { name: 'You are offline' });
  await expect(said).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
});

test('a part that is missing leaves the page standing, and comes by the next try', async ({
  photographer,
}) => {
  const { page, complaints } = photographer;
  complaints.expect(failed);
  const notice = page.getByText('A part of this page did not load. Nothing of yours is lost.');
  await page.route('**/assets/business-links-*.js', (route) => route.fulfill({ status: 404 }));
  await open(page, '/dashboard');
  await expect(notice).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.unroute('**/assets/business-links-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(notice).toBeHidden();
});

test('a page of a new release leads to a reload, never to a white page', async ({ people }) => {
  const { page, complaints } = await people.visitor();
  complaints.expect(failed);
  await open(page, '/');
  await page.route('**/assets/help-*.js', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  const notice = page.getByRole('alert').filter({ hasText: 'A part of this page did not load.' });
  await expect(notice).toBeVisible();
  await page.unroute('**/assets/help-*.js');
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(notice).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
});
