import type { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import type * as schemas from '../schemas/find-me.ts';

export type FaceSearch = z.infer<typeof schemas.faceSearchBody>;
export type FoundPhotos = z.infer<typeof schemas.foundPhotosReply>;

type ShareParams = { shareId: string };

/**
 * Photos of a shared gallery that show the person whom the numbers describe, best first. Nothing of the
 * request is kept. Refuses with `findMeOff`, with `faceModelChanged` where the numbers are another model's, and
 * with `tooManyRequests` after many in a row.
 */
export const findMe = endpoint<{ params: ShareParams; body: FaceSearch; reply: FoundPhotos }>({
  method: 'POST',
  path: '/api/shared/:shareId/find-me',
  isSafeToRepeat: true,
});

/** Forgets what tells this person's faces from others: she is neither found nor shown as a person again. */
export const hideMe = endpoint<{
  params: ShareParams;
  body: FaceSearch;
  reply: z.infer<typeof schemas.hiddenReply>;
}>({ method: 'POST', path: '/api/shared/:shareId/hide-me', isSafeToRepeat: true });
