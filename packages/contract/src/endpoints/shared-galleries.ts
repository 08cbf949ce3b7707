import type { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import type * as schemas from '../schemas/galleries.ts';
import type { sharedGalleryReply } from '../schemas/gallery-replies.ts';

export type SharedGallery = z.infer<typeof sharedGalleryReply>;

/* What a guest's page calls, apart from what photographers do: it is loaded with every gallery. */

/** Leads to the shop with that gallery's photos; `target` is a photo or a product. */
export const shopGallery = endpoint<{
  params: { galleryId: string; target: string };
  reply: undefined;
}>({ method: 'GET', path: '/gallery/shop/:galleryId/:target' });

/**
 * A gallery by its link. Problems: `notFound` (never shared, revoked, deleted), `galleryExpired`,
 * `pinRequired`.
 */
export const getSharedGallery = endpoint<{
  params: { shareId: string };
  reply: SharedGallery;
}>({ method: 'GET', path: '/api/shared/:shareId' });

/** `wrongPin`, or `tooManyRequests` after a few wrong ones. */
export const enterPin = endpoint<{
  params: { shareId: string };
  body: { pin: string };
  reply: z.infer<typeof schemas.pinReply>;
}>({ method: 'POST', path: '/s/:shareId/pin' });
