import { checkoutOf, fillCart } from '../client/carts.ts';
import { sharedGalleryOf } from '../fixtures/gallery.ts';
import type { People, PersonOptions } from '../fixtures/people.ts';
import { checkoutPage } from './checkout-page.ts';
import { open } from './hydrated.ts';
import { orderPage } from './order-pages.ts';
import { blockWindows } from './paying-elsewhere.ts';

const prints = {
  halide: [{ productId: 'photographic-print', size: '4x6', quantity: 3 }],
  cyan: [{ productId: 'photo-print', size: '4x6', quantity: 3 }],
};

interface ReadyOptions extends PersonOptions {
  /** False in a browser whose owner wants no windows. */
  hasWindows?: boolean;
}

/** A photographer whose own order only waits for its payment. */
export async function readyOrder(people: People, options: ReadyOptions = {}) {
  const { hasWindows = true, labBrand = 'halide', ...look } = options;
  const photographer = await people.photographer({ labBrand, paysByCard: true, ...look });
  const { client, page, context, complaints } = photographer;
  if (!hasWindows) await blockWindows(page);
  const { galleryId } = await sharedGalleryOf(photographer, { count: 1 });
  await fillCart(client, galleryId, prints[labBrand]);
  await open(page, await checkoutOf(client));
  const checkout = checkoutPage(page);
  await checkout.deliverToAustin();
  return { page, context, complaints, checkout, order: orderPage(page) };
}
