import { freezeClock } from '../../fixtures/clock.ts';
import { sharedGalleryOf } from '../../fixtures/gallery.ts';
import { expect, test } from '../../fixtures/test.ts';
import { phone } from '../../fixtures/touch.ts';
import { galleryPage, photoPreview } from '../../pages/gallery-page.ts';
import { hydrated, open } from '../../pages/hydrated.ts';
import { cardsPage, productPage } from '../../pages/shop-pages.ts';

test('from a photo of a gallery to a frame around it, with its price', async ({ people }) => {
  const owner = await people.photographer();
  const { link, galleryId, photoIds } = await sharedGalleryOf(owner, { count: 3 });
  const { page, complaints } = await people.visitor();
  complaints.expect(/status of 500/);
  await open(page, link);
  const gallery = galleryPage(page);
  await gallery.tiles.first().click();
  const preview = photoPreview(page);
  await preview.press(preview.dialog.getByRole('link', { name: 'Buy this' }));
  await expect(page.getByText('Shown with the photo you chose')).toBeVisible();
  await hydrated(page);
  await page.getByRole('link', { name: /^Framed print/ }).click();
  const product = productPage(page);
  await expect(product.name).toHaveText('Framed print');
  await product.choose('Moulding', 'Walnut');
  await expect(page).toHaveURL(/moulding=walnut/);
  await product.choose('Size', '16 × 20 in');
  // 124.00, and for 36 united inches 1.60 of moulding, 0.45 of mat, 0.50 of glazing.
  await expect(product.price).toHaveText('$215.80');
  await page.getByRole('button', { name: 'More quantity' }).click();
  await expect(product.price).toHaveText('$431.60');
  const { searchParams } = new URL(page.url());
  expect([searchParams.get('size'), searchParams.get('moulding')]).toEqual(['16x20', 'walnut']);
  const [chosen] = photoIds.filter((id) => id === searchParams.get('photo'));
  const to = new URL((await product.designIt.getAttribute('href')) ?? '', page.url());
  expect(to.pathname).toBe(`/editor/new/${galleryId}/framed-print/none`);
  expect(Object.fromEntries(to.searchParams)).toMatchObject({
    size: '16x20',
    moulding: 'walnut',
    quantity: '2',
    photo: chosen,
  });
  await page.reload();
  await expect(product.price).toHaveText('$431.60');
  await hydrated(page);
  await page.route('**/editor/new/*/framed-print?*', (route) => route.fulfill({ status: 500 }));
  await product.designIt.click();
  await expect(page.getByText('There was a problem getting the editor.')).toBeVisible();
});

test('all favorites of a gallery go to the shop together @long', async ({ people }) => {
  const owner = await people.photographer();
  const { link } = await sharedGalleryOf(owner, { count: 3 });
  const { page } = await people.visitor();
  await open(page, link);
  const gallery = galleryPage(page);
  for (const place of [1, 2]) await gallery.keepFavorite(place);
  await gallery.favoritesTab.click();
  await gallery.bar.getByRole('link', { name: 'Buy all favorites' }).click();
  await expect(page.getByText('your 2 favorites')).toBeVisible();
  await page.getByRole('link', { name: /^Photographic print/ }).click();
  await expect(productPage(page).designIt).toHaveAttribute('href', /photos=favorites/);
});

test('card filters add up, show as chips that go, and say when nothing is left', async ({
  people,
}) => {
  const { page } = await people.visitor({ labBrand: 'cyan' });
  await open(page, '/cards');
  const grid = cardsPage(page);
  const all = await grid.cards.count();
  await expect(grid.count).toHaveText(`${all} designs`);
  await grid.tick('Occasion', 'Holiday');
  await expect(page).toHaveURL(/\?occasion=holiday$/);
  await grid.tick('Foil', 'With foil');
  await expect(page).toHaveURL(/\?occasion=holiday&foil=foil$/);
  // The address is there before the grid.
  await expect(grid.chips.getByRole('listitem')).toHaveText(['Holiday', 'With foil', 'Clear all']);
  await expect(grid.count).toHaveText(`${await grid.cards.count()} of ${all} designs`);
  await grid.tick('Shape', 'Oval');
  await expect(page.getByRole('heading', { name: 'No card has all of this' })).toBeVisible();
  await grid.remove('Oval').click();
  await expect(page).toHaveURL(/\?occasion=holiday&foil=foil$/);
  await page.reload();
  await hydrated(page);
  await expect(grid.chips.getByRole('listitem')).toHaveText(['Holiday', 'With foil', 'Clear all']);
  await grid.chips.getByRole('link', { name: 'Clear all' }).click();
  await expect(grid.cards).toHaveCount(all);
});

test('a department is scrolled to below the bar, and twenty cards are fetched ahead', async ({
  people,
}) => {
  const { page } = await people.visitor();
  await open(page, '/shop');
  await page.getByRole('link', { name: 'Albums and books' }).click();
  const albums = page.getByRole('region', { name: 'Albums and books' });
  await expect.poll(async () => Math.round((await albums.boundingBox())?.y ?? 0)).toBe(120);
  await expect(albums).toBeFocused();

  const fetched = new Set<string>();
  page.on('request', (request) => {
    if (request.url().includes('/card-previews/')) fetched.add(request.url());
  });
  await open(page, '/cards');
  await expect.poll(() => fetched.size).toBeGreaterThanOrEqual(20);
});

