import type { Locator, Page } from '@playwright/test';
import type { SharedGallery } from '../fixtures/gallery.ts';
import { openAddressConfirmation, openCheckout } from './checkout-scenes.ts';
import { openCart } from './cart-page.ts';
import { editorScenes } from './editor-scenes.ts';
import { galleryPage, photoPreview } from './gallery-page.ts';
import { open } from './hydrated.ts';
import { managePage } from './manage-page.ts';
import { openLinkList, openNewLink, openPayPage } from './payment-link-pages.ts';
import { uploadErrors } from './upload.ts';

/** Who looks: nobody signed in, the owner of the gallery, somebody who has just signed up. */
export type Viewer = 'visitor' | 'owner' | 'newcomer';

export interface Scene {
  name: string;
  viewer: Viewer;
  show: (page: Page, gallery: SharedGallery) => Promise<unknown>;
}

function at(name: string, viewer: Viewer, path: string): Scene {
  return { name, viewer, show: (page) => open(page, path) };
}

const tabs = ['name', 'email', 'password', 'shippingAddress', 'brand', 'devices', 'data'];

/** Every page of the storefront, as somebody finds it. */
export const pageScenes: readonly Scene[] = [
  at('home', 'visitor', '/'),
  at('help', 'visitor', '/help'),
  at('terms', 'visitor', '/terms'),
  at('privacy', 'visitor', '/privacy'),
  at('not-found', 'visitor', '/there-is-no-such-page'),
  at('create-account', 'visitor', '/create-account'),
  at('sign-in', 'visitor', '/account/verify?mode=login'),
  at('verify-register', 'visitor', '/account/verify?mode=register'),
  at('verify-reset', 'visitor', '/account/verify?mode=reset'),
  at('verify-welcome', 'owner', '/account/verify?mode=welcome'),
  at('spend-link', 'visitor', `/account/verify?mode=login&token=${'x'.repeat(43)}`),
  at('new-password', 'visitor', `/account/verify?mode=reset&token=${'x'.repeat(43)}`),
  at('signout', 'owner', '/signout'),
  at('signed-out', 'visitor', '/signout'),
  at('shop', 'visitor', '/shop'),
  at('shop-filtered', 'visitor', '/shop?for=wedding'),
  at('shop-print', 'visitor', '/shop/framed-print'),
  at('shop-cards', 'visitor', '/shop/flat-card'),
  at('cards', 'visitor', '/cards?occasion=holiday'),
  at('cards-empty', 'visitor', '/cards?occasion=holiday&shape=oval'),
  at('card', 'visitor', '/cards/orchard-gate#shape=arch'),
  at('operator-door', 'visitor', '/operator'),
  ...tabs.map((tab) => at(`account-${tab}`, 'owner', `/account#${tab}`)),
  at('account-brand', 'owner', '/account/brand'),
  at('account-address', 'owner', '/account/address/shipping/update'),
  at('dashboard', 'owner', '/dashboard'),
  at('dashboard-bin', 'owner', '/dashboard#bin'),
  at('dashboard-empty', 'newcomer', '/dashboard'),
  at('orders-empty', 'newcomer', '/account/orders'),
  at('payment-links-empty', 'newcomer', '/account/payment-links'),
  at('payment-link-new', 'owner', '/account/payment-links/new'),
  { name: 'payment-links', viewer: 'owner', show: openLinkList },
  { name: 'payment-link', viewer: 'owner', show: openNewLink },
  { name: 'pay', viewer: 'owner', show: openPayPage },
  at('cart-empty', 'newcomer', '/cart'),
  { name: 'cart', viewer: 'owner', show: openCart },
  at('cart-recently-deleted', 'owner', '/cart/recently-deleted'),
  at('gallery-create', 'newcomer', '/gallery/create'),
  ...['photos', 'favorites', 'settings', 'bin'].map((tab) => ({
    name: `manage-${tab}`,
    viewer: 'owner' as const,
    show: async (page: Page, { managePath }: SharedGallery) => {
      await open(page, `${managePath}#${tab}`);
      await managePage(page).panel.waitFor();
    },
  })),
  {
    name: 'gallery',
    viewer: 'visitor',
    show: async (page, { link }) => {
      await open(page, link);
      await galleryPage(page).tiles.first().waitFor();
    },
  },
  { name: 'checkout', viewer: 'owner', show: openCheckout },
  ...editorScenes,
  {
    name: 'gallery-favorites-empty',
    viewer: 'visitor',
    show: (page, { link }) => open(page, `${link}#favorites`),
  },
];

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
