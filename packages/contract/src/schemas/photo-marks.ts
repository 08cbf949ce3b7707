import { z } from 'zod';
import * as endpoints from '../endpoints/photo-marks.ts';
import { declareCalls } from './declare-calls.ts';
import { galleryParams } from './gallery-parts.ts';

const photoIds = z.array(z.string());

export const photoMarksReply = z.object({
  /** Somebody who is seen well has her eyes closed. */
  eyesClosed: photoIds,
  /** No face is sharp. */
  blurred: photoIds,
  /** Photos taken within seconds that look the same, group by group. */
  duplicates: z.array(photoIds),
});

/** Every call with what checks it. */
export const calls = declareCalls(endpoints, {
  photoMarks: { studioRight: 'galleries:see', params: galleryParams, reply: photoMarksReply },
});
