import { z } from 'zod';
import { limits } from '../limits.ts';
import * as endpoints from '../endpoints/uploads.ts';
import { declareCalls } from './declare-calls.ts';

/** `project` is a gallery, `editor` an editor project. */
export const sessionType = z.enum(['project', 'editor']);

/** Path of one session: the plural of its type, then its id. */
export const sessionParams = z.object({
  sessionTypes: z.enum(['projects', 'editors']),
  sessionId: z.string().regex(/^[A-Za-z0-9_-]{22}$/),
});

export const sessionPhotoParams = sessionParams.extend({
  photoId: z.string().regex(/^[A-Za-z0-9_-]{22}$/),
});

export const registerQuery = z.object({ gracefulDedupe: z.string().optional() });

const md5Hex = z.string().regex(/^[0-9a-f]{32}$/);
/** SHA-256 hex of the bytes; in the zero preset of name, size and modification time. */
const fingerprint = z.string().regex(/^[0-9a-f]{64}$/);
const fileName = z.string().min(1).max(limits.fileNameMaxCharacters);
/** Epoch milliseconds between the years 1 and 9999. */
const lastModified = z.number().int().min(-62_135_596_800_000).max(253_402_300_799_999);

/** GET /health: what an uploader needs to know before it starts. */
export const healthReply = z.object({
  status: z.enum(['ok', 'degraded']),
  checks: z.record(z.string(), z.enum(['ok', 'failed'])),
});

export const liveReply = z.object({ status: z.literal('ok') });

export const uploadTokenReply = z.object({
  /** Epoch milliseconds; renew before then. */
  expiresAt: z.number().int(),
});

export const verifyReply = z.object({
  accountId: z.string(),
  scope: z.literal('upload'),
  /** Epoch milliseconds. */
  expiresAt: z.number().int(),
});

export const signBody = z.object({
  fileName,
  contentType: z.string().max(100),
  fileSize: z.number().int().positive(),
  contentMd5: md5Hex.optional(),
  fingerprint: fingerprint.optional(),
  lastModified: lastModified.optional(),
  sessionType,
  sessionId: z.string().min(1),
});

/** One rendition of a photo; `url` is public and unguessable. Width and height in pixels. */
export const rendition = z.object({
  name: z.string(),
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  contentType: z.string(),
});

export const photoState = z.enum(['processing', 'ready', 'refused']);

export const renditionsReply = z.object({
  photoId: z.string(),
  state: photoState,
  /** Why a photo was refused: the reader's code, and its words for people. */
  reason: z.string().nullable(),
  message: z.string().nullable(),
  renditions: z.array(rendition),
});

export const signReply = z.object({
  signedUrl: z.string(),
  /** The object's name in the store: the `objectName` of the register call. */
  filename: z.string(),
  /** True when this gallery has these bytes: nothing needs to be sent, register at once. */
  exists: z.boolean(),
  /** Headers that the signature covers; they must be sent exactly so. */
  headers: z.record(z.string(), z.string()),
});

export const registerBody = z.object({
  fingerprint,
  objectName: z.string().min(1).max(300),
  contentType: z.string().max(100),
  contentMd5: md5Hex.optional(),
  editorId: z.string().optional(),
  projectId: z.string().optional(),
  type: z.string().max(40),
  acl: z.string().max(40).optional(),
  /** Both were bound when the address was signed: compared where they are sent. */
  name: fileName.optional(),
  fileSize: z.number().int().positive().optional(),
  lastModified: lastModified.optional(),
  /** Hints only: the server reads its own from the bytes. */
  width: z.number().int().positive().optional(),
  height: z.number().int().positive().optional(),
  exif: z.record(z.string(), z.unknown()).optional(),
  metadata: z.record(z.string(), z.unknown()).optional(),
});

export const registerReply = z.object({
  photoId: z.string(),
  /** The final address of the display rendition; 404 with Retry-After until it is made. */
  url: z.string(),
  /** Those that are made already: none of a new photo, all of one that was here before. */
  renditions: z.array(rendition),
  isDuplicate: z.boolean(),
});

/** What a gallery already holds, as columns: row i is (name[i], fileSize[i], …). */
export const manifestReply = z.object({
  name: z.array(z.string()),
  fileSize: z.array(z.number().int()),
  lastModified: z.array(z.number().int().nullable()),
  /** Null where nobody announced one. */
  contentMd5: z.array(z.string().nullable()),
  fingerprint: z.array(z.string()),
});

export const preflightBody = z.object({
  files: z.number().int().nonnegative(),
  bytes: z.number().int().nonnegative(),
});

export const preflightReply = z.object({
  /** How many more photos this gallery takes. */
  photosLeft: z.number().int(),
  /** Free bytes for this upload, null where the store has no such figure (S3). */
  bytesFree: z.number().int().nullable(),
});

/** Every call with what checks it. */
export const calls = declareCalls(endpoints, {
  health: { reply: healthReply },
  ready: { reply: healthReply },
  live: { reply: liveReply },
  renewUploadToken: { studioRight: 'galleries:change', reply: uploadTokenReply },
  verifyToken: { reply: verifyReply },
  signAsset: { body: signBody, reply: signReply },
  registerPhoto: {
    params: sessionParams,
    query: registerQuery,
    body: registerBody,
    reply: registerReply,
  },
  getRenditions: { params: sessionPhotoParams, reply: renditionsReply },
  getManifest: { params: sessionParams, reply: manifestReply },
  preflight: { params: sessionParams, body: preflightBody, reply: preflightReply },
});
