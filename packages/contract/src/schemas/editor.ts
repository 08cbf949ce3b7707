import { z } from 'zod';
import { pageLimits } from '../page-limits.ts';
import { productFamilies } from '../catalog/families.ts';
import { department, product } from './catalog.ts';
import { readinessLevel } from './cart.ts';
import * as endpoints from '../endpoints/editor.ts';
import { declareCalls } from './declare-calls.ts';

const id = z.string().regex(/^[A-Za-z0-9_-]{22}$/);
const slug = z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/i);
const title = z.string().max(120);

/** What travels as query: ids of choices, never an amount. */
export const attributes = z
  .record(z.string().max(40), z.string().max(200))
  .refine((chosen) => Object.keys(chosen).length <= 40);

/** A `DesignDocument` of the print package, whose layers that package checks. */
export const document = z.looseObject({
  version: z.literal(1),
  family: z.enum(productFamilies),
  faces: z
    .array(z.looseObject({ kind: z.string(), id: z.string() }))
    .max(130)
    .readonly(),
});

export const designSpaceParams = z.strictObject({ designSpaceId: id });

export const newDesignSpace = z.strictObject({
  /** Left out for a design of own photos only. */
  galleryId: id.optional(),
  productId: slug,
  designId: slug.optional(),
  attributes,
  document,
  title: title.default(''),
});

export const createBody = newDesignSpace;
/** Bulk prints: one design each. */
export const createManyBody = z.strictObject({
  designSpaces: z.array(newDesignSpace).min(1).max(500),
});
export const createdReply = z.object({
  designSpaceId: z.string(),
  editorId: z.string(),
  version: z.number().int(),
  documentHash: z.string(),
});
export const createdManyReply = z.object({ designSpaces: z.array(createdReply) });

export const saveBody = z.strictObject({
  /** The version that was read; another one is there now: `staleDesign` with it. */
  version: z.number().int().min(1),
  document,
  attributes: attributes.optional(),
  designId: slug.optional(),
  title: title.optional(),
});

/** Why a document can't be printed as it is; by face and layer where it has one. */
export const documentProblem = z.object({
  code: z.string(),
  /** 'block' keeps it from being ordered. */
  level: z.enum(['warn', 'block']),
  faceId: z.string().optional(),
  layerId: z.string().optional(),
  pixelsPerInch: z.number().optional(),
  letters: z.array(z.string()).readonly().optional(),
  label: z.string().optional(),
  words: z.string().optional(),
});

export const savedReply = z.object({
  designSpaceId: z.string(),
  version: z.number().int(),
  documentHash: z.string(),
  readiness: readinessLevel,
  problems: z.array(documentProblem),
  /** Epoch milliseconds. */
  savedAt: z.number().int(),
});

export const designSpaceReply = z.object({
  designSpaceId: z.string(),
  editorId: z.string(),
  version: z.number().int(),
  documentHash: z.string(),
  galleryId: z.string().nullable(),
  productId: z.string(),
  designId: z.string().nullable(),
  attributes: z.record(z.string(), z.string()),
  document,
  title: z.string(),
  projectTitle: z.string(),
  /** The cart item that it is, if it is one. */
  itemId: z.string().nullable(),
  updatedAt: z.number().int(),
});

/** A photo that may be placed. */
export const editorPhoto = z.object({
  photoId: z.string(),
  fileName: z.string(),
  sha256: z.string(),
  /** Pixels of the oriented source. */
  width: z.number().int(),
  height: z.number().int(),
  /** Makes an address, with `base`, by `renditionUrl`. Null once its gallery was closed to the viewer. */
  token: z.string().nullable(),
  /** Thumbhash, base64. */
  hash: z.string().nullable(),
  isFavorite: z.boolean(),
  /** Uploaded in an editor, into 'My photos'. */
  isOwn: z.boolean(),
  /** The viewer's account took it, or at least brought it: it alone may order it printed too small. */
  isMine: z.boolean(),
  /** Uploaded a moment ago: its renditions are still being made. */
  isReady: z.boolean(),
  /** What its crops keep, in percent of the oriented width and height; chosen by the photographer or found. */
  focus: z.object({ x: z.number().int(), y: z.number().int(), isChosen: z.boolean() }),
  /** Left, top, width and height of each face in thousandths of the photo; whose it is is not said. */
  faces: z.array(z.array(z.number().int())),
});

export const photosReply = z.object({
  base: z.string(),
  /** The gallery's in its order, then own uploads, newest first. */
  photos: z.array(editorPhoto),
});

export const syncReply = z.object({
  designSpaceId: z.string(),
  version: z.number().int(),
  base: z.string(),
  photos: z.array(editorPhoto),
  /** Placed in the document and no longer there. */
  missing: z.array(z.string()),
});

export const startParams = z.strictObject({
  /** A gallery, or one of the words for none. */
  projectId: z.union([id, z.enum(['none', 'noPhoto'])]),
  productId: slug,
  /** A card design, or `none`. */
  designId: slug,
});

/** As many photos as go to the shop together, each an id of 22 characters, with commas between. */
const mostOfQuery = pageLimits.boughtPhotos * (22 + 1);

/** All else that the address carries: attributes, photos and `cancelUrl`, which holds a page's own choices. */
export const startQuery = z.record(z.string().max(40), z.string().max(mostOfQuery));

export const invalidReason = z.enum([
  'unknownProduct',
  'unknownDesign',
  'designNeeded',
  'invalidChoice',
  'galleryUnavailable',
  'shopOff',
  'unknownItem',
  'deletedItem',
]);

export const startReply = z.object({
  product,
  department,
  currency: z.string(),
  galleryId: z.string().nullable(),
  projectTitle: z.string(),
  designId: z.string().nullable(),
  /** Complete, every default filled in; a card's without quantity. */
  attributes: z.record(z.string(), z.string()),
  /** An address of our own. */
  cancelUrl: z.string(),
});

export const editorUrlParams = startParams.omit({ designId: true });
export const editorUrlReply = z.object({ url: z.string() });

/** Every call with what checks it. */
export const calls = declareCalls(endpoints, {
  startEditor: { params: startParams, query: startQuery, reply: startReply },
  getEditorUrl: { params: editorUrlParams, query: startQuery, reply: editorUrlReply },
  createDesignSpace: { body: createBody, reply: createdReply },
  createDesignSpaces: { body: createManyBody, reply: createdManyReply },
  getDesignSpace: { params: designSpaceParams, reply: designSpaceReply },
  saveDesignSpace: { params: designSpaceParams, body: saveBody, reply: savedReply },
  listEditorPhotos: { params: designSpaceParams, reply: photosReply },
  listStartPhotos: { params: startParams.pick({ projectId: true }), reply: photosReply },
  syncEditorPhotos: { params: designSpaceParams, reply: syncReply },
});
