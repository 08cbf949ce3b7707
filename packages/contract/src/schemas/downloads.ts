import { z } from 'zod';
import { limits } from '../limits.ts';
import * as endpoints from '../endpoints/downloads.ts';
import { declareCalls } from './declare-calls.ts';

/** A public id: 22 characters of base64url. */
const id = z.string().regex(/^[A-Za-z0-9_-]{22}$/);

/** A photo's id, or that with `.jpg` behind it: `/photo/download/{photoId}.jpg`. */
export const photoDownloadParams = z.object({
  photoId: z.string().regex(/^[A-Za-z0-9_-]{22}(\.jpg)?$/),
});

/** Phones of Apple keep a photo that a window shows; what they save goes among the files. */
export const photoDownloadQuery = z.object({ show: z.literal('1').optional().catch(undefined) });

/** The id of the owner's gallery, or of the shared link. */
export const galleryDownloadParams = z.object({ galleryId: id });

export const archiveParams = z.object({ archiveId: id });

/** Photos by id, or the asking account's favorites; neither means the whole gallery. */
export const archiveBody = z.strictObject({
  galleryId: id,
  photoIds: z.array(id).max(limits.photosPerGallery).optional(),
  isFavorites: z.boolean().optional(),
});

export const archiveReply = z.object({
  archiveId: z.string(),
  /** Path of the archive's bytes; a navigation to it starts the download. */
  url: z.string(),
  fileName: z.string(),
  photoCount: z.number().int(),
  sizeBytes: z.number().int(),
  /** 0: a download started now begins at once; otherwise the place in line. */
  position: z.number().int(),
});

/** Every call with what checks it. */
export const calls = declareCalls(endpoints, {
  downloadPhoto: { params: photoDownloadParams, query: photoDownloadQuery, reply: z.undefined() },
  downloadGallery: { params: galleryDownloadParams, reply: z.undefined() },
  createArchive: { body: archiveBody, reply: archiveReply },
  getArchive: { params: archiveParams, reply: archiveReply },
  downloadArchive: { params: archiveParams, reply: z.undefined() },
});
