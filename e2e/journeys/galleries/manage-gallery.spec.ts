import { register } from '../../client/accounts.ts';
import { prepareGallery } from '../../client/galleries.ts';
import { freezeClock } from '../../fixtures/clock.ts';
import { galleryOf, sharedGalleryOf } from '../../fixtures/gallery.ts';
import { expect, test } from '../../fixtures/test.ts';
import { galleryPage } from '../../pages/gallery-page.ts';
import { open } from '../../pages/hydrated.ts';
import { managePage } from '../../pages/manage-page.ts';

test('a title is edited in place; an empty or unchanged one goes back unsent', async ({
  photographer,
}) => {
  const { page } = photographer;
  const { managePath } = await galleryOf(photographer, { count: 1 });
  await open(page, managePath);
  const { title, main } = managePage(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/gallery/edit/')) sent.push(request.postData() ?? '');
  });
  for (const ignored of ['', '   ', 'Mia and Tom']) {
    await title.fill(ignored);
    await title.press('Enter');
    await expect(title).toHaveValue('Mia and Tom');
  }
  await title.fill('Mi');
  await title.press('Enter');
  await expect(main.getByRole('alert')).toHaveText('Must be longer than 2 characters.');
  expect(sent).toEqual([]);
  await title.fill('Mia & Tom, at the sea');
  await title.press('Enter');
  await expect(page).toHaveTitle(/^Mia & Tom, at the sea/);
  expect(sent).toHaveLength(1);
  await open(page, managePath);
  await expect(title).toHaveValue('Mia & Tom, at the sea');
});

test('occasion and date are chosen, shown and cleared @long', async ({ photographer }) => {
  const { page } = photographer;
  const { managePath } = await galleryOf(photographer, { count: 1 });
  // A tab that this gallery does not offer leads to the first one.
  await open(page, `${managePath}#people`);
  const manage = managePage(page);
  await expect(manage.tiles).toHaveCount(1);
  await expect(manage.tab('Photos')).toHaveAttribute('tabindex', '0');
  await manage.chooseFrom('Occasion', 'Wedding');
  await expect(manage.main.getByRole('button', { name: 'Wedding' })).toBeVisible();

  const date = manage.main.locator('details').filter({ hasText: 'Date' }).first();
  await manage.main.locator('summary').filter({ hasText: 'Date' }).click();
  await date.locator('input[type="date"]').fill('2026-06-20');
  await date.locator('input[type="date"]').press('Enter');
  await expect(manage.main.locator('summary').filter({ hasText: 'June 20, 2026' })).toBeVisible();

  await open(page, managePath);
  await expect(manage.main.getByRole('button', { name: 'Wedding' })).toBeVisible();
  await manage.main.locator('summary').filter({ hasText: 'June 20, 2026' }).click();
  await manage.main.getByRole('button', { name: 'Clear date' }).click();
  await expect(manage.main.locator('summary').filter({ hasText: /^\s*Date$/ })).toBeVisible();
});

test('the link is copied and says so for two seconds, mailed, drawn, and revoked', async ({
  photographer,
  people,
  mailbox,
}) => {
  const { page, context } = photographer;
  const { managePath } = await galleryOf(photographer, { count: 1 });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, managePath);
  const { share } = managePage(page);
  const link = await share.openLink();
  await freezeClock(page);
  await share.copy.click();
  await expect(share.copy).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await page.clock.runFor(1_999);
  await expect(share.copy).toHaveText('Copied');
  await page.clock.runFor(1);
  await expect(share.copy).toHaveText('Copy link');
  await page.clock.resume();

  await expect
    .poll(() => share.qr.evaluate((qr: HTMLImageElement) => qr.naturalWidth))
    .toBeGreaterThan(0);
  const to = `guest.${Date.now()}@people.test`;
  const other = `other.${to}`;
  await share.mailTo.fill(`${to}, ${other}`);
  await share.personalLine.fill('The one by the lake is yours.');
  await share.mail.click();
  await expect(page.getByText('2 mails are on their way.')).toBeVisible();
  for (const mail of [await mailbox.newest(to), await mailbox.newest(other)]) {
    expect(mail.text).toContain(link);
    expect(mail.text).toContain('The one by the lake is yours.');
  }

  const guest = await people.visitor();
  guest.complaints.expect(/status of 404/);
  await open(guest.page, link);
  await expect(guest.page.getByRole('heading', { name: 'Mia and Tom' })).toBeVisible();
  await share.revoke.click();
  // Asked once more, because printed codes stop working, too.
  await share.revoke.click();
  await expect(share.link).toBeHidden();
  await guest.page.reload();
  await expect(guest.page.getByRole('heading', { name: 'Mia and Tom' })).toBeHidden();
});

