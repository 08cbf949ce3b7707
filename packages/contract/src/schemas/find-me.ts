import { z } from 'zod';
import * as endpoints from '../endpoints/find-me.ts';
import { faceSearchLimits as limits, faceSearchMessages as messages } from '../face-search.ts';
import { declareCalls } from './declare-calls.ts';
import { shareParams } from './galleries.ts';

const { descriptorMinLength, descriptorMaxLength } = limits;

/**
 * What tells one face from another; the length of what a model makes lies in a narrow range. How many numbers
 * it are is the model's.
 */
const descriptor = z
  .array(z.number(messages.descriptor), messages.descriptor)
  .min(limits.descriptorMinNumbers, messages.descriptor)
  .max(limits.descriptorMaxNumbers, messages.descriptor)
  .refine(
    (numbers) => {
      const length = Math.hypot(...numbers);
      return length >= descriptorMinLength && length <= descriptorMaxLength;
    },
    { message: messages.descriptor },
  );

export const faceSearchBody = z.strictObject({
  /** Which model made them, as the gallery names it; empty for the one that comes with the store. */
  model: z.string().max(64).default(''),
  /** One for each picture that she took of herself. */
  descriptors: z
    .array(descriptor, messages.descriptors)
    .min(1, messages.descriptors)
    .max(limits.descriptorsPerSearch, messages.descriptors),
  /** Faces of which she said that they are not hers. */
  notMe: z
    .array(z.string().regex(/^[A-Za-z0-9_-]{22}$/, messages.notMe), messages.notMe)
    .max(limits.notMePerSearch, messages.notMe)
    .default([]),
});

export const foundPhotosReply = z.object({
  /** Best first; of each photo the face that is most like hers. */
  photos: z.array(z.object({ photoId: z.string(), faceId: z.string(), distance: z.number() })),
});

/** How many faces were hidden. */
export const hiddenReply = z.object({ hidden: z.number().int() });

/** Every call with what checks it. */
export const calls = declareCalls(endpoints, {
  findMe: { params: shareParams, body: faceSearchBody, reply: foundPhotosReply },
  hideMe: { params: shareParams, body: faceSearchBody, reply: hiddenReply },
});
