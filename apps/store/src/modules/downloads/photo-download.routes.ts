import { calls } from '@albumen/contract/schemas/downloads';
import { attachmentNamed } from '@albumen/file-store/content-disposition';
import { fileReply } from '@albumen/file-store/file-reply';
import { safeName } from '@albumen/zip/safe-names';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { fail } from '../../http/problem-error.ts';
import type { Visit } from '../../http/visit.ts';
import { downloadablePhoto } from './download-access.service.ts';
import { noteDownload } from '../favorites/guests.service.ts';
import { downloadFile, type DownloadFile } from './download-file.ts';
import { addDownloadRoute } from './download-route.ts';
import { findPhotoFiles } from './downloads.queries.ts';

const { endpoint, schemas } = calls.downloadPhoto;
const signedSeconds = 300;

/* Browsers fit a photo into its window by styles of their own, which the policy of files would refuse. */
const shownPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

export function addPhotoDownload(app: FastifyInstance, deps: Dependencies): void {
  const { files, localFiles } = deps;
  const wanted = (request: FastifyRequest) => ({
    photo: photoIdOf(request.params),
    do: 'download',
  });
  addDownloadRoute(app, { url: endpoint.path, wanted }, async (request, reply) => {
    const photoId = photoIdOf(request.params);
    const { key, name } = await findFile(deps, request.visit, photoId);
    const isShown = schemas.query.parse(request.query).show !== undefined;
    const downloadName = isShown ? undefined : safeName(name);
    if (localFiles === undefined) {
      const address = await files.signGet(key, {
        expiresInSeconds: signedSeconds,
        ...(downloadName !== undefined && { downloadName }),
      });
      return reply.header('cache-control', 'no-store').redirect(address, 302);
    }
    const how = {
      key,
      cacheControl: 'private',
      ...(downloadName !== undefined && { disposition: attachmentNamed(downloadName) }),
    };
    const file = await fileReply(files, how, { method: request.method, headers: request.headers });
    if (file.status === 404) throw new Error(`The file store has lost ${key}`);
    return reply
      .status(file.status)
      .headers({ ...file.headers, ...(isShown && { 'content-security-policy': shownPolicy }) })
      .send(file.body ?? '');
  });
}

/** The id of a photo, with or without `.jpg`. */
function photoIdOf(params: unknown): string {
  const parsed = schemas.params.safeParse(params);
  return parsed.success ? parsed.data.photoId.replace(/\.jpg$/, '') : fail('notFound');
}

async function findFile(deps: Dependencies, visit: Visit, photoId: string): Promise<DownloadFile> {
  const { maxPixels, holder } = await downloadablePhoto(deps, visit, photoId);
  const photo = await findPhotoFiles(deps.db, photoId);
  if (photo === undefined) fail('notFound');
  const file = downloadFile(photo, maxPixels);
  await noteDownload(deps.db, holder);
  return file ?? fail('photoProcessing', { headers: { 'retry-after': '10' } });
}
