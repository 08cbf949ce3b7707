import type { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import type * as schemas from '../schemas/catalog.ts';

/** A lab brand's products as the shop lists them. */
export type CatalogReply = z.infer<typeof schemas.catalogReply>;
export type ProductSummary = CatalogReply['products'][number];
/** One product with every option and price. */
export type ProductReply = z.infer<typeof schemas.productReply>;

/** What this host's lab brand sells. */
export const getCatalog = endpoint<{ reply: CatalogReply }>({ method: 'GET', path: '/catalog' });

export const getProduct = endpoint<{ params: { productId: string }; reply: ProductReply }>({
  method: 'GET',
  path: '/catalog/products/:productId',
});
