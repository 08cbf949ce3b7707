import { z } from 'zod';
import { photoSorts } from '../photo-sorts.ts';

export const photoSort = z.enum(photoSorts);

export const galleryParams = z.object({ galleryId: z.string().regex(/^[A-Za-z0-9_-]{22}$/) });

/** Answer of every change of a gallery: the version that holds it. */
export const changedReply = z.object({ galleryId: z.string(), version: z.number().int() });
