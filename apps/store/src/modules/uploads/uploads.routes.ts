import type { RegisterBody } from '@albumen/contract/endpoints/uploads';
import { calls } from '@albumen/contract/schemas/uploads';
import { limits } from '@albumen/contract/limits';
import { rightsOfMember } from '@albumen/domain/rights/studio-roles';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { fail } from '../../http/problem-error.ts';
import { allowOwnOrigins } from '../../http/own-origins.ts';
import { createRouter, type Guard, type Router } from '../../http/route.ts';
import { isSessionAlive } from '../accounts/sessions.service.ts';
import { studioOfSession } from '../members/studio-of-session.service.ts';
import { registerPhoto } from './register.service.ts';
import { refuseWithoutRoom } from './room.ts';
import { signPhoto } from './sign.service.ts';
import { findSessionPhoto, listManifest } from './upload-photos.queries.ts';
import { getUploadSession, sessionTypeOf, type AskedSession } from './upload-sessions.ts';
import { createUploadTokens, type Uploader } from './upload-tokens.ts';
import { presentManifest, presentRegistered, presentRenditions } from './uploads.presenter.ts';

/** EXIF tags travel as hints; what does not fit here is not worth keeping. */
const registerBodyBytes = 262_144;

/** Answers who holds the token; the guard that ran before has verified it. */
type UploaderOf = (request: FastifyRequest) => Uploader;

interface SessionParams {
  sessionTypes: string;
  sessionId: string;
}

/** The upload API: bearer token only, in a scope of its own with its CORS rules. */
export async function addUploads(app: FastifyInstance, deps: Dependencies): Promise<void> {
  const { guard, uploaderOf } = authenticator(deps);
  const guards = [guard];
  await app.register(async (scope) => {
    allowOwnOrigins(scope, deps.settings, {
      methods: ['GET', 'POST'],
      headers: ['authorization', 'content-type'],
    });
    scope.options('/api/v1/*', { config: { ignoresCookies: true } }, (_request, reply) =>
      reply.status(204).send(),
    );
    const route = createRouter(scope, deps.csrf);
    addTokenCheck(route, { guards, uploaderOf });
    addSending(route, deps, { guards, uploaderOf });
    addReading(route, deps, { guards, uploaderOf });
  });
}

function authenticator(deps: Dependencies): { guard: Guard; uploaderOf: UploaderOf } {
  const tokens = createUploadTokens(deps.secrets.appSecret, deps.clock);
  const uploaders = new WeakMap<FastifyRequest, Uploader>();
  return {
    async guard(request) {
      const token = /^Bearer ([\w.-]+)$/i.exec(request.headers.authorization ?? '')?.[1];
      const uploader = token && (await tokens.verify(token, request.visit.labBrand));
      if (!uploader || !(await mayStillUpload(deps, uploader))) refuseToken();
      uploaders.set(request, uploader);
    },
    uploaderOf: (request) => uploaders.get(request) ?? refuseToken(),
  };
}

/** Its session may have ended since, a member been removed, or become one who only looks. */
async function mayStillUpload(
  { db }: Pick<Dependencies, 'db'>,
  { accountId: studioId, memberId: accountId, sessionId }: Uploader,
): Promise<boolean> {
  if (sessionId !== undefined && !(await isSessionAlive(db, sessionId))) return false;
  if (accountId === undefined) return true;
  const studio = await studioOfSession(db, { studioId, accountId });
  return studio !== undefined && rightsOfMember(studio.role).includes('galleries:change');
}

function refuseToken(): never {
  return fail('uploadTokenInvalid', { headers: { 'www-authenticate': 'Bearer' } });
}

interface Access {
  guards: readonly Guard[];
  uploaderOf: UploaderOf;
}

function addTokenCheck(route: Router, { guards, uploaderOf }: Access): void {
  route(calls.verifyToken, { guards }, async ({ request }) => ({
    ...uploaderOf(request),
    scope: 'upload' as const,
  }));
}

function addSending(route: Router, deps: Dependencies, { guards, uploaderOf }: Access): void {
  route(calls.signAsset, { guards }, ({ request, visit, body }) =>
    signPhoto(deps, uploaderOf(request).accountId, {
      file: body,
      origin: visit.origin,
    }),
  );
  route(
    calls.registerPhoto,
    { guards, bodyLimitBytes: registerBodyBytes },
    async ({ request, params, query, body }) => {
      if (!isForPath(body, params)) fail('invalidRequest');
      const asked = askedFor(uploaderOf(request), params);
      const { photo, isDuplicate } = await registerPhoto(deps, asked, body);
      if (isDuplicate && query.gracefulDedupe !== 'true') {
        fail('duplicatePhoto', { params: { photoId: photo.id } });
      }
      return presentRegistered(photo, isDuplicate);
    },
  );
}

function addReading(route: Router, deps: Dependencies, { guards, uploaderOf }: Access): void {
  const { db, files } = deps;
  route(calls.preflight, { guards }, async ({ request, params, body }) => {
    const session = await sessionOf(deps, uploaderOf(request), params);
    await refuseWithoutRoom(files, body.bytes);
    return {
      photosLeft: Math.max(limits.photosPerGallery - session.photoCount, 0),
      bytesFree: (await files.freeBytes()) ?? null,
    };
  });
  route(calls.getManifest, { guards }, async ({ request, params }) => {
    const session = await sessionOf(deps, uploaderOf(request), params);
    return presentManifest(await listManifest(db, session.galleryId));
  });
  route(calls.getRenditions, { guards }, async ({ request, params }) => {
    const session = await sessionOf(deps, uploaderOf(request), params);
    const photo = await findSessionPhoto(db, session.galleryId, params.photoId);
    return photo === undefined ? fail('notFound') : presentRenditions(photo);
  });
}

/** A registration names its gallery or design once more; it must be the one of the address. */
function isForPath(
  { projectId, editorId, type }: RegisterBody,
  { sessionTypes, sessionId }: SessionParams,
): boolean {
  const [own, foreign] =
    sessionTypes === 'projects' ? [projectId, editorId] : [editorId, projectId];
  const isOtherType = type === (sessionTypes === 'projects' ? 'editor' : 'project');
  return foreign === undefined && (own ?? sessionId) === sessionId && !isOtherType;
}

function sessionOf(
  { db }: Dependencies,
  uploader: Uploader,
  params: SessionParams,
): ReturnType<typeof getUploadSession> {
  return getUploadSession(db, askedFor(uploader, params));
}

function askedFor(
  { accountId }: Uploader,
  { sessionTypes, sessionId }: SessionParams,
): AskedSession {
  return { type: sessionTypeOf(sessionTypes), id: sessionId, accountId };
}
