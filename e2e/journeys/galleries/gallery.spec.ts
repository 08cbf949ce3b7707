import { deletePhotos } from '@albumen/contract/endpoints/photos';
import { sharedGalleryOf } from '../../fixtures/gallery.ts';
import { holdBack } from '../../fixtures/held-back.ts';
import { expect, test } from '../../fixtures/test.ts';
import { phone, swipe } from '../../fixtures/touch.ts';
import { galleryPage, photoPreview } from '../../pages/gallery-page.ts';
import { open } from '../../pages/hydrated.ts';

const total = 13;

test('on a phone a guest opens, swipes, favorites, shares and closes', async ({
  people,
  publicGallery,
}) => {
  const { link } = await publicGallery();
  const { page, context } = await people.visitor({ ...phone });
  await context.addInitScript(() => {
    Object.assign(navigator, {
      share: async (shared: object) => void Object.assign(window, { shared }),
    });
  });
  await open(page, link);
  const gallery = galleryPage(page);
  const preview = photoPreview(page);
  await gallery.open(1).tap();
  await preview.at(1, total).waitFor();
  await expect(preview.dialog.getByRole('img', { name: 'Photo 1', exact: true })).toBeVisible();
  await swipe(page, { x: 330, y: 400 }, { x: 40, y: 410 });
  await preview.at(2, total).waitFor();
  await swipe(page, { x: 40, y: 400 }, { x: 350, y: 410 });
  await preview.at(1, total).waitFor();

  await preview.tap(preview.favorite);
  await expect(preview.favorite).toHaveAttribute('aria-pressed', 'true');
  await preview.tap(preview.action('Share this photo'));
  await expect.poll(() => page.evaluate('window.shared?.url')).toContain('?photo=');

  await swipe(page, { x: 195, y: 300 }, { x: 200, y: 760 });
  await expect(preview.dialog).toBeHidden();
  await expect(gallery.favoritesTab).toHaveAccessibleName('Favorites 1');
});

test('a gallery counts the photos that it shows, whatever its page was made of', async ({
  people,
}) => {
  const owner = await people.photographer();
  const { link, photoIds } = await sharedGalleryOf(owner, { count: 3 });
  const { page } = await people.visitor();
  const list = await holdBack(page, /\/photos\/\d+$/);
  await open(page, link);
  await list.asked;
  const gallery = galleryPage(page);
  await expect(gallery.photosTab).toHaveAccessibleName('Photos 3');
  await owner.client.call(deletePhotos, { body: { ids: photoIds.slice(2) } });
  list.release();
  await expect(gallery.tiles).toHaveCount(2);
  await expect(gallery.photosTab).toHaveAccessibleName('Photos 2');
});

test('Back leaves the photo and finds the place in the gallery again @long', async ({
  people,
  publicGallery,
}) => {
  const { link } = await publicGallery();
  const { page } = await people.visitor({ ...phone });
  await open(page, link);
  const gallery = galleryPage(page);
  await gallery.tiles.first().waitFor();
  for (let step = 0; step < 12 && (await gallery.open(12).count()) === 0; step += 1) {
    await page.mouse.wheel(0, 600);
    await expect(gallery.tiles.first()).toBeVisible();
  }
  // In the middle, so that the tap itself has no reason to scroll.
  await gallery.open(12).evaluate((tile) => tile.scrollIntoView({ block: 'center' }));
  const scrolled = () => page.evaluate(() => window.scrollY);
  const place = await scrolled();
  expect(place).toBeGreaterThan(500);
  await gallery.open(12).tap();
  await photoPreview(page).at(12, total).waitFor();
  await page.goBack();
  await expect(photoPreview(page).dialog).toBeHidden();
  await expect(gallery.open(12)).toBeInViewport();
  expect(Math.abs((await scrolled()) - place)).toBeLessThan(100);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await page.waitForURL('**/privacy');
  await page.goBack();
  await page.waitForURL(link);
  await expect(gallery.tiles.first()).toBeAttached();
  await expect.poll(scrolled).toBeGreaterThan(500);
});

test('the first heart asks about its cookie in one line, and “Not now” is remembered', async ({
  people,
  publicGallery,
}) => {
  const { link } = await publicGallery();
  const { page, context } = await people.visitor({ isAskedForConsent: true });
  const question = page.getByRole('region', { name: 'Cookie for favorites' });
  const gallery = galleryPage(page);
  await open(page, '/shop');
  await open(page, link);
  await expect(gallery.tiles.first()).toBeVisible();
  await expect(question).toHaveCount(0);
  await gallery.keepFavorite(1);
  await expect(question).toBeInViewport();
  const { height } = (await question.boundingBox()) ?? { height: Infinity };
  expect(height).toBeLessThan(60);
  await question.getByRole('link', { name: 'one cookie' }).click();
  await page.waitForURL('**/privacy#cookies');
  await expect(question).toHaveCount(0);
  await page.goBack();
  await gallery.keepFavorite(2);
  await question.getByRole('button', { name: 'Not now' }).click();
  await expect(question).toHaveCount(0);
  await open(page, link);
  await expect(gallery.favoritesTab).toHaveAccessibleName('Favorites 2');
  await gallery.keepFavorite(3);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('visitor');
  await expect(question).toHaveCount(0);

  await page.evaluate(() => localStorage.clear());
  const preview = photoPreview(page);
  await gallery.open(4).click();
  await preview.press(preview.favorite);
  await expect(question.getByRole('button', { name: 'Not now' })).toBeVisible();
  await expect(preview.dialog.getByText('one cookie')).toBeVisible();
  await preview.press(preview.close);
  await expect(question).toHaveCount(0);
  await gallery.keepFavorite(5);
  const agreed = page.waitForResponse('**/visitor/consent');
  await question.getByRole('button', { name: 'Keep them' }).click();
  await agreed;
  await expect(question).toHaveCount(0);
  expect((await context.cookies()).map(({ name }) => name)).toContain('visitor');
});