test('on a phone the filters are one overlay with a count @long', async ({ people }) => {
  const { page } = await people.visitor({ ...phone });
  await open(page, '/cards');
  const grid = cardsPage(page);
  await grid.phoneFilters.tap();
  await grid.overlay.getByText('Wedding', { exact: true }).tap();
  await grid.overlay.getByText('Anniversary', { exact: true }).tap();
  await grid.overlay.getByRole('button', { name: /^Show \d+ designs$/ }).tap();
  await expect(grid.overlay).toBeHidden();
  await expect(grid.phoneFilters).toHaveAccessibleName('Filters (2 chosen)');
});

test("a card's choices are kept in the hash and go along to the editor @long", async ({
  people,
}) => {
  const { page } = await people.visitor();
  await open(page, '/cards/first-light');
  const card = productPage(page);
  await expect(card.price).toHaveText('From $68.00');
  await card.choose('Foil', 'No foil');
  await expect(page).toHaveURL(/foilDesign=none/);
  await card.choose('Shape', 'Scalloped');
  await expect(card.price).toHaveText('From $54.00');
  await card.choose('Size', '7 × 7 in');
  await expect(card.price).toHaveText('From $72.00');
  const address = new URL(page.url());
  expect(address.search).toBe('?size=7x7');
  expect(Object.fromEntries(new URLSearchParams(address.hash.slice(1)))).toMatchObject({
    theme: 'paper',
    frontLayout: 'photos-1',
    foilDesign: 'none',
    shape: 'scalloped',
  });
  await page.reload();
  await expect(card.price).toHaveText('From $72.00');
  await expect(card.option('Shape', /^Scalloped/)).toBeChecked();
  const to = new URL((await card.designIt.getAttribute('href')) ?? '', page.url());
  expect(to.pathname).toBe('/editor/card/flat-card/first-light');
  expect(to.searchParams.get('quantity')).toBeNull();
  expect(to.searchParams.get('cancelUrl')).toMatch(/^\/cards\/first-light\?size=7x7#/);
});

test('an option that is pressed before the script is there counts @long', async ({ visitor }) => {
  const { page } = visitor;
  const pressed = Promise.withResolvers<undefined>();
  await page.route('**/*.js', async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await page.goto('/shop/photographic-print', { waitUntil: 'commit' });
  const product = productPage(page);
  const size = product.option('Size', /^(5 × 7|7 × 5) in/);
  const before = await product.price.innerText();
  await size.check({ force: true });
  pressed.resolve(undefined);
  await expect(product.price).not.toHaveText(before);
  await expect(page).toHaveURL(/size=5x7/);
  await expect(size).toBeChecked();
});

test('a choice that is not made leads back to its page, which says at the field what to mend', async ({
  visitor,
}) => {
  const { page } = visitor;
  await open(page, '/editor/new/none/photographic-print/none?size=1x1000&paper=&quantity=1.5');
  await expect(page).toHaveURL(/\/shop\/photographic-print\?/);
  const summary = page.getByRole('alert');
  await expect(summary).toContainText('Size: Choose one of the options.');
  const size = page.getByRole('group', { name: 'Size' });
  await expect(size).toContainText('Choose one of the options.');
  await expect(page.getByRole('group', { name: 'Paper' })).toContainText('This field is required.');
  const quantity = page.getByRole('spinbutton', { name: 'Quantity' });
  await expect(quantity).toHaveAccessibleDescription(/Choose a quantity from 1 to 999/);
  await productPage(page).choose('Size', '8 × 10 in');
  await expect(size).not.toContainText('Choose one');
  await productPage(page).choose('Paper', 'Metallic');
  for (const [typed, meant] of [
    ['7.9', '7'],
    ['', '1'],
    ['-3', '1'],
    ['5000', '999'],
  ] as const) {
    await quantity.fill(typed);
    await quantity.blur();
    await expect(quantity).toHaveValue(meant);
  }
  await expect(summary).toBeHidden();
  await open(page, '/editor/card/flat-card/olive?size=5x7&theme=no-such-color');
  await expect(page).toHaveURL(/\/cards\/olive\?/);
  const color = page.getByRole('group', { name: /^Color/ });
  await expect(color).toContainText('Choose one of the options.');
});

test('an editor that takes its time shows that it is loading for three seconds at most @long', async ({
  visitor,
}) => {
  const { page } = visitor;
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  await page.route('**/editor/new/*/photographic-print?*', async (route) => {
    await released;
    await route.continue();
  });
  await open(page, '/shop/photographic-print');
  await freezeClock(page);
  const loading = page.locator('.loading-indicator');
  await productPage(page).designIt.click();
  await page.clock.runFor(79);
  await expect(loading).toBeHidden();
  await page.clock.runFor(1);
  await expect(loading).toBeVisible();
  await page.clock.runFor(2_969);
  await expect(loading).toBeVisible();
  await page.clock.runFor(1);
  await expect(loading).toBeHidden();
  release(undefined);
  await page.clock.resume();
  await page.waitForURL('**/editor/new/**');
});
