import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';
import { photoCount, prepareGallery } from '../../client/galleries.ts';
import { flatJpeg, quickPhotos } from '../../fixtures/photos.ts';
import { holdBack } from '../../fixtures/held-back.ts';
import { expect, test } from '../../fixtures/test.ts';
import { accountMenu } from '../../pages/account-pages.ts';
import { createGalleryPage } from '../../pages/create-gallery-page.ts';
import { open } from '../../pages/hydrated.ts';
import { managePage } from '../../pages/manage-page.ts';
import { uploadErrors, uploadPanel } from '../../pages/upload.ts';

/** Leaves while photos are on their way; the browser asks, and the answer is yes. */
function leaveWithoutAsking(page: Page): void {
  page.on('dialog', (dialog) => void dialog.accept());
}

test('photos chosen while others are being prepared go up with them', async ({ photographer }) => {
  const { page, client, request } = photographer;
  const { galleryId } = await prepareGallery(client, request);
  await open(page, `/gallery/manage/${galleryId}`);
  const manifest = await holdBack(page, '**/manifest');
  const photos = await quickPhotos(8);
  await managePage(page).addPhotos(photos.slice(0, 6));
  await manifest.asked;
  await expect(uploadPanel(page).panel).toContainText('Preparing your photos');
  await managePage(page).addPhotos(photos.slice(6));
  manifest.release();
  await expect(uploadPanel(page).done).toBeVisible({ timeout: 60_000 });
  expect(await photoCount(client, galleryId)).toBe(8);
  await uploadPanel(page).close.click();
  await managePage(page).addPhotos((await quickPhotos(9)).slice(8));
  await expect(uploadPanel(page).done).toBeVisible({ timeout: 60_000 });
  expect(await photoCount(client, galleryId)).toBe(9);
});

test('an upload that the server refuses as a whole keeps its selection and is tried again', async ({
  photographer,
}) => {
  const { page, client, request, complaints } = photographer;
  complaints.expect(/status of (400|507)/);
  const { galleryId } = await prepareGallery(client, request);
  await open(page, `/gallery/manage/${galleryId}`);
  const { panel, done } = uploadPanel(page);
  const retry = panel.getByRole('button', { name: 'Retry', exact: true });
  const refusals = [
    { status: 507 },
    { status: 400 },
    { json: { photosLeft: 1, bytesFree: null } },
  ] as const;
  let asked = 0;
  await page.route('**/preflight', (route) => {
    const refusal = refusals[asked];
    asked += 1;
    return refusal === undefined ? route.fallback() : route.fulfill(refusal);
  });
  await managePage(page).addPhotos(await quickPhotos(3));
  await expect(panel).toContainText('The upload stopped');
  await expect(panel).toContainText('There is no room for this upload right now.');
  await expect(panel).toContainText('Your selection is kept.');
  await retry.click();
  await expect(panel).toContainText('Upload session has failed. Your selection is kept.');
  await retry.click();
  await expect(panel).toContainText('2 file(s) exceeds gallery file limit');
  await expect(panel).toContainText('Your selection is kept.');
  await retry.click();
  await expect(done).toBeVisible({ timeout: 60_000 });
  expect(await photoCount(client, galleryId)).toBe(3);
});

