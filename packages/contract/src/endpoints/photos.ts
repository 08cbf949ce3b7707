import type { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import type { PhotoSort } from '../photo-sorts.ts';
import type * as schemas from '../schemas/photos.ts';
import type { GalleryChanged } from './galleries.ts';

export type PublicColumns = z.infer<typeof schemas.publicColumns>;
export type ManagedColumns = z.infer<typeof schemas.managedColumns>;
export type PhotoDetails = z.infer<typeof schemas.photoReply>;
export type BinnedPhotos = z.infer<typeof schemas.binnedPhotosReply>;
export type Reorder = z.input<typeof schemas.reorderBody>;

type GridParams = { windowWidth: string };

/**
 * The manage page's grid: HTML, or the columns when JSON is accepted. Strong ETag; `If-None-Match`
 * answers 304 while nothing changed.
 */
export const manageGrid = endpoint<{
  params: GridParams & { galleryId: string; sortValue: PhotoSort };
  reply: ManagedColumns;
}>({ method: 'GET', path: '/gallery/manage/photos/:galleryId/:windowWidth/:sortValue' });

/** The public grid in the owner's order, photos that are ready only. HTML or JSON; strong ETag. */
export const sharedGrid = endpoint<{
  params: GridParams & { shareId: string };
  reply: PublicColumns;
}>({ method: 'GET', path: '/s/:shareId/photos/:windowWidth' });

/** The info panel of one photo. */
export const getPhoto = endpoint<{ params: { photoId: string }; reply: PhotoDetails }>({
  method: 'GET',
  path: '/api/photos/:photoId',
});

/** Into the bin: 30 days. `emptySelection` for an empty list. */
export const deletePhotos = endpoint<{
  body: { ids: string[] };
  reply: z.infer<typeof schemas.deletedReply>;
}>({ method: 'PATCH', path: '/photo/delete', isSafeToRepeat: true });

/** Undo of a deletion: every photo is back in its place. */
export const restorePhotos = endpoint<{
  body: { ids: string[] };
  reply: z.infer<typeof schemas.restoredReply>;
}>({ method: 'PATCH', path: '/photo/restore', isSafeToRepeat: true });

export const listBinnedPhotos = endpoint<{
  params: { galleryId: string };
  reply: BinnedPhotos;
}>({ method: 'GET', path: '/api/galleries/:galleryId/bin' });

export const reorderPhotos = endpoint<{
  params: { galleryId: string };
  body: Reorder;
  reply: GalleryChanged;
}>({ method: 'PATCH', path: '/gallery/reorder/:galleryId', isSafeToRepeat: true });
