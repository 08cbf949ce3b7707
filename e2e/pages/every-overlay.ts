import type { Locator, Page } from '@playwright/test';
import type { SharedGallery } from '../fixtures/gallery.ts';
import { openAddressConfirmation } from './checkout-scenes.ts';
import { galleryPage, photoPreview } from './gallery-page.ts';
import { open } from './hydrated.ts';
import { managePage } from './manage-page.ts';
import type { Scene } from './scene.ts';
import { uploadErrors } from './upload.ts';

async function openGallery(page: Page, { link }: SharedGallery) {
  await open(page, link);
  return galleryPage(page);
}

async function openManage(page: Page, { managePath }: SharedGallery) {
  await open(page, managePath);
  const manage = managePage(page);
  await manage.tiles.first().waitFor();
  return manage;
}

/** Galleries of different cameras: by place, not by file name. */
function choosers(grid: Locator) {
  return grid.getByRole('button', { name: /^Choose / });
}

function dialog(page: Page) {
  return page.getByRole('dialog').waitFor();
}

/** Every overlay and every state of a page that takes a press to see. */
export const overlayScenes: readonly Scene[] = [
  {
    name: 'photo-preview',
    viewer: 'visitor',
    show: async (page, gallery) => {
      await (await openGallery(page, gallery)).open(2).click();
      const preview = photoPreview(page);
      await preview.press(preview.details);
      await preview.facts.waitFor();
    },
  },
  {
    name: 'favorite-login',
    viewer: 'visitor',
    show: async (page, gallery) => {
      const { favorite, loginPrompt } = await openGallery(page, gallery);
      for (let place = 1; place <= 6; place += 1) await favorite(place).click();
      await loginPrompt.waitFor();
    },
  },
  {
    name: 'download-gallery',
    viewer: 'visitor',
    show: async (page, gallery) => {
      await (await openGallery(page, gallery)).action('Download').click();
      await dialog(page);
    },
  },
  {
    name: 'download-gallery-login',
    viewer: 'visitor',
    show: async (page, gallery) => {
      await (await openGallery(page, gallery)).action('Download').click();
      await page.getByRole('button', { name: 'Download the whole gallery' }).click();
      await page.getByRole('dialog', { name: 'Download the gallery' }).waitFor();
    },
  },
  {
    name: 'download-login',
    viewer: 'visitor',
    show: async (page, gallery) => {
      await (await openGallery(page, gallery)).open(1).click();
      const preview = photoPreview(page);
      await preview.press(preview.download);
      await page.getByRole('dialog', { name: 'Download this photo' }).waitFor();
    },
  },
  {
    name: 'gallery-selection',
    viewer: 'visitor',
    show: async (page, gallery) => {
      await (await openGallery(page, gallery)).action('Select').click();
      await page.getByRole('button', { name: 'Choose photo 1', exact: true }).click();
    },
  },
  {
    name: 'share-menu',
    viewer: 'owner',
    show: async (page, gallery) => {
      const { share } = await openManage(page, gallery);
      await share.openLink();
      await share.qr.waitFor();
    },
  },
  {
    name: 'sort-menu',
    viewer: 'owner',
    show: async (page, gallery) => {
      await (await openManage(page, gallery)).sorts.click();
      await page.getByRole('menu').waitFor();
    },
  },
  {
    name: 'manage-selection',
    viewer: 'owner',
    show: async (page, gallery) => {
      const { grid, selection } = await openManage(page, gallery);
      await choosers(grid).first().click();
      await selection.waitFor();
    },
  },
  {
    name: 'manage-preview',
    viewer: 'owner',
    show: async (page, gallery) => {
      const { tiles } = await openManage(page, gallery);
      await tiles.first().click();
      const preview = photoPreview(page);
      await preview.press(preview.details);
      await preview.facts.getByText(/\.jpg$/).waitFor();
    },
  },
  {
    name: 'delete-photos',
    viewer: 'owner',
    show: async (page, gallery) => {
      const { grid, selection } = await openManage(page, gallery);
      for (const place of [0, 1]) await choosers(grid).nth(place).click();
      await selection.getByRole('button', { name: 'Delete' }).click();
      await dialog(page);
    },
  },
  {
    name: 'delete-gallery',
    viewer: 'owner',
    show: async (page, gallery) => {
      await (await openManage(page, gallery)).chooseAction('More', 'Delete gallery');
      await dialog(page);
    },
  },
  { name: 'address-confirmation', viewer: 'owner', show: openAddressConfirmation },
  {
    name: 'delete-account',
    viewer: 'owner',
    show: async (page) => {
      await open(page, '/account#data');
      await page.getByRole('button', { name: 'Delete account' }).click();
      await dialog(page);
    },
  },
  {
    name: 'upload-errors',
    viewer: 'owner',
    show: async (page, gallery) => {
      const { addPhotos } = await openManage(page, gallery);
      await addPhotos([
        { name: 'drawing.png', mimeType: 'image/png', buffer: Buffer.from('png') },
        { name: 'IMG_2041.HEIC', mimeType: 'image/heic', buffer: Buffer.from('heic') },
      ]);
      await uploadErrors(page).dialog.waitFor();
    },
  },
  {
    name: 'account-menu',
    viewer: 'owner',
    show: async (page) => {
      await open(page, '/dashboard');
      await page.getByRole('banner').getByLabel('Account', { exact: true }).click();
      await page.getByRole('link', { name: 'Sign out' }).waitFor();
    },
  },
  {
    name: 'form-errors',
    viewer: 'visitor',
    show: async (page) => {
      await open(page, '/create-account');
      await page.getByRole('button', { name: 'Create account' }).click();
      await page.locator('[aria-invalid="true"]').first().waitFor();
    },
  },
];
