import { editGallerySettings, revokeLink } from '@albumen/contract/endpoints/galleries';
import type { Page } from '@playwright/test';
import { sharedGalleryOf } from '../../fixtures/gallery.ts';
import { untilKept } from '../../fixtures/kept-gallery.ts';
import { expect, test } from '../../fixtures/test.ts';
import { galleryPage, photoPreview } from '../../pages/gallery-page.ts';
import { open } from '../../pages/hydrated.ts';

const dayMs = 86_400_000;
const failed = /Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_FAILED/;

async function keptGalleries(page: Page): Promise<number> {
  return page.evaluate(async () => (await caches.keys()).length);
}

async function isShown(page: Page, place: number): Promise<boolean> {
  return galleryPage(page)
    .open(place)
    .locator('xpath=ancestor::li[1]')
    .locator('img')
    .first()
    .evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0);
}

test('a gallery seen once is looked through without a network, and hearts wait for it', async ({
  people,
}) => {
  const { link } = await sharedGalleryOf(await people.photographer(), { count: 4 });
  const { page, context, complaints } = await people.visitor({ serviceWorkers: 'allow' });
  complaints.expect(failed);
  await open(page, link);
  const gallery = galleryPage(page);
  const preview = photoPreview(page);
  await gallery.open(1).click();
  await preview.at(1, 4).waitFor();
  await page.keyboard.press('Escape');
  await untilKept(page);
  await gallery.keepFavorite(4);

  await context.setOffline(true);
  await page.reload();
  await expect(gallery.tiles).toHaveCount(4);
  // Sent before the network went, and after the list was kept.
  await expect(gallery.favoritesTab).toHaveAccessibleName('Favorites 1');
  for (const place of [1, 2, 3, 4]) await expect.poll(() => isShown(page, place)).toBe(true);
  await gallery.open(2).click();
  await preview.at(2, 4).waitFor();
  await page.keyboard.press('Escape');
  await expect(page.getByText('You are offline.')).toHaveCount(1);

  await gallery.favorite(1).click();
  await gallery.favorite(2).click();
  await gallery.favorite(3).click();
  await expect(gallery.favoritesTab).toHaveAccessibleName('Favorites 4');
  // Left in the moment in which it is pressed.
  await gallery.favorite(3).evaluate((heart: HTMLElement) => {
    heart.click();
    location.reload();
  });
  await expect(gallery.favoritesTab).toHaveAccessibleName('Favorites 3');

  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('outbox'))).toBe(null);
  await open(page, link);
  await expect(gallery.favoritesTab).toHaveAccessibleName('Favorites 3');
});

test('a heart pressed in one tab shows in the other one @long', async ({ people }) => {
  const { link } = await sharedGalleryOf(await people.photographer(), { count: 2 });
  const { page, context } = await people.visitor();
  const other = await context.newPage();
  // What listens comes once the page is usable.
  const listening = other.waitForResponse(/\/assets\/offline-/);
  await open(other, link);
  await other.evaluate((part) => import(part), (await listening).url());
  await open(page, link);
  await galleryPage(page).keepFavorite(2);
  await expect(galleryPage(other).favoritesTab).toHaveAccessibleName('Favorites 1');
  await expect(galleryPage(other).favorite(2)).toHaveAttribute('aria-pressed', 'true');
});

test('a link that is revoked ends the copy that was kept, and so does a PIN', async ({
  people,
}) => {
  const owner = await people.photographer();
  const { page, context, complaints } = await people.visitor({ serviceWorkers: 'allow' });
  complaints.expect(failed);
  const endings = [
    (params: { galleryId: string }) =>
      owner.client.call(editGallerySettings, { params, body: { pin: '2468' } }),
    (params: { galleryId: string }) => owner.client.call(revokeLink, { params }),
  ];
  for (const end of endings) {
    const shared = await sharedGalleryOf(owner, { count: 3 });
    await open(page, shared.link);
    await untilKept(page);
    await end({ galleryId: shared.galleryId });
    await page.reload();
    await expect.poll(() => keptGalleries(page)).toBe(0);
    await context.setOffline(true);
    await expect(page.reload()).rejects.toThrow(/ERR_/);
    await context.setOffline(false);
  }
});

test('the last day of a link ends the copy without a network, too @long', async ({ people }) => {
  const owner = await people.photographer();
  const { galleryId, link } = await sharedGalleryOf(owner, { count: 3 });
  const params = { galleryId };
  const expiresOn = new Date(Date.now() + 3 * dayMs).toISOString().slice(0, 10);
  await owner.client.call(editGallerySettings, { params, body: { expiresOn } });
  const { page, context, complaints } = await people.visitor({ serviceWorkers: 'allow' });
  complaints.expect(failed);
  await open(page, link);
  await untilKept(page);
  const until = await page.evaluate(async () => {
    const kept = await caches.match(location.pathname);
    return Number(kept?.headers.get('x-kept-until'));
  });
  expect(until).toBe(Date.parse(expiresOn) + 1.5 * dayMs);
  await page.evaluate(async () => {
    const [name = ''] = await caches.keys();
    const cache = await caches.open(name);
    const kept = await cache.match(location.pathname);
    const headers = new Headers(kept?.headers);
    headers.set('x-kept-until', String(Date.now() - 1));
    await cache.put(location.pathname, new Response(await kept?.text(), { headers }));
  });
  await context.setOffline(true);
  await expect(page.reload()).rejects.toThrow(/ERR_/);
});

test('signing out leaves nothing of a gallery behind @long', async ({ people }) => {
  const { page, client, request } = await people.photographer({ serviceWorkers: 'allow' });
  const { link } = await sharedGalleryOf({ client, request }, { count: 3 });
  await open(page, link);
  await untilKept(page);
  await open(page, '/signout');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  expect(await keptGalleries(page)).toBe(0);
});

test('without a network the header still knows who is looking @long', async ({ people }) => {
  const { page, context, complaints } = await people.photographer();
  complaints.expect(failed);
  await open(page, '/dashboard');
  const main = page.getByRole('navigation', { name: 'Main' });
  const galleries = main.getByRole('link', { name: 'Galleries' });
  await expect(galleries).toBeVisible();
  await main.getByRole('link', { name: 'Help' }).click();
  await expect(page).toHaveURL(/help/);
  await context.setOffline(true);
  await galleries.click();
  const again = page.getByRole('button', { name: 'Try again' });
  await again.click();
  await expect(again).not.toHaveAttribute('aria-busy', 'true');
  await main.getByRole('link', { name: 'Help' }).click();
  await expect(again).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Sign in' })).toHaveCount(0);
  await expect(galleries).toBeVisible();
  await context.setOffline(false);
});
