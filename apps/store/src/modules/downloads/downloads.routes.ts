import { pathOf } from '@albumen/contract/endpoint';
import { downloadArchive, type ArchiveReply } from '@albumen/contract/endpoints/downloads';
import { calls } from '@albumen/contract/schemas/downloads';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { fail } from '../../http/problem-error.ts';
import type { Router } from '../../http/route.ts';
import { addArchiveBytes } from './archive-bytes.routes.ts';
import { askPlace } from './archive-streams.service.ts';
import { createArchive, getArchive } from './archives.service.ts';
import type { Archive } from './archives.queries.ts';
import { addDownloadRoute, wholeGallery } from './download-route.ts';
import { addPhotoDownload } from './photo-download.routes.ts';

/** Saving photos: one, a selection, the favorites, a whole gallery. */
export function addDownloads(app: FastifyInstance, route: Router, deps: Dependencies): void {
  addPhotoDownload(app, deps);
  addGalleryDownload(app, deps);
  addArchiveBytes(app, deps);
  route(calls.createArchive, async ({ visit, body }) => {
    const archive = await createArchive(deps, visit, body);
    return presentArchive(archive, await askPlace(deps, archive));
  });
  route(calls.getArchive, async ({ visit, params, reply }) => {
    const { archive } = await getArchive(deps, visit, params.archiveId);
    void reply.header('cache-control', 'no-store');
    return presentArchive(archive, await askPlace(deps, archive));
  });
}

/** The address that pages and mails know; it leads to the archive, so that a download manager can resume it. */
function addGalleryDownload(app: FastifyInstance, deps: Dependencies): void {
  const { endpoint, schemas } = calls.downloadGallery;
  addDownloadRoute(app, { url: endpoint.path, wanted: wholeGallery }, async (request, reply) => {
    const params = schemas.params.safeParse(request.params);
    if (!params.success) fail('notFound');
    const archive = await createArchive(deps, request.visit, params.data);
    return reply.header('cache-control', 'no-store').redirect(archivePath(archive), 303);
  });
}

function archivePath({ id, fileName }: Archive): string {
  return pathOf(downloadArchive.path, { archiveId: id, fileName });
}

function presentArchive(archive: Archive, position: number): ArchiveReply {
  return {
    archiveId: archive.id,
    url: archivePath(archive),
    fileName: archive.fileName,
    photoCount: archive.entries.length,
    sizeBytes: archive.sizeBytes,
    position,
  };
}
