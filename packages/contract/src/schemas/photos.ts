import { z } from 'zod';
import { limits } from '../limits.ts';
import { changedReply, galleryParams, photoSort } from './gallery-parts.ts';
import { photoState } from './uploads.ts';
import * as endpoints from '../endpoints/photos.ts';
import { declareCalls } from './declare-calls.ts';

const id = z.string().regex(/^[A-Za-z0-9_-]{22}$/);
const windowWidth = z.string().regex(/^\d{1,5}$/);

export const photoParams = z.object({ photoId: id });
export const manageGridParams = z.object({ galleryId: id, windowWidth, sortValue: photoSort });
export const sharedGridParams = z.object({ shareId: id, windowWidth });

/** An empty list is a mistake, never "all": the services answer `emptySelection`. */
export const photoIds = z.array(id).max(limits.photosPerGallery);

export const photoIdsBody = z.strictObject({ ids: photoIds });

export const deletedReply = z.object({
  deleted: z.number().int(),
  /** Versions of the galleries concerned. */
  versions: z.record(z.string(), z.number().int()),
});

export const restoredReply = z.object({
  restored: z.number().int(),
  /** Uploaded again in the meantime: they are there already. */
  alreadyThere: z.number().int(),
  versions: z.record(z.string(), z.number().int()),
});

/**
 * The order shown under `basis`, with `ids` moved directly before or after another photo (at the end
 * without either), becomes the gallery's custom order, and `custom` its sort.
 */
export const reorderBody = z
  .strictObject({
    ids: photoIds,
    beforeId: id.optional(),
    afterId: id.optional(),
    basis: photoSort.default('custom'),
  })
  .refine((body) => body.beforeId === undefined || body.afterId === undefined);

/** Photos as columns: row i is (id[i], ratio[i], …), in the order shown. */
export const publicColumns = z.strictObject({
  version: z.number().int(),
  sort: photoSort,
  base: z.string(),
  id: z.array(z.string()),
  /** Oriented width divided by height, four decimals. */
  ratio: z.array(z.number()),
  /** Oriented width in pixels. */
  width: z.array(z.number().int()),
  /** Thumbhash, base64. */
  hash: z.array(z.string().nullable()),
  /** Makes an address, with `base`, by `renditionUrl`. */
  token: z.array(z.string()),
});

/** The same for the owner, with what sorting, badges and the details toggle need. */
export const managedColumns = z.strictObject({
  version: z.number().int(),
  sort: photoSort,
  base: z.string(),
  id: z.array(z.string()),
  ratio: z.array(z.number()),
  /** Null until read, as is the height. */
  width: z.array(z.number().int().nullable()),
  height: z.array(z.number().int().nullable()),
  hash: z.array(z.string().nullable()),
  token: z.array(z.string()),
  state: z.array(photoState),
  /** What is wrong with the file, in a sentence, where the state is `refused`. */
  refusal: z.array(z.string().nullable()),
  name: z.array(z.string()),
  sizeBytes: z.array(z.number().int()),
  position: z.array(z.number().int()),
  favorites: z.array(z.number().int()),
  /** Wall clock as the camera wrote it, `2026-05-01T14:03:22.120`. */
  taken: z.array(z.string().nullable()),
  /** Minutes east of UTC, when the camera wrote them. */
  takenOffset: z.array(z.number().int().nullable()),
  camera: z.array(z.string()),
  /** Epoch milliseconds. */
  uploaded: z.array(z.number().int()),
  /** Folder that was dropped, with its parents; empty for a photo chosen by itself. */
  folder: z.array(z.string()),
});

export const syncReply = z.object({
  version: z.number().int(),
  photoCount: z.number().int(),
  ready: z.number().int(),
  processing: z.number().int(),
  refused: z.number().int(),
  heroPhotoId: z.string().nullable(),
  heroUrl: z.string().nullable(),
  /** Photos that are new or changed since the caller's version. */
  changed: managedColumns,
  /** Photos that went away since. */
  removed: z.array(z.string()),
});

export const binnedPhotosReply = z.object({
  base: z.string(),
  id: z.array(z.string()),
  name: z.array(z.string()),
  ratio: z.array(z.number()),
  hash: z.array(z.string().nullable()),
  token: z.array(z.string()),
  deletedAt: z.array(z.number().int()),
  keptUntil: z.array(z.number().int()),
});

/** The info panel. Absent camera facts were not in the file. */
export const photoReply = z.object({
  photoId: z.string(),
  galleryId: z.string(),
  /** Place in the custom order. */
  order: z.number().int(),
  originalSrc: z.string(),
  fileName: z.string(),
  dimensions: z.object({ width: z.number().int(), height: z.number().int() }).nullable(),
  /** Bytes. */
  fileSize: z.number().int(),
  /**
   * Epoch milliseconds: when it was taken, by the camera's wall clock as if that were UTC, so that it is
   * shown in UTC; else its file's time, else when it was uploaded.
   */
  dateCreated: z.number().int(),
  /** The camera's wall clock with its shift applied; null when the file has none. */
  taken: z.string().nullable(),
  takenOffset: z.number().int().nullable(),
  uploadedAt: z.number().int(),
  state: photoState,
  /** What is wrong with the file and what to do about it, where the state is `refused`. */
  refusal: z.string().nullable(),
  isRepaired: z.boolean(),
  favorites: z.number().int(),
  facts: z.object({
    camera: z.string().optional(),
    lens: z.string().optional(),
    exposure: z.string().optional(),
    aperture: z.string().optional(),
    iso: z.number().optional(),
    focalLengthMm: z.number().optional(),
    colorProfile: z.string().optional(),
  }),
  base: z.string(),
  token: z.string(),
});

/** Every call with what checks it. */
export const calls = declareCalls(endpoints, {
  manageGrid: { studioRight: 'galleries:see', params: manageGridParams, reply: managedColumns },
  sharedGrid: { params: sharedGridParams, reply: publicColumns },
  getPhoto: { studioRight: 'galleries:see', params: photoParams, reply: photoReply },
  deletePhotos: { studioRight: 'galleries:change', body: photoIdsBody, reply: deletedReply },
  restorePhotos: { studioRight: 'galleries:change', body: photoIdsBody, reply: restoredReply },
  listBinnedPhotos: {
    studioRight: 'galleries:see',
    params: galleryParams,
    reply: binnedPhotosReply,
  },
  reorderPhotos: {
    studioRight: 'galleries:change',
    params: galleryParams,
    body: reorderBody,
    reply: changedReply,
  },
});
