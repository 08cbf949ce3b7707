import type { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import type * as schemas from '../schemas/shop-photos.ts';

export type ShopPhotos = z.infer<typeof schemas.shopPhotosReply>;
export type ShopPhoto = ShopPhotos['photos'][number];

/** Photos of this visitor to show products with: of the gallery named, else of the last one opened. */
export const getShopPhotos = endpoint<{
  query: { gallery?: string; photo?: string };
  reply: ShopPhotos;
}>({ method: 'GET', path: '/catalog/photos' });
