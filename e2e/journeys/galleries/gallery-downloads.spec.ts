import type { Page } from '@playwright/test';
import { newEmail, registerVerified } from '../../client/accounts.ts';
import { isJpeg, unzip, bytesOf, downloadAfter } from '../../fixtures/downloads.ts';
import { expect, test } from '../../fixtures/test.ts';
import { iphone } from '../../fixtures/touch.ts';
import { signInPage } from '../../pages/account-pages.ts';
import { galleryPage, photoPreview } from '../../pages/gallery-page.ts';
import { hydrated, open } from '../../pages/hydrated.ts';

const total = 13;

test('one photo asks for an email, and downloads where the guest is; then all of them', async ({
  people,
  publicGallery,
}) => {
  const { link, photoIds } = await publicGallery();
  const { page, complaints } = await people.visitor();
  complaints.expect(/status of 422.*guest/);
  await open(page, link);
  const gallery = galleryPage(page);
  await gallery.open(4).click();
  const preview = photoPreview(page);
  await preview.press(preview.download);
  const prompt = page.getByRole('dialog', { name: 'Download this photo' });
  const email = prompt.getByRole('textbox', { name: 'Your email' });
  await email.fill('grandma');
  await prompt.getByRole('button', { name: 'Download' }).click();
  await expect(prompt).toContainText("Hmm... that doesn't look like an email address.");
  await email.fill('grandma@example.com');
  const photo = await downloadAfter(page, () =>
    prompt.getByRole('button', { name: 'Download' }).click(),
  );
  expect(isJpeg(photo.bytes)).toBe(true);
  await preview.at(4, total).waitFor();
  expect(new URL(page.url()).search).toBe(`?photo=${photoIds[3]}`);

  await preview.press(preview.close);
  for (const place of [1, 2, 3, 4, 5, 6]) await gallery.keepFavorite(place);
  await expect(gallery.favoritesTab).toHaveAccessibleName('Favorites 6');
  await gallery.action('Download').click();
  const all = await downloadAfter(page, () =>
    page.getByRole('button', { name: 'Download the whole gallery' }).click(),
  );
  const files = await unzip(all.bytes);
  expect(files.size).toBe(total);
  expect([...files.values()].every(isJpeg)).toBe(true);
});

test('who has an account signs in instead, and what was wanted happens @long', async ({
  people,
  publicGallery,
}) => {
  const { link } = await publicGallery();
  const { email } = await people.photographer();
  const { page } = await people.visitor();
  await open(page, link);
  await galleryPage(page).action('Download').click();
  await page.getByRole('button', { name: 'Download the whole gallery' }).click();
  const prompt = page.getByRole('dialog', { name: 'Download the gallery' });
  await prompt.getByRole('link', { name: 'I have an account' }).click();
  await page.waitForURL('**/account/verify**');
  await hydrated(page);
  const downloading = page.waitForEvent('download');
  await signInPage(page).byPassword(email);
  expect((await unzip(await bytesOf(await downloading))).size).toBe(total);
});

test('favorites kept by email open on another device by a mailed link', async ({
  people,
  publicGallery,
  mailbox,
}) => {
  const { link } = await publicGallery();
  const as = newEmail('anna');
  const leaveEmail = async (page: Page, wanted: number) => {
    const gallery = galleryPage(page);
    for (const place of [1, 2, 3, 4]) await gallery.keepFavorite(place);
    await gallery.action('Select').click();
    for (let place = 5; place <= wanted; place += 1) await gallery.choose(place).click();
    await gallery.chosen.getByRole('button', { name: 'Favorite' }).click();
    await gallery.loginPrompt.getByRole('textbox', { name: 'Your email' }).fill(as);
    await gallery.loginPrompt.getByRole('button', { name: 'Keep favorites' }).click();
    // All that the limit refused come along, not only the last one.
    await expect(gallery.favoritesTab).toHaveAccessibleName(`Favorites ${wanted}`);
  };
  const desk = await people.visitor();
  await open(desk.page, link);
  await leaveEmail(desk.page, 8);

  const phone = await people.visitor();
  await open(phone.page, link);
  await leaveEmail(phone.page, 6);
  const tablet = await people.visitor();
  await open(tablet.page, await mailbox.link(as, 'guestFavorites'));
  await expect(tablet.page.getByText(`These are the favorites of ${as}.`)).toBeVisible();
  await expect(galleryPage(tablet.page).favoritesTab).toHaveAccessibleName('Favorites 8');
  expect(new URL(tablet.page.url()).search).toBe('');
});

