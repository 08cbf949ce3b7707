import type { Page } from '@playwright/test';
import type { SharedGallery } from '../fixtures/gallery.ts';
import { openCheckout } from './checkout-scenes.ts';
import { openCart } from './cart-page.ts';
import { editorScenes } from './editor-scenes.ts';
import { galleryPage } from './gallery-page.ts';
import { open } from './hydrated.ts';
import { managePage } from './manage-page.ts';
import { openLinkList, openNewLink, openPayPage } from './payment-link-pages.ts';
import type { Scene, Viewer } from './scene.ts';

function at(name: string, viewer: Viewer, path: string): Scene {
  return { name, viewer, show: (page) => open(page, path) };
}

const tabs = ['name', 'email', 'password', 'shippingAddress', 'brand', 'devices', 'data'];

/** Every page of the storefront, as somebody finds it. */
export const pageScenes: readonly Scene[] = [
  at('home', 'visitor', '/'),
  at('help', 'visitor', '/help'),
  at('size-guide', 'visitor', '/help/sizes'),
  at('shipping', 'visitor', '/help/shipping'),
  at('terms', 'visitor', '/terms'),
  at('privacy', 'visitor', '/privacy'),
  at('not-found', 'visitor', '/there-is-no-such-page'),
  at('create-account', 'visitor', '/create-account'),
  at('sign-in', 'visitor', '/account/verify?mode=login'),
  at('verify-register', 'visitor', '/account/verify?mode=register'),
  at('verify-reset', 'visitor', '/account/verify?mode=reset'),
  at('verify-welcome', 'owner', '/account/verify?mode=welcome'),
  at('redeem-link', 'visitor', `/account/verify?mode=login&token=${'x'.repeat(43)}`),
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
  at('operator-sign-in', 'visitor', '/operator'),
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