test('an unverified photographer is asked to verify before she shares', async ({
  people,
  mailbox,
}) => {
  const { page, client, complaints, request } = await people.visitor();
  complaints.expect(/status of 403.*gallery\/share/);
  const { email } = await register(client);
  const { galleryId } = await prepareGallery(client, request, {});
  await open(page, `/gallery/manage/${galleryId}`);
  await managePage(page).share.opener.click();
  const prompt = page.getByRole('dialog', { name: 'Verify your email to share' });
  await expect(prompt).toContainText(email);
  await prompt.getByRole('button', { name: 'Send the link again' }).click();
  await expect(prompt.getByText('A new link is on its way.')).toBeVisible();
  // The first link has ended with the second mail.
  await expect.poll(() => mailbox.count(email, 'verifyAccount'), { timeout: 30_000 }).toBe(2);
  await open(page, await mailbox.link(email, 'verifyAccount'));
  await page.getByRole('button', { name: 'Confirm email' }).click();
  await page.waitForURL(`**/gallery/manage/${galleryId}`);
});

test('a PIN keeps strangers out, and an ended link closes the gallery', async ({
  photographer,
  people,
}) => {
  const { page } = photographer;
  const { managePath, link } = await sharedGalleryOf(photographer, { count: 1 });
  await open(page, `${managePath}#settings`);
  const { panel } = managePage(page);
  await panel.getByLabel(/^PIN/).fill('2468');
  await panel.getByRole('button', { name: 'Set PIN' }).click();
  await expect(panel.getByRole('button', { name: 'Change PIN' })).toBeVisible();

  const guest = await people.visitor();
  guest.complaints.expect(/status of 403/);
  await open(guest.page, `${link}#favorites`);
  const pin = guest.page.getByLabel('PIN', { exact: true });
  await pin.fill('1111');
  await guest.page.getByRole('button', { name: 'Open gallery' }).click();
  await expect(guest.page.getByText("That PIN isn't right.")).toBeVisible();
  await pin.fill('2468');
  await guest.page.getByRole('button', { name: 'Open gallery' }).click();
  await expect(guest.page.getByRole('heading', { name: 'Mia and Tom' })).toBeVisible();
  expect(new URL(guest.page.url()).hash).toBe('#favorites');
  await open(guest.page, link);
  await expect(guest.page.getByRole('heading', { name: 'Mia and Tom' })).toBeVisible();
  // Its photos have come, too: none is asked for once the link has ended.
  await expect(guest.page.locator('[data-photo]').first()).toBeVisible();

  await panel.getByLabel('Last day of the link').fill('2026-01-01');
  await panel.getByLabel('Last day of the link').blur();
  await expect(panel.getByText('This day has passed')).toBeVisible();
  await guest.page.reload();
  await expect(guest.page.getByRole('heading', { name: 'This gallery is closed' })).toBeVisible();
});

