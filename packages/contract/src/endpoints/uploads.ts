import type { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import type * as schemas from '../schemas/uploads.ts';

export type SessionType = z.infer<typeof schemas.sessionType>;
export type Rendition = z.infer<typeof schemas.rendition>;
export type SignBody = z.infer<typeof schemas.signBody>;
export type SignReply = z.infer<typeof schemas.signReply>;
export type RegisterBody = z.infer<typeof schemas.registerBody>;
export type RegisterReply = z.infer<typeof schemas.registerReply>;
export type RenditionsReply = z.infer<typeof schemas.renditionsReply>;
export type ManifestReply = z.infer<typeof schemas.manifestReply>;
export type PreflightReply = z.infer<typeof schemas.preflightReply>;
export type HealthReply = z.infer<typeof schemas.healthReply>;
export type LiveReply = z.infer<typeof schemas.liveReply>;
export type UploadTokenReply = z.infer<typeof schemas.uploadTokenReply>;
export type VerifyReply = z.infer<typeof schemas.verifyReply>;

/** `sessionTypes` is the plural on the wire: `projects` or `editors`. */
type SessionParams = { sessionTypes: 'projects' | 'editors'; sessionId: string };

export const health = endpoint<{ reply: HealthReply }>({ method: 'GET', path: '/health' });

/**
 * Answers a load balancer: 503 where database or queue fail. Without its file store a process still shows,
 * sells and answers; all share that store, so taking them out would leave nobody.
 */
export const ready = endpoint<{ reply: HealthReply }>({ method: 'GET', path: '/ready' });

/** Whether the process answers at all; nothing else is asked, so that nothing else restarts it. */
export const live = endpoint<{ reply: LiveReply }>({ method: 'GET', path: '/live' });

/** Sets the `pJwt` cookie, anew each time: asked before an upload and again while it runs. */
export const renewUploadToken = endpoint<{ reply: UploadTokenReply }>({
  method: 'GET',
  path: '/upload-token',
  changesState: true,
  isSafeToRepeat: true,
});

export const verifyToken = endpoint<{ reply: VerifyReply }>({
  method: 'GET',
  path: '/api/v1/auth/verify',
  isBearer: true,
});

export const signAsset = endpoint<{ body: SignBody; reply: SignReply }>({
  method: 'POST',
  path: '/api/v1/assets/sign',
  isBearer: true,
  isSafeToRepeat: true,
});

/** Wire name of the query flag: `gracefulDedupe=true` answers a duplicate with success. */
export const registerPhoto = endpoint<{
  params: SessionParams;
  query: { gracefulDedupe?: string };
  body: RegisterBody;
  reply: RegisterReply;
}>({
  method: 'POST',
  path: '/api/v1/:sessionTypes/:sessionId/photos',
  isBearer: true,
  isSafeToRepeat: true,
});

export const getRenditions = endpoint<{
  params: SessionParams & { photoId: string };
  reply: RenditionsReply;
}>({
  method: 'GET',
  path: '/api/v1/:sessionTypes/:sessionId/photos/:photoId/renditions',
  isBearer: true,
});

/** What the session already holds, so that a resumed upload sends nothing twice. */
export const getManifest = endpoint<{ params: SessionParams; reply: ManifestReply }>({
  method: 'GET',
  path: '/api/v1/:sessionTypes/:sessionId/manifest',
  isBearer: true,
});

/** Asked once before an upload: is there room for it? 507 when the store is nearly full. */
export const preflight = endpoint<{
  params: SessionParams;
  body: { files: number; bytes: number };
  reply: PreflightReply;
}>({
  method: 'POST',
  path: '/api/v1/:sessionTypes/:sessionId/preflight',
  isBearer: true,
  isSafeToRepeat: true,
});
