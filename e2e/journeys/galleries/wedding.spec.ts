import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { newEmail } from '../../client/accounts.ts';
import { downloadAfter, unzip } from '../../fixtures/downloads.ts';
import { demoPhotos, smallDemoPhoto } from '../../fixtures/photos.ts';
import { expect, test } from '../../fixtures/test.ts';
import { createAccountPage } from '../../pages/account-pages.ts';
import { createGalleryPage } from '../../pages/create-gallery-page.ts';
import { galleryPage, photoPreview } from '../../pages/gallery-page.ts';
import { open } from '../../pages/hydrated.ts';
import { managePage } from '../../pages/manage-page.ts';
import { uploadErrors, uploadPanel } from '../../pages/upload.ts';

const photos = await demoPhotos();
const freeFavorites = 5;

for (const [labBrand, tag] of [
  ['halide', ''],
  ['cyan', ' @long'],
] as const) {
  test(`from signing up to a guest's download, on ${labBrand}${tag}`, async ({
    people,
    mailbox,
  }) => {
    test.setTimeout(240_000);
    const { page } = await people.visitor({ labBrand });
    const email = newEmail('bride');
    let link = '';

    await test.step('sign up, and follow the mailed link', async () => {
      await open(page, '/');
      await page.getByRole('link', { name: 'Sign in' }).first().click();
      await page.getByRole('link', { name: 'Create an account' }).click();
      await createAccountPage(page).signUp({ email });
      await page.waitForURL('**/gallery/create*');
      await open(page, await mailbox.link(email, 'verifyAccount'));
      const welcomed = page.waitForResponse('**/user/welcomed');
      await page.getByRole('button', { name: 'Confirm email' }).click();
      await page.getByRole('dialog', { name: /^Welcome to/ }).waitFor();
      await welcomed;
      await page.keyboard.press('Escape');
    });

    await test.step('create a gallery and upload 14 photos, one through its allow box', async () => {
      await open(page, '/gallery/create');
      const creation = createGalleryPage(page);
      await creation.describe({ title: 'Mia and Tom', date: '2026-06-20', businessName: 'Ames' });
      await creation.choosePhotos(photos);
      const errors = uploadErrors(page);
      await expect(errors.dialog).toContainText(smallDemoPhoto);
      await expect(errors.dialog).toContainText('1365 × 1074');
      await expect(errors.upload(13)).toBeEnabled();
      await errors.allow.check();
      await errors.upload(14).click();
      await page.waitForURL('**/gallery/manage/*');
      await expect(uploadPanel(page).done).toBeVisible({ timeout: 60_000 });
      await expect(uploadPanel(page).count(14, 14)).toBeVisible();
    });

    await test.step('manage it and share it', async () => {
      const manage = managePage(page);
      await expect(manage.title).toHaveValue('Mia and Tom');
      await expect(manage.tab('Photos')).toHaveAccessibleName(/14/);
      for (const name of [smallDemoPhoto, basename(photos[0] ?? '')]) {
        await manage.open(name).scrollIntoViewIfNeeded();
      }
      await expect(manage.main.getByText('Being made')).toHaveCount(0, { timeout: 60_000 });
      link = await manage.share.openLink();
      expect(link).toContain('/s/');
    });

    const guest = await people.visitor({ labBrand });
    const gallery = galleryPage(guest.page);
    const preview = photoPreview(guest.page);

    await test.step('a guest favorites beyond the limit and is asked for an email', async () => {
      await open(guest.page, link);
      await expect(guest.page.getByRole('heading', { name: 'Mia and Tom' })).toBeVisible();
      for (let place = 1; place <= freeFavorites; place += 1) {
        await gallery.keepFavorite(place);
        await expect(gallery.favorite(place)).toHaveAttribute('aria-pressed', 'true');
      }
      await gallery.open(6).click();
      await preview.at(6, 14).waitFor();
      await preview.press(preview.favorite);
      await expect(gallery.loginPrompt).toContainText(`keeps ${freeFavorites} favorites`);
      await expect(preview.favorite).toHaveAttribute('aria-pressed', 'false');
    });

    await test.step('with her email the favorite is kept, on the same photo', async () => {
      await gallery.loginPrompt.getByRole('textbox').fill(newEmail('guest'));
      await gallery.loginPrompt.getByRole('button', { name: 'Keep favorites' }).click();
      await expect(preview.favorite).toHaveAttribute('aria-pressed', 'true');
      await preview.press(preview.close);
      await expect(gallery.favoritesTab).toHaveAccessibleName('Favorites 6');
    });

    await test.step('she downloads one photo and all', async () => {
      await gallery.open(2).click();
      const one = await downloadAfter(guest.page, () => preview.press(preview.download));
      const original = photos.find((path) => basename(path) === one.name) ?? '';
      expect(one.bytes.equals(await readFile(original))).toBe(true);
      await guest.page.keyboard.press('Escape');

      await gallery.action('Download').click();
      const whole = guest.page.getByRole('button', { name: 'Download the whole gallery' });
      const archive = await downloadAfter(guest.page, () => whole.click());
      expect(archive.name).toMatch(/\.zip$/);
      const files = await unzip(archive.bytes);
      expect([...files.keys()].map((path) => basename(path)).toSorted()).toEqual(
        photos.map((path) => basename(path)),
      );
    });
  });
}
