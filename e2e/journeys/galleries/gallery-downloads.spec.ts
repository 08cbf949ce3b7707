import { newEmail, registerVerified } from '../../client/accounts.ts';
import { isJpeg, unzip, bytesOf, downloadAfter } from '../../fixtures/downloads.ts';
import { expect, test } from '../../fixtures/test.ts';
import { iphone } from '../../fixtures/touch.ts';
import { createAccountPage, signInPage } from '../../pages/account-pages.ts';
import { galleryPage, photoPreview } from '../../pages/gallery-page.ts';
import { hydrated, open } from '../../pages/hydrated.ts';

const total = 13;

test('one photo asks for an account, then downloads where the guest left off', async ({
  people,
  publicGallery,
}) => {
  const { link, photoIds } = await publicGallery();
  const { page } = await people.visitor();
  await open(page, link);
  await galleryPage(page).open(4).click();
  const preview = photoPreview(page);
  await preview.press(preview.download);
  const prompt = page.getByRole('dialog', { name: 'Download this photo' });
  await prompt.getByRole('link', { name: 'Create a free account' }).click();
  await page.waitForURL('**/create-account**');
  await hydrated(page);
  const downloading = page.waitForEvent('download');
  await createAccountPage(page).signUp({ email: newEmail('guest') });
  expect(isJpeg(await bytesOf(await downloading))).toBe(true);
  await preview.at(4, total).waitFor();
  expect(new URL(page.url()).search).toBe(`?photo=${photoIds[3]}`);
});

test('the whole gallery asks for an account, then downloads as one archive', async ({
  people,
  publicGallery,
}) => {
  const { link } = await publicGallery();
  const { email } = await people.photographer();
  const { page } = await people.visitor();
  await open(page, link);
  const gallery = galleryPage(page);
  await gallery.action('Download').click();
  await page.getByRole('button', { name: 'Download the whole gallery' }).click();
  const prompt = page.getByRole('dialog', { name: 'Download the gallery' });
  await prompt.getByRole('link', { name: 'Sign in' }).click();
  await page.waitForURL('**/account/verify**');
  await hydrated(page);
  const downloading = page.waitForEvent('download');
  await signInPage(page).byPassword(email);
  const files = await unzip(await bytesOf(await downloading));
  expect(files.size).toBe(total);
  expect([...files.values()].every(isJpeg)).toBe(true);
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
    await page.getByRole('button', { name: `Choose photo ${place}`, exact: true }).click();
  }
  const chosen = page.getByRole('navigation', { name: 'Chosen photos' });
  const selection = await downloadAfter(page, () =>
    chosen.getByRole('button', { name: 'Download' }).click(),
  );
  expect((await unzip(selection.bytes)).size).toBe(2);
});

test('an iPhone opens the photo in a window and says how to keep it', async ({
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
  await opened;
  const instructions = page.getByRole('dialog', { name: 'Save it to your phone' });
  await expect(instructions).toContainText('Save to Photos');
  await instructions.getByRole('button', { name: 'Got it' }).click();
  await expect(instructions).toBeHidden();
});
