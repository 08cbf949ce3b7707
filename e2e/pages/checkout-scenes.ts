import type { Page } from '@playwright/test';
import { checkoutOf, fillCart } from '../client/carts.ts';
import { createPageClient } from '../client/page-client.ts';
import type { SharedGallery } from '../fixtures/gallery.ts';
import { openCheckoutPage } from './checkout-page.ts';

/** What both brands sell. */
const framed = [{ productId: 'framed-print', size: '8x10' }];

/** Whoever is signed in on this page, with a framed print of the gallery in the cart. */
export async function openCheckout(page: Page, { link, galleryId }: SharedGallery) {
  const { origin } = new URL(link);
  const labBrand = new URL(origin).hostname === 'localhost' ? 'halide' : 'cyan';
  const client = createPageClient(page.context().request, { labBrand, origin });
  await fillCart(client, galleryId, framed);
  const checkout = await openCheckoutPage(page, await checkoutOf(client));
  await checkout.groups.first().waitFor();
  return checkout;
}

/** The overlay that an address with a slip in it opens. */
export async function openAddressConfirmation(page: Page, gallery: SharedGallery) {
  const checkout = await openCheckout(page, gallery);
  const austin = { city: 'Austin', state: 'TX', zip: '78701' };
  await checkout.typeAddress({ street: '120 Mian St', ...austin });
  await checkout.zip.press('Enter');
  await checkout.confirmation.waitFor();
}
