import type { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import type * as schemas from '../schemas/photo-marks.ts';

export type PhotoMarks = z.infer<typeof schemas.photoMarksReply>;

/** What may be wrong with photos of an own gallery: a help to look through them, which changes nothing. */
export const photoMarks = endpoint<{ params: { galleryId: string }; reply: PhotoMarks }>({
  method: 'GET',
  path: '/api/galleries/:galleryId/photo-marks',
});
