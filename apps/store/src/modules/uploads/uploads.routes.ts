import { calls } from '@albumen/contract/schemas/uploads';
import { limits } from '@albumen/contract/limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { fail } from '../../http/problem-error.ts';
import { allowOwnOrigins } from '../../http/own-origins.ts';
import { createRouter, type Router } from '../../http/route.ts';
import { registerPhoto } from './register.service.ts';
import { refuseWithoutRoom } from './room.ts';
import { signPhoto } from './sign.service.ts';
import { findSessionPhoto, listManifest } from './upload-photos.queries.ts';
import { getUploadSession, sessionTypeOf, type UploadSession } from './upload-sessions.ts';
import { createUploadTokens, type Uploader } from './upload-tokens.ts';
import { presentManifest, presentRegistered, presentRenditions } from './uploads.presenter.ts';

/** EXIF tags travel as hints; what does not fit here is not worth keeping. */
const registerBodyBytes = 262_144;

type Authenticate = (request: FastifyRequest) => Promise<Uploader>;

interface SessionParams {
  sessionTypes: string;
  sessionId: string;
}

/** The upload API: bearer token only, in a scope of its own with its CORS rules. */
export async function addUploads(app: FastifyInstance, deps: Dependencies): Promise<void> {
  const authenticate = authenticator(deps);
  await app.register(async (scope) => {
    allowOwnOrigins(scope, deps.settings, {
      methods: ['GET', 'POST'],
      headers: ['authorization', 'content-type'],
    });
    scope.options('/api/v1/*', { config: { ignoresCookies: true } }, (_request, reply) =>
      reply.status(204).send(),
    );
    const route = createRouter(scope, deps.csrf);
    addTokenCheck(route, authenticate);
    addSending(route, deps, authenticate);
    addReading(route, deps, authenticate);
  });
}

function authenticator(deps: Dependencies): Authenticate {
  const tokens = createUploadTokens(deps.secrets.appSecret, deps.clock);
  return async (request) => {
    const token = /^Bearer ([\w.-]+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const uploader = token && (await tokens.verify(token, request.visit.labBrand));
    if (!uploader) fail('uploadTokenInvalid', { headers: { 'www-authenticate': 'Bearer' } });
    return uploader;
  };
}

function addTokenCheck(route: Router, authenticate: Authenticate): void {
  route(calls.verifyToken, async ({ request }) => ({
    ...(await authenticate(request)),
    scope: 'upload' as const,
  }));
}

function addSending(route: Router, deps: Dependencies, authenticate: Authenticate): void {
  route(calls.signAsset, async ({ request, visit, body }) =>
    signPhoto(deps, (await authenticate(request)).accountId, {
      file: body,
      origin: visit.origin,
    }),
  );
  route(
    calls.registerPhoto,
    { bodyLimitBytes: registerBodyBytes },
    async ({ request, params, query, body }) => {
      const session = await sessionOf(deps, await authenticate(request), params);
      const { photo, isDuplicate } = await registerPhoto(deps, session, body);
      if (isDuplicate && query.gracefulDedupe !== 'true') {
        fail('duplicatePhoto', { params: { photoId: photo.id } });
      }
      return presentRegistered(deps.files, photo, isDuplicate);
    },
  );
}

function addReading(route: Router, deps: Dependencies, authenticate: Authenticate): void {
  const { db, files } = deps;
  route(calls.preflight, async ({ request, params, body }) => {
    const session = await sessionOf(deps, await authenticate(request), params);
    return {
      photosLeft: Math.max(limits.photosPerGallery - session.photoCount, 0),
      bytesFree: await refuseWithoutRoom(files, body.bytes),
    };
  });
  route(calls.getManifest, async ({ request, params }) => {
    const session = await sessionOf(deps, await authenticate(request), params);
    return presentManifest(await listManifest(db, session.galleryId));
  });
  route(calls.getRenditions, async ({ request, params }) => {
    const session = await sessionOf(deps, await authenticate(request), params);
    const photo = await findSessionPhoto(db, session.galleryId, params.photoId);
    return photo === undefined ? fail('notFound') : presentRenditions(files, photo);
  });
}

function sessionOf(
  { db }: Dependencies,
  uploader: Uploader,
  { sessionTypes, sessionId }: SessionParams,
): Promise<UploadSession> {
  const asked = { type: sessionTypeOf(sessionTypes), id: sessionId };
  return getUploadSession(db, asked, uploader.accountId);
}