test('the preview follows the keyboard, wraps around and gives the focus back', async ({
  visitor,
  publicGallery,
}) => {
  const { link } = await publicGallery();
  const { page } = visitor;
  // What else the address asks for stays in it.
  await open(page, `${link}?person=somebody`);
  const gallery = galleryPage(page);
  const preview = photoPreview(page);
  await gallery.open(1).press('Enter');
  await preview.at(1, total).waitFor();
  await page.keyboard.press('ArrowLeft');
  await preview.at(total, total).waitFor();
  await page.keyboard.press('ArrowRight');
  await preview.at(1, total).waitFor();
  await page.keyboard.press('ArrowRight');
  await preview.at(2, total).waitFor();
  await page.keyboard.press('f');
  await expect(preview.favorite).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('i');
  await expect(preview.facts).toContainText('2 of 13');
  expect(new URL(page.url()).searchParams.get('person')).toBe('somebody');
  await page.keyboard.press('Escape');
  await expect(preview.dialog).toBeHidden();
  await expect(gallery.open(2)).toBeFocused();
  expect(new URL(page.url()).search).toBe('?person=somebody');
});

test('the slideshow goes on by itself, by click, and ends @long', async ({
  visitor,
  publicGallery,
}) => {
  const { link } = await publicGallery();
  const { page } = visitor;
  const photos = await holdBack(page, '**/s/*/photos/*');
  await open(page, link);
  const preview = photoPreview(page);
  await galleryPage(page).action('Slideshow').click();
  // Pressed before there was anything to show.
  photos.release();
  await preview.at(1, total).waitFor();
  await preview.at(2, total).waitFor();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.click(width * 0.8, height / 2);
  await preview.at(3, total).waitFor();
  await page.keyboard.press('Escape');
  await expect(preview.dialog).toBeHidden();
});

test('a gallery tells other sites its title, studio and photo, and asks not to be found', async ({
  visitor,
  publicGallery,
}) => {
  const { link } = await publicGallery();
  const { page } = visitor;
  await page.goto(link);
  const meta = (name: string) => page.locator(`meta[property="${name}"], meta[name="${name}"]`);
  await expect(meta('og:title')).toHaveAttribute('content', 'Mia and Tom');
  await expect(meta('og:site_name')).toHaveAttribute('content', 'Ames Photography');
  await expect(meta('robots')).toHaveAttribute('content', /noindex/);
  const picture = (await meta('og:image').getAttribute('content')) ?? '';
  expect((await page.request.get(picture)).headers()['content-type']).toMatch(/^image\//);
});

test('a favorite that the server refuses is taken back and explained', async ({
  visitor,
  publicGallery,
}) => {
  const { link } = await publicGallery();
  const { page, complaints } = visitor;
  complaints.expect(/status of 500/);
  await open(page, link);
  const gallery = galleryPage(page);
  await page.route('**/favorite/add/*', (route) => route.fulfill({ status: 500 }));
  await gallery.favorite(1).click();
  const failure = page.getByRole('dialog', { name: 'The favorite was not saved' });
  await expect(failure).toBeVisible();
  await expect(gallery.favorite(1)).toHaveAttribute('aria-pressed', 'false');
  await page.unroute('**/favorite/add/*');
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(gallery.favorite(1)).toHaveAttribute('aria-pressed', 'true');
});

test('favorites that do not come are not said to be none, and come by themselves @long', async ({
  visitor,
  publicGallery,
}) => {
  const { link } = await publicGallery();
  const { page, complaints } = visitor;
  complaints.expect(/status of 503/);
  await open(page, link);
  const gallery = galleryPage(page);
  await gallery.keepFavorite(1);
  let refusals = 0;
  let isDown = true;
  await page.route('**/api/shared/*/favorites', (route) => {
    if (!isDown) return route.fallback();
    refusals += 1;
    return route.fulfill({ status: 503, body: '<h1>Unavailable</h1>' });
  });
  await page.reload();
  await gallery.favoritesTab.click();
  // The first look and its two quick repetitions, and the next look.
  await expect.poll(() => refusals).toBeGreaterThan(3);
  await expect(page.getByText('No favorites yet')).toBeHidden();
  isDown = false;
  await expect(gallery.tiles).toHaveCount(1);
});
