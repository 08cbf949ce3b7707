import { listBrands } from '@albumen/contract/endpoints/brands';
import { getGallery, listBin, listGalleries } from '@albumen/contract/endpoints/galleries';
import type { Page } from '@playwright/test';
import { managedPhotos } from '../../../client/galleries.ts';
import { quickPhotos } from '../../../fixtures/photos.ts';
import { expect } from '../../../fixtures/test.ts';
import { open } from '../../../pages/hydrated.ts';
import { photoPreview } from '../../../pages/gallery-page.ts';
import { managePage } from '../../../pages/manage-page.ts';
import { uploadPanel } from '../../../pages/upload.ts';
import { both, type Step } from './step.ts';

const saveBrand = (page: Page) => page.getByRole('button', { name: 'Save brand' });
const deleteGallery = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Delete gallery' });

export const managingSteps: readonly Step[] = [
  {
    name: 'a gallery’s title',
    calls: /\/gallery\/edit\//,
    cuts: both,
    short: 'before',
    begin: ({ page, gallery }) => open(page, gallery.managePath),
    act: async ({ page }) => {
      const manage = managePage(page);
      await manage.title.fill('Lake and Sea');
      await manage.title.press('Enter');
    },
    holds: async ({ page, client, gallery }) => {
      const params = { galleryId: gallery.galleryId };
      await expect
        .poll(async () => (await client.call(getGallery, { params })).title)
        .toBe('Lake and Sea');
      await expect(managePage(page).title).toHaveValue('Lake and Sea');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  },
  {
    name: 'a gallery’s order',
    calls: /\/gallery\/(?:settings|reorder)\//,
    cuts: both,
    begin: ({ page, gallery }) => open(page, gallery.managePath),
    act: async ({ page }) => {
      await managePage(page).dragBefore('IMG_0002.jpg', 'IMG_0001.jpg');
    },
    holds: async ({ client, gallery }) => {
      const order = async () => (await managedPhotos(client, gallery.galleryId)).id;
      await expect.poll(order).toEqual([...gallery.photoIds].reverse());
    },
  },
  {
    name: 'a hero',
    calls: /\/gallery\/hero\//,
    cuts: both,
    begin: async ({ page, gallery }) => {
      await open(page, gallery.managePath);
      await managePage(page).open('IMG_0002.jpg').click();
    },
    act: async ({ page }) => {
      const preview = photoPreview(page);
      await preview.press(preview.action('Make it the hero'));
    },
    holds: async ({ client, gallery }) => {
      const params = { galleryId: gallery.galleryId };
      const hero = async () => (await client.call(getGallery, { params })).hero?.photoId;
      await expect.poll(hero).toBe(gallery.photoIds[1]);
    },
  },
  {
    name: 'photos deleted',
    calls: /\/photo\/delete/,
    cuts: both,
    begin: async ({ page, gallery }) => {
      await open(page, gallery.managePath);
      await managePage(page).choose('IMG_0002.jpg').click();
    },
    act: async ({ page }) => {
      await managePage(page).selection.getByRole('button', { name: 'Delete' }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Delete/ })
        .click();
    },
    holds: async ({ page, client, gallery }) => {
      const ids = async () => (await managedPhotos(client, gallery.galleryId)).id;
      await expect.poll(ids).toEqual([gallery.photoIds[0]]);
      await expect(managePage(page).tiles).toHaveCount(1);
    },
  },
  {
    name: 'a gallery deleted',
    calls: /\/gallery\/delete\//,
    cuts: both,
    begin: async ({ page, gallery }) => {
      await open(page, gallery.managePath);
      await managePage(page).chooseAction('More', 'Delete gallery');
    },
    act: ({ page }) => deleteGallery(page).click(),
    holds: async ({ page, client }) => {
      await page.waitForURL('**/dashboard');
      expect((await client.call(listBin)).galleries).toHaveLength(1);
      expect((await client.call(listGalleries, { query: {} })).galleries).toEqual([]);
    },
  },
  {
    name: 'a brand’s name',
    calls: /\/brand\/update$/,
    cuts: both,
    begin: async ({ page }) => {
      await open(page, '/account/brand');
      await page.getByLabel('Business name').first().fill('Lake & Sea Photographs');
    },
    act: ({ page }) => saveBrand(page).click(),
    again: async ({ page }) => {
      await expect(saveBrand(page)).toBeEnabled();
      await expect(page.getByLabel('Business name').first()).toHaveValue('Lake & Sea Photographs');
      await saveBrand(page).click();
    },
    holds: async ({ client }) => {
      const names = async () =>
        (await client.call(listBrands)).brands.map(({ businessName }) => businessName);
      await expect.poll(names).toEqual(['Lake & Sea Photographs']);
    },
  },
  {
    name: 'a link revoked',
    calls: /\/gallery\/share\/[^/]+$/,
    cuts: both,
    begin: async ({ page, gallery }) => {
      await open(page, gallery.managePath);
      await managePage(page).share.openLink();
    },
    act: async ({ page }) => {
      const { revoke } = managePage(page).share;
      await revoke.click();
      await revoke.click();
      await page.getByRole('button', { name: 'Try again' }).waitFor();
    },
    again: ({ page }) => page.getByRole('button', { name: 'Try again' }).click(),
    holds: async ({ page, client, gallery }) => {
      await expect(page.getByText('The link is revoked.')).toBeVisible();
      const params = { galleryId: gallery.galleryId };
      expect((await client.call(getGallery, { params })).link).toBeNull();
    },
  },
  {
    name: 'an upload',
    calls: /\/api\/v1\/projects\/[^/]+\/photos\?/,
    cuts: both,
    begin: ({ page, gallery }) => open(page, gallery.managePath),
    act: async ({ page }) => {
      const photos = await quickPhotos(4);
      await managePage(page).addPhotos(photos.slice(2));
    },
    again: async ({ page }) => {
      const retry = uploadPanel(page).panel.getByRole('button', { name: /Retry|Try again/i });
      await uploadPanel(page).done.or(retry.first()).first().waitFor();
      if ((await retry.count()) > 0) await retry.first().click();
    },
    holds: async ({ page, client, gallery }) => {
      await expect(uploadPanel(page).done).toBeVisible({ timeout: 60_000 });
      const params = { galleryId: gallery.galleryId };
      const count = async () => (await client.call(getGallery, { params })).photoCount;
      await expect.poll(count).toBe(4);
    },
  },
];