test('a registered guest downloads her selection and her favorites', async ({
  people,
  publicGallery,
}) => {
  const { link } = await publicGallery();
  const { page } = await people.photographer();
  await open(page, link);
  const gallery = galleryPage(page);
  for (const place of [2, 5, 6]) await gallery.keepFavorite(place);
  await expect(gallery.favoritesTab).toHaveAccessibleName('Favorites 3');
  const fragment = await page.request.get(
    link.replace(/\/s\/([^/]+)\/gallery$/, '/gallery/view/favorites/$1/1024'),
    { headers: { accept: 'text/html' } },
  );
  expect((await fragment.text()).match(/data-photo=/g)).toHaveLength(3);
  await gallery.action('Download').click();
  const favorites = await downloadAfter(page, () =>
    page.getByRole('button', { name: 'Download my favorites' }).click(),
  );
  expect((await unzip(favorites.bytes)).size).toBe(3);

  await gallery.action('Select').click();
  for (const place of [1, 3]) {
    await gallery.choose(place).click();
  }
  const selection = await downloadAfter(page, () =>
    gallery.chosen.getByRole('button', { name: 'Download' }).click(),
  );
  expect((await unzip(selection.bytes)).size).toBe(2);
});

test('an iPhone opens the photo in a window and says how to keep it @long', async ({
  people,
  mailbox,
  publicGallery,
}) => {
  const { link } = await publicGallery();
  const { page, client, context } = await people.visitor({ ...iphone });
  await registerVerified(client, mailbox);
  await open(page, link);
  await galleryPage(page).open(1).tap();
  const preview = photoPreview(page);
  await preview.at(1, total).waitFor();
  const opened = context.waitForEvent('page');
  await preview.tap(preview.download);
  await expect((await opened).locator('img')).toHaveJSProperty('complete', true);
  const instructions = page.getByRole('dialog', { name: 'Save it to your phone' });
  await expect(instructions).toContainText('Save to Photos');
  await instructions.getByRole('button', { name: 'Got it' }).click();
  await expect(instructions).toBeHidden();
});

test('a download that cannot start says so, and comes at the next press @long', async ({
  people,
  publicGallery,
}) => {
  const { link } = await publicGallery();
  const { page, complaints } = await people.photographer();
  complaints.expect(/status of 503|ERR_CONNECTION_RESET/);
  await open(page, link);
  const kinds = ['proxy', 'cut'];
  await page.route('**/archive/**', (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const kind = kinds.shift();
    if (kind === 'proxy') {
      return route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>No</h1>' });
    }
    return kind === 'cut' ? route.abort('connectionreset') : route.fallback();
  });
  await galleryPage(page).action('Download').click();
  await page.getByRole('button', { name: 'Download the whole gallery' }).click();
  const failure = page.getByRole('dialog', { name: 'The download did not start' });
  const again = failure.getByRole('button', { name: 'Try again' });
  await again.click();
  await expect.poll(() => kinds).toEqual([]);
  const all = await downloadAfter(page, () => again.click());
  expect((await unzip(all.bytes)).size).toBe(total);
});

test('a download that has to wait shows its place in line, and starts by itself @long', async ({
  people,
  publicGallery,
}) => {
  const { link } = await publicGallery();
  const { page } = await people.photographer();
  await open(page, link);
  await page.route('**/archives', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), position: 2 } });
  });
  await galleryPage(page).action('Download').click();
  const all = await downloadAfter(page, async () => {
    await page.getByRole('button', { name: 'Download the whole gallery' }).click();
    await expect(page.getByText('You are number 2 in line.')).toBeVisible();
  });
  expect((await unzip(all.bytes)).size).toBe(total);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('where no window opens any more, a phone downloads all the same @long', async ({
  people,
  publicGallery,
}) => {
  const { link } = await publicGallery();
  const { page } = await people.photographer({ ...iphone });
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await open(page, link);
  await galleryPage(page).action('Download').click();
  const all = await downloadAfter(page, () =>
    page.getByRole('button', { name: 'Download the whole gallery' }).click(),
  );
  expect((await unzip(all.bytes)).size).toBe(total);
  await expect(page).toHaveURL(link);
  const instructions = page.getByRole('dialog', { name: 'Save it to your phone' });
  await expect(instructions).toContainText('Tap “Download” when you are asked.');
});
