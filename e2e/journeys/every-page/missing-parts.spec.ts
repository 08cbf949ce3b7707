import { addAuthenticator } from '../../fixtures/authenticator.ts';
import { galleryOf, sharedGalleryOf } from '../../fixtures/gallery.ts';
import { expect, test } from '../../fixtures/test.ts';
import { signInPage } from '../../pages/account-pages.ts';
import { editorPage } from '../../pages/editor-page.ts';
import { galleryPage, photoPreview } from '../../pages/gallery-page.ts';
import { open } from '../../pages/hydrated.ts';
import { managePage } from '../../pages/manage-page.ts';
import { productPage } from '../../pages/shop-pages.ts';

const failed = /Failed to load resource|dynamically imported module/;

test('a photo opened offline is said in one notice, and opened when the network is back @long', async ({
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

test('photos that did not come are asked for again, and look like none that broke', async ({
  people,
}) => {
  const { link } = await sharedGalleryOf(await people.photographer(), { count: 2 });
  const { page, complaints } = await people.visitor();
  complaints.expect(failed);
  let asked = 0;
  let isDown = true;
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'image' || !isDown) return route.fallback();
    asked += 1;
    // A proxy before a store that is just being replaced, and connections that are cut.
    if (asked % 3 === 1) return route.fulfill({ status: 503, body: '<h1>Unavailable</h1>' });
    return route.abort('connectionreset');
  });
  await open(page, link);
  const photos = galleryPage(page).grid.getByRole('img', { name: /^Photo \d+$/ });
  await expect(photos).toHaveCount(2);
  await expect.poll(() => asked).toBeGreaterThan(4);
  for (const photo of await photos.all()) await expect(photo).toHaveCSS('content', /^url/);
  isDown = false;
  for (const photo of await photos.all()) {
    await expect(photo).not.toHaveJSProperty('naturalWidth', 0);
    await expect(photo).toHaveCSS('content', 'normal');
  }
  isDown = true;
  await open(page, '/shop');
  const inDrawing = page.getByRole('main').locator('svg image').first();
  await expect(inDrawing).toHaveCSS('opacity', '0');
  isDown = false;
  await expect(inDrawing).toHaveCSS('opacity', '1');
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

test('an editor that is missing a part says so, and opens with what was chosen by the next try @long', async ({
  photographer,
}) => {
  const { page, complaints } = photographer;
  complaints.expect(failed);
  const { galleryId } = await galleryOf(photographer, { count: 1 });
  await page.route('**/assets/editor.new-*.js', (route) => route.fulfill({ status: 404 }));
  await open(page, `/shop/photographic-print?gallery=${galleryId}&quantity=3`);
  const product = productPage(page);
  await product.option('Size', /^5 × 7 in/).click();
  await product.designIt.click();
  await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible();
  await page.unroute('**/assets/editor.new-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  const editor = editorPage(page);
  await editor.ready();
  await expect(editor.size).toHaveValue('5x7');
  expect(new URL(page.url()).searchParams.get('quantity')).toBe('3');
});

test('passkeys whose part is missing are said in one notice, and what was typed stays @long', async ({
  visitor,
}) => {
  const { page, complaints } = visitor;
  complaints.expect(failed);
  await addAuthenticator(page);
  const part = '**/assets/esm-*.js';
  await page.route(part, (route) => route.fulfill({ status: 404 }));
  await open(page, '/account/verify?mode=login');
  const email = signInPage(page).passwordForm.getByLabel('Email');
  await email.fill('ada@peop');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  const notice = page.getByText('A part of this page did not load. Nothing of yours is lost.');
  await expect(notice).toHaveCount(1);
  await page.unroute(part);
  const called = page.waitForResponse(part);
  await page.getByRole('button', { name: 'Try again' }).click();
  expect((await called).status()).toBe(200);
  await expect(notice).toBeHidden();
  await expect(email).toHaveValue('ada@peop');
});

test('a change that is made, and not seen, leaves the page and what was typed into it standing @long', async ({
  photographer,
}) => {
  const { page, complaints } = photographer;
  complaints.expect(/ERR_CONNECTION_RESET/);
  const { managePath } = await sharedGalleryOf(photographer, { count: 1 });
  await open(page, managePath);
  const { title, main } = managePage(page);
  await title.fill('By the sea');
  let looks = 0;
  let isDown = true;
  await page.route('**/api/galleries/*', (route) => {
    looks += 1;
    return isDown ? route.abort('connectionreset') : route.fallback();
  });
  const edited = page.waitForResponse('**/gallery/edit/*');
  await title.press('Enter');
  await edited;
  // The look, its two quick repetitions, and one more.
  await expect.poll(() => looks).toBeGreaterThan(3);
  await expect(main.getByRole('alert')).toHaveCount(0);
  await title.fill('By the lake');
  isDown = false;
  await expect(page).toHaveTitle(/^By the sea/);
  await expect(title).toHaveValue('By the lake');
});
