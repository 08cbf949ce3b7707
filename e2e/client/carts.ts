import { acceptSoftItem, addItems, getCart } from '@albumen/contract/endpoints/cart';
import { getProduct } from '@albumen/contract/endpoints/catalog';
import { startCheckout } from '@albumen/contract/endpoints/checkout';
import {
  createDesignSpace,
  listStartPhotos,
  type EditorPhoto,
} from '@albumen/contract/endpoints/editor';
import { fillChoice } from '@albumen/domain/pricing/fill-choice';
import type { ChosenPhoto } from '@albumen/print/document/chosen-photo';
import { startDocument } from '@albumen/print/editing/start-document';
import type { PageClient } from './page-client.ts';

export interface ItemChoice {
  productId: string;
  size: string;
  quantity?: number;
}

/** Designs of a gallery's first photo in the cart, soft prints accepted, as the editor leaves them. */
export async function fillCart(
  client: PageClient,
  galleryId: string,
  choices: readonly ItemChoice[],
): Promise<void> {
  const { photos } = await client.call(listStartPhotos, { params: { projectId: galleryId } });
  for (const { productId, size, quantity = 1 } of choices) {
    const { product } = await client.call(getProduct, { params: { productId } });
    const choice = fillChoice(product, { size });
    const document = startDocument(product, choice, photos.slice(0, 1).map(placed));
    const options = choice.values.map(({ key, value }) => [key, value.id] as const);
    const attributes = { size, ...Object.fromEntries(options) };
    const body = { galleryId, productId, attributes, document };
    const { designSpaceId } = await client.call(createDesignSpace, { body });
    await client.call(addItems, { body: { items: [{ designSpaceId, quantity }] } });
  }
  for (const item of (await client.call(getCart)).items) {
    if (!item.stops.includes('softPhoto')) continue;
    const { itemId, documentVersion } = item;
    await client.call(acceptSoftItem, { params: { itemId }, body: { documentVersion } });
  }
}

function placed({ photoId, sha256, width, height }: EditorPhoto): ChosenPhoto {
  return { photoId, sha256, width, height };
}

/** Path of the checkout of what lies in the cart. */
export async function checkoutOf(client: PageClient): Promise<string> {
  const { resourceId } = await client.call(startCheckout);
  return `/checkout/${resourceId}`;
}
