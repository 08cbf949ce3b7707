import type { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import type * as schemas from '../schemas/shop-photos.ts';

export type ShopPhotos = z.infer<typeof schemas.shopPhotosReply>;
export type Studio = NonNullable<z.infer<typeof schemas.studioReply>['studio']>;
/** On the page of an order, which does not tell everybody the way into the gallery. */
export type OrderedStudio = z.infer<typeof schemas.orderedStudio>;
export type ShopPhoto = ShopPhotos['photos'][number];

/** Photos of this visitor to show products with: of the gallery named, else of the last one opened. */
export const getShopPhotos = endpoint<{
  query: { gallery?: string; photo?: string };
  reply: ShopPhotos;
}>({ method: 'GET', path: '/catalog/photos' });

/** The studio in which a guest shops: of the gallery named, else of the one opened last. */
export const getStudio = endpoint<{
  query: { gallery?: string | undefined };
  reply: z.infer<typeof schemas.studioReply>;
}>({ method: 'GET', path: '/catalog/studio' });