test('who leaves the create page at once finds the gallery made @long', async ({
  photographer,
}) => {
  const { page } = photographer;
  leaveWithoutAsking(page);
  await open(page, '/gallery/create');
  const creation = createGalleryPage(page);
  await creation.describe({ title: 'Harbor day', businessName: 'Ames' });
  await creation.choosePhotos(await quickPhotos(2));
  await expect(creation.main.getByText('Making “Harbor day”.')).toBeVisible();
  await open(page, '/dashboard');
  const tile = page.getByRole('listitem').filter({ hasText: 'Harbor day' });
  // The call that the page sent while it went away may arrive after the next page was asked for.
  await expect(async () => {
    await page.reload();
    await expect(tile).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await expect(tile).not.toContainText('Draft');
});

test('who leaves as soon as photos are chosen, on a slow line, is asked and finds the gallery', async ({
  photographer,
}) => {
  const { page, context } = photographer;
  await open(page, '/gallery/create');
  const creation = createGalleryPage(page);
  await creation.describe({ title: 'Harbor day', businessName: 'Ames' });
  const line = await context.newCDPSession(page);
  const slow = { latency: 3_000, downloadThroughput: 50_000, uploadThroughput: 20_000 };
  await line.send('Network.emulateNetworkConditions', { offline: false, ...slow });
  // Asked right after the selection was remembered.
  const remembered = page.waitForRequest('**/health');
  await creation.choosePhotos(await quickPhotos(2));
  await expect(uploadPanel(page).panel).toBeVisible();
  await remembered;
  const asked = page.waitForEvent('dialog');
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  const prompt = await asked;
  expect(prompt.type()).toBe('beforeunload');
  await prompt.accept();
  await closed;

  const later = await context.newPage();
  const tile = later.getByRole('listitem').filter({ hasText: 'Harbor day' });
  await open(later, '/dashboard');
  await expect(async () => {
    await later.reload();
    await expect(tile).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await tile.getByRole('link').first().click();
  await expect(later.getByText('An upload of 2 photos was interrupted.')).toBeVisible();
});

test('who goes to another page while photos are being prepared stays there @long', async ({
  photographer,
}) => {
  const { page } = photographer;
  await open(page, '/gallery/create');
  const creation = createGalleryPage(page);
  await creation.describe({ title: 'Harbor day', businessName: 'Ames' });
  const manifest = await holdBack(page, '**/manifest');
  await creation.choosePhotos(await quickPhotos(2));
  await expect(uploadPanel(page).panel).toContainText('Preparing your photos');
  await accountMenu(page).choose('Galleries');
  await page.waitForURL('**/dashboard');
  manifest.release();
  await expect(uploadPanel(page).done).toBeVisible({ timeout: 60_000 });
  expect(new URL(page.url()).pathname).toBe('/dashboard');
  await page.reload();
  const tile = page.getByRole('listitem').filter({ hasText: 'Harbor day' });
  await expect(tile).toContainText('2 photos');
  await expect(tile).not.toContainText('Draft');
});

test('a reload of the create page goes on with the same gallery, its title and its photos', async ({
  photographer,
}) => {
  const { page, client, complaints } = photographer;
  complaints.expect(/ERR_FAILED/);
  leaveWithoutAsking(page);
  await open(page, '/gallery/create');
  const creation = createGalleryPage(page);
  await creation.describe({ title: 'Harbor day', businessName: 'Ames' });
  await page.route('**/gallery/new/*', (route) => route.abort());
  await creation.choosePhotos(await quickPhotos(2));
  await expect(uploadPanel(page).done).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('dialog', { name: 'The gallery was not made' })).toBeVisible({
    timeout: 30_000,
  });
  await page.unroute('**/gallery/new/*');
  const galleryId = new URL(page.url()).searchParams.get('gallery') ?? '';
  await page.reload();
  await expect(creation.main.getByText('2 photos are here already.')).toBeVisible();
  await creation.main.getByRole('button', { name: 'Make the gallery' }).click();
  await page.waitForURL(`**/gallery/manage/${galleryId}`);
  await expect(managePage(page).title).toHaveValue('Harbor day');
  expect(await photoCount(client, galleryId)).toBe(2);
});

test('a folder that was dropped keeps its name, and can be looked at by itself @long', async ({
  photographer,
}, testInfo) => {
  const { page, client, request } = photographer;
  const { galleryId } = await prepareGallery(client, request);
  await open(page, `/gallery/manage/${galleryId}`);
  const [first = '', second = '', third = ''] = await quickPhotos(3);
  const folder = testInfo.outputPath('Harbor day');
  await mkdir(join(folder, 'Dinner'), { recursive: true });
  await copyFile(first, join(folder, 'first.jpg'));
  await copyFile(second, join(folder, 'Dinner', 'second.jpg'));
  const manage = managePage(page);
  await page.locator('input[type="file"][webkitdirectory]').first().setInputFiles(folder);
  await expect(uploadPanel(page).done).toBeVisible({ timeout: 60_000 });
  await uploadPanel(page).close.click();
  await manage.addPhotos([third]);
  await expect(uploadPanel(page).done).toBeVisible({ timeout: 60_000 });
  await expect(manage.tiles).toHaveCount(3, { timeout: 30_000 });
  await manage.chooseFrom('Folder: All folders', 'Harbor day / Dinner');
  await expect(manage.tiles).toHaveCount(1);
  await expect(manage.open('second.jpg')).toBeVisible();
  await expect(manage.tab('Photos')).toHaveAccessibleName(/3/);
});

test('a reload while a selection is being judged names all of it @long', async ({
  photographer,
}) => {
  const { page, client, request } = photographer;
  leaveWithoutAsking(page);
  const { galleryId } = await prepareGallery(client, request);
  await open(page, `/gallery/manage/${galleryId}`);
  const soft = await Promise.all(
    ['soft.jpg', 'softer.jpg'].map(async (name, index) => ({
      name,
      mimeType: 'image/jpeg',
      buffer: await flatJpeg(1900 - index, 1300),
    })),
  );
  const fine = await Promise.all(
    (await quickPhotos(3)).map(async (path) => ({
      name: basename(path),
      mimeType: 'image/jpeg',
      buffer: await readFile(path),
    })),
  );
  await managePage(page).addPhotos([...fine, ...soft]);
  await expect(uploadErrors(page).allow).toBeVisible();
  await page.reload();
  await expect(page.getByText('An upload of 5 photos was interrupted.')).toBeVisible();
});
