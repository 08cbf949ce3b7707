import type { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import type * as schemas from '../schemas/galleries.ts';
import type { changedReply } from '../schemas/gallery-parts.ts';
import type { binReply, galleryReply, listReply } from '../schemas/gallery-replies.ts';
import type { syncReply } from '../schemas/photos.ts';

export { enterPin, getSharedGallery, shopGallery, type SharedGallery } from './shared-galleries.ts';

export type Gallery = z.infer<typeof galleryReply>;
export type GallerySort = z.infer<typeof schemas.gallerySort>;
export type GalleryList = z.infer<typeof listReply>;
export type GalleryCard = GalleryList['galleries'][number];
export type GalleryBin = z.infer<typeof binReply>;
export type GallerySettings = z.infer<typeof schemas.settingsBody>;
export type ClockShift = z.infer<typeof schemas.clockShiftBody>;
export type GalleryChanged = z.infer<typeof changedReply>;
export type GallerySync = z.infer<typeof syncReply>;
export type Hero = z.infer<typeof schemas.heroReply>;
export type NewGallery = z.infer<typeof schemas.createBody>;

type GalleryParams = { galleryId: string };

/** The draft that /gallery/create fills: the account's empty one when there is one. */
export const startDraft = endpoint<{ reply: z.infer<typeof schemas.draftReply> }>({
  method: 'POST',
  path: '/gallery/draft',
  isSafeToRepeat: true,
});

export const createGallery = endpoint<{
  params: GalleryParams;
  body: NewGallery;
  reply: GalleryChanged;
}>({ method: 'PATCH', path: '/gallery/new/:galleryId', isSafeToRepeat: true });

/** Answered at most once in 5 s and gallery, else `syncTooOften` with Retry-After. */
export const syncGallery = endpoint<{
  params: GalleryParams;
  query: { since?: string };
  reply: GallerySync;
}>({ method: 'GET', path: '/gallery/sync/:galleryId', changesState: true });

export const editGallery = endpoint<{
  params: GalleryParams;
  body: { title?: string; occasion?: string; brandId?: string };
  reply: GalleryChanged;
}>({ method: 'PATCH', path: '/gallery/edit/:galleryId', isSafeToRepeat: true });

export const editGalleryDate = endpoint<{
  params: GalleryParams;
  body: { date: number | null };
  reply: GalleryChanged;
}>({ method: 'PATCH', path: '/gallery/editDate/:galleryId', isSafeToRepeat: true });

export const editGallerySettings = endpoint<{
  params: GalleryParams;
  body: GallerySettings;
  reply: GalleryChanged;
}>({ method: 'PATCH', path: '/gallery/settings/:galleryId', isSafeToRepeat: true });

export const shiftCameraClock = endpoint<{
  params: GalleryParams;
  body: ClockShift;
  reply: GalleryChanged;
}>({ method: 'PATCH', path: '/gallery/clockShift/:galleryId', isSafeToRepeat: true });

export const chooseHero = endpoint<{
  params: GalleryParams & { photoId: string };
  reply: Hero;
}>({
  method: 'GET',
  path: '/gallery/hero/:galleryId/:photoId',
  changesState: true,
  isSafeToRepeat: true,
});

/** Which point of one of its photos every crop keeps: on the gallery, in lists, mails and link previews. */
export const placeFocus = endpoint<{
  params: GalleryParams & { photoId: string };
  body: z.infer<typeof schemas.focusBody>;
  reply: GalleryChanged;
}>({ method: 'PATCH', path: '/gallery/focus/:galleryId/:photoId', isSafeToRepeat: true });

/** The gallery's one link; made at the first call. `notVerified` until the email is verified. */
export const shareGallery = endpoint<{
  params: GalleryParams;
  reply: z.infer<typeof schemas.linkReply>;
}>({
  method: 'GET',
  path: '/gallery/share/:galleryId',
  changesState: true,
  isSafeToRepeat: true,
});

/** The link stops working at once; the next share makes a new one. */
export const revokeLink = endpoint<{ params: GalleryParams; reply: GalleryChanged }>({
  method: 'DELETE',
  path: '/gallery/share/:galleryId',
  isSafeToRepeat: true,
});

/**
 * Each address gets a mail of its own, with the hero (unless a PIN is asked), the logo and the note; with
 * an `Idempotency-Key` one mail, however often it is sent.
 */
export const mailLink = endpoint<{
  params: GalleryParams;
  body: { email: string; note?: string };
  reply: z.infer<typeof schemas.sentReply>;
}>({ method: 'POST', path: '/gallery/share/:galleryId/mail', isSafeToRepeat: true });

/** `image/svg+xml` of the existing link: made for an `<img>`. 404 before the gallery was shared. */
export const linkQrCode = endpoint<{ params: GalleryParams; reply: string }>({
  method: 'GET',
  path: '/gallery/share/:galleryId/qr',
});

/** Into the bin: 30 days. */
export const deleteGallery = endpoint<{ params: GalleryParams; reply: GalleryChanged }>({
  method: 'GET',
  path: '/gallery/delete/:galleryId',
  changesState: true,
  isSafeToRepeat: true,
});

export const restoreGallery = endpoint<{ params: GalleryParams; reply: GalleryChanged }>({
  method: 'PATCH',
  path: '/gallery/restore/:galleryId',
  isSafeToRepeat: true,
});

export const getGallery = endpoint<{ params: GalleryParams; reply: Gallery }>({
  method: 'GET',
  path: '/api/galleries/:galleryId',
});

export const listGalleries = endpoint<{
  query: { search?: string; sort?: GallerySort; next?: string };
  reply: GalleryList;
}>({ method: 'GET', path: '/api/galleries' });

export const listBin = endpoint<{ reply: GalleryBin }>({ method: 'GET', path: '/api/bin' });