test('what guests may not do is not offered to them', async ({ photographer, people }) => {
  const { page } = photographer;
  const { managePath, link } = await sharedGalleryOf(photographer, { count: 1 });
  await open(page, `${managePath}#settings`);
  const { panel } = managePage(page);
  const guest = await people.visitor();
  const gallery = galleryPage(guest.page);
  await open(guest.page, link);
  await expect(gallery.action('Download')).toBeVisible();
  await expect(gallery.favorite(1)).toBeVisible();

  const saved = () => page.waitForResponse('**/gallery/settings/*');
  await Promise.all([saved(), panel.getByLabel('Guests may download').click()]);
  await Promise.all([saved(), panel.getByLabel('Guests may favorite').click()]);
  await open(guest.page, link);
  await expect(gallery.action('Share')).toBeVisible();
  await expect(gallery.action('Download')).toHaveCount(0);
  await expect(gallery.favorite(1)).toHaveCount(0);
  await expect(gallery.favoritesTab).toHaveCount(0);
});

test('the owner sees who favorited what, and takes the file names along @long', async ({
  photographer,
  people,
}) => {
  const { page, context } = photographer;
  const { managePath, link } = await sharedGalleryOf(photographer);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // As in Safari, once something was awaited since the press.
  await context.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('NotAllowedError'));
  });
  const guest = await people.photographer({ account: { firstName: 'Zoe', lastName: 'Quinn' } });
  await open(guest.page, link);
  const gallery = galleryPage(guest.page);
  for (const place of [1, 3]) {
    await gallery.keepFavorite(place);
  }
  const stranger = await people.visitor();
  await open(stranger.page, link);
  await galleryPage(stranger.page).keepFavorite(3);
  await expect(galleryPage(stranger.page).favoritesTab).toHaveAccessibleName('Favorites 1');

  await open(page, `${managePath}#favorites`);
  const { panel } = managePage(page);
  await expect(panel.getByText(/IMG_0003\.jpg 2 favorites/)).toBeAttached();
  await panel.getByRole('button', { name: /Zoe Quinn/ }).click();
  await expect(panel.getByRole('listitem')).toHaveCount(2);
  await panel.getByRole('button', { name: 'Copy file names' }).click();
  await expect(page.getByText('File names copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split(/[,\s]+/).toSorted()).toEqual(['IMG_0001', 'IMG_0003']);
  const { share } = managePage(page);
  await share.openLink();
  await share.copy.click();
  await expect(page.getByText('Nothing was copied')).toBeVisible();
  await expect(share.copy).toHaveText('Copy link');
});

test('the owner has hearts of her own, as many as she likes, and takes them back @long', async ({
  photographer,
}) => {
  const { page } = photographer;
  const { managePath } = await sharedGalleryOf(photographer, { count: 7 });
  await open(page, managePath);
  const manage = managePage(page);
  const heart = manage.selection.getByRole('button', { name: 'Favorite' });
  await manage.choose('IMG_0001.jpg').click();
  await manage.choose('IMG_0002.jpg').click();
  await heart.click();
  await expect(page.getByText('2 photos favorited.')).toBeVisible();
  await manage.choose('IMG_0007.jpg').click({ modifiers: ['Shift'] });
  await heart.click();
  await expect(page.getByText('7 photos favorited.')).toBeVisible();
  // What she had before stays.
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(manage.tab('Favorites')).toHaveAccessibleName(/2$/);
  await heart.click();
  await expect(manage.tab('Favorites')).toHaveAccessibleName(/7$/);
  await manage.tab('Favorites').click();
  await manage.panel.getByRole('button', { name: 'You (7)' }).click();
  await manage.panel.getByRole('button', { name: 'Remove IMG_0003.jpg from favorites' }).click();
  await expect(manage.panel.getByRole('button', { name: 'You (6)' })).toBeVisible();
  await expect(manage.panel.getByRole('listitem')).toHaveCount(6);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  const mine = manage.panel.getByRole('button', { name: 'You (7)' });
  await expect(mine).toBeVisible();
  // Whoever's system sets the colors sees which one is pressed by its line.
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(mine).toHaveCSS('outline-style', 'solid');
});
