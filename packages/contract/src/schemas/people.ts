import { z } from 'zod';
import * as endpoints from '../endpoints/people.ts';
import { formRules } from '../form-body.ts';
import { personForm } from '../forms/person-form.ts';
import { plainText } from '../lib/characters.ts';
import { limits } from '../limits.ts';
import { declareCalls } from './declare-calls.ts';
import { shareParams } from './galleries.ts';
import { galleryParams } from './gallery-parts.ts';

const id = z.string().regex(/^[A-Za-z0-9_-]{22}$/);

export const personParams = galleryParams.extend({ personId: id });
export const sharedPersonParams = shareParams.extend({ personId: id });

/** A face in a photo: `base` and `token` for `renditionUrl`, the box in fractions of the photo. */
export const faceCrop = z.object({
  faceId: z.string(),
  photoId: z.string(),
  base: z.string(),
  token: z.string(),
  /** Width divided by height of the oriented photo. */
  ratio: z.number(),
  box: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
});

const person = z.object({
  personId: z.string(),
  /** Empty until the photographer gives one. */
  name: z.string(),
  photoCount: z.number().int(),
  face: faceCrop,
});

export const peopleReply = z.object({
  /** Faces that are still to be looked at, or to be put together. */
  isReady: z.boolean(),
  people: z.array(person.extend({ isHidden: z.boolean() })),
});

export const personReply = z.object({
  faces: z.array(faceCrop),
  /** How many photos show her with each of the others; who is not named is in none. */
  together: z.array(z.object({ personId: z.string(), photoCount: z.number().int() })),
});

export const editPersonBody = z
  .strictObject({
    name: z.string().overwrite(plainText).trim().max(10_000).optional(),
    isHidden: z.boolean().optional(),
  })
  .superRefine(formRules(personForm));

export const mergeBody = z.strictObject({ otherId: id });

export const splitBody = z.strictObject({
  faceIds: z.array(id).min(1).max(limits.photosPerGallery),
});

export const personChangedReply = z.object({ personId: z.string() });

export const sharedPeopleReply = z.object({ people: z.array(person) });

export const sharedPersonReply = z.object({
  name: z.string(),
  photoIds: z.array(z.string()),
});

/** Every call with what checks it. */
export const calls = declareCalls(endpoints, {
  listPeople: { studioRight: 'galleries:see', params: galleryParams, reply: peopleReply },
  getPerson: { studioRight: 'galleries:see', params: personParams, reply: personReply },
  editPerson: {
    studioRight: 'galleries:change',
    params: personParams,
    body: editPersonBody,
    reply: personChangedReply,
  },
  mergePeople: {
    studioRight: 'galleries:change',
    params: personParams,
    body: mergeBody,
    reply: personChangedReply,
  },
  splitPerson: {
    studioRight: 'galleries:change',
    params: personParams,
    body: splitBody,
    reply: personChangedReply,
  },
  sharedPeople: { params: shareParams, reply: sharedPeopleReply },
  sharedPerson: { params: sharedPersonParams, reply: sharedPersonReply },
});
