import { z } from 'zod';
import { photoSorts } from '../photo-sorts.ts';

export const photoSort = z.enum(photoSorts);

export const galleryParams = z.object({ galleryId: z.string().regex(/^[A-Za-z0-9_-]{22}$/) });

/** Largest longest side that visitors may download; null is the original. */
export const downloadMaxPixels = z.union([z.literal(1440), z.literal(2560)]).nullable();

/** Answer of every change of a gallery: the version that holds it. */
export const changedReply = z.object({ galleryId: z.string(), version: z.number().int() });
