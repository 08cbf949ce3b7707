import { z } from 'zod';
import * as endpoints from '../endpoints/shop-photos.ts';
import { declareCalls } from './declare-calls.ts';

const id = z.string().regex(/^[A-Za-z0-9_-]{22}$/);

/** A gallery or photo that may not be seen counts as not named: the shop shows what it has. */
export const shopPhotosQuery = z.object({
  gallery: id.optional(),
  photo: id.optional(),
});

export const shopPhoto = z.object({
  photoId: z.string(),
  base: z.string(),
  token: z.string(),
  /** Pixels of the oriented original. */
  width: z.number().int(),
  height: z.number().int(),
  isFavorite: z.boolean(),
});

export const shopPhotosReply = z.object({
  /** Null when this browser has seen no gallery that has photos. */
  gallery: z.object({ galleryId: z.string(), title: z.string() }).nullable(),
  /** The one asked for first, then favorites, then the gallery's order. */
  photos: z.array(shopPhoto),
  favoriteCount: z.number().int(),
});

/** Whose guest somebody is, and the way back to the gallery. */
export const studio = z.object({
  name: z.string(),
  /** Where the studio's settings say that it stands instead of the name. */
  logoUrl: z.string().nullable(),
  gallery: z.object({ shareId: z.string(), title: z.string() }),
  /** Whether the studio sells of that gallery. */
  hasShop: z.boolean(),
  /** Signed in, and without a gallery of one's own: no photographer. */
  isOnlyGuest: z.boolean(),
});

/** No gallery where the way into it is not the reader's to know. */
export const orderedStudio = studio.extend({ gallery: studio.shape.gallery.nullable() });

/** What can be no gallery counts as not named: the page it stands in the address of says so itself. */
export const studioQuery = z.object({ gallery: id.optional().catch(undefined) });

export const studioReply = z.object({
  /** Null before a gallery was opened, and for whoever is back among galleries of one's own. */
  studio: studio.nullable(),
});

/** Every call with what checks it. */
export const calls = declareCalls(endpoints, {
  getShopPhotos: { query: shopPhotosQuery, reply: shopPhotosReply },
  getStudio: { query: studioQuery, reply: studioReply },
});
