import type { Page } from '@playwright/test';
import { fillCart, type ItemChoice } from '../client/carts.ts';
import { createPageClient } from '../client/page-client.ts';
import type { SharedGallery } from '../fixtures/gallery.ts';
import { open } from './hydrated.ts';

/** The cart page by what people see of it. */
export function cartPage(page: Page) {
  const item = (name: string) =>
    page.locator('.cart-item:visible').filter({ has: page.getByRole('heading', { name }) });
  return {
    items: page.locator('.cart-item:visible'),
    item,
    picture: (name: string) => item(name).getByRole('img', { name: `Your design: ${name}` }),
    action: (label: string, name: string) =>
      item(name).getByRole('button', { name: `${label}: ${name}` }),
    quantity: (name: string) => item(name).getByLabel('Quantity'),
    total: page.locator('.cart-checkout').getByRole('definition'),
    tab: (name: string) => page.getByRole('tab', { name }),
    group: (name: string) => page.getByRole('region', { name }),
    checkOut: page.getByRole('button', { name: 'Check out' }),
    undo: page.getByRole('button', { name: 'Undo' }),
    count: page.getByRole('banner').getByRole('link', { name: /^Cart/ }),
  };
}

/** What both brands sell. */
const choices: readonly ItemChoice[] = [
  { productId: 'framed-print', size: '8x10' },
  { productId: 'framed-print', size: '5x7', quantity: 12 },
];

/** Whoever is signed in on this page, with prints of the gallery in the cart. */
export async function openCart(page: Page, { link, galleryId }: SharedGallery) {
  const { origin } = new URL(link);
  const labBrand = new URL(origin).hostname === 'localhost' ? 'halide' : 'cyan';
  const client = createPageClient(page.context().request, { labBrand, origin });
  await fillCart(client, galleryId, choices);
  await open(page, '/cart');
  const cart = cartPage(page);
  await cart.items.first().waitFor();
  return cart;
}
