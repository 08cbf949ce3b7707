import type { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import type * as schemas from '../schemas/catalog.ts';

/** A lab brand's products as the shop lists them. */
export type CatalogReply = z.infer<typeof schemas.catalogReply>;
export type ProductSummary = CatalogReply['products'][number];
/** One product with every option and price. */
export type ProductReply = z.infer<typeof schemas.productReply>;

/** The gallery says, as for `getShopPhotos`, whose photos and whose prices. */
export type ShownGallery = { gallery?: string; photo?: string };

/** What this host's lab brand sells, at the prices of the gallery that the shop shows photos of. */
export const getCatalog = endpoint<{ query: ShownGallery; reply: CatalogReply }>({
  method: 'GET',
  path: '/catalog',
});

export const getProduct = endpoint<{
  params: { productId: string };
  query: ShownGallery;
  reply: ProductReply;
}>({ method: 'GET', path: '/catalog/products/:productId' });
