import { calls } from '@albumen/contract/schemas/downloads';
import { replyToRange } from '@albumen/file-store/byte-range';
import { attachmentNamed } from '@albumen/file-store/content-disposition';
import type { ArchivePlan } from '@albumen/zip/plan-archive';
import { readArchive, type ByteSpan } from '@albumen/zip/read-archive';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import type { Dependencies } from '../../dependencies.ts';
import { isNavigation } from '../../http/download-guard.ts';
import { fail } from '../../http/problem-error.ts';
import { takeTurn } from './archive-streams.service.ts';
import type { Archive } from './archives.queries.ts';
import { getArchive } from './archives.service.ts';
import { addDownloadRoute, wholeGallery } from './download-route.ts';
import { sendQueuePage } from './queue-page.ts';

const retryAfterSeconds = 5;

/**
 * The bytes of an archive are arithmetic and file reads: nothing is prepared, nothing is kept, and any
 * range of a later request is the same range of the same bytes.
 */
export function addArchiveBytes(app: FastifyInstance, deps: Dependencies): void {
  addDownloadRoute(
    app,
    { url: '/archive/:archiveId/*', wanted: wholeGallery },
    async (request, reply) => {
      const params = calls.downloadArchive.schemas.params.safeParse(request.params);
      if (!params.success) fail('notFound');
      const { archive, plan } = await getArchive(deps, request.visit, params.data.archiveId);
      const range = replyToRange(request.headers, plan);
      if (request.method === 'HEAD' || range.status === 416) {
        return describe(reply, archive, plan).status(range.status).headers(range.headers).send();
      }
      const turn = await takeTurn(deps, archive);
      if (turn.is === 'waiting') return sendPlace(request, reply, turn.position);
      const bytes = openArchive(deps, { archive, plan, span: range.span });
      bytes.once('close', () => {
        turn.release().catch((error: unknown) => deps.errors.report(error));
      });
      return describe(reply, archive, plan).status(range.status).headers(range.headers).send(bytes);
    },
  );
}

function describe(reply: FastifyReply, { fileName }: Archive, { etag }: ArchivePlan): FastifyReply {
  return reply.headers({
    etag,
    'content-type': 'application/zip',
    'content-disposition': attachmentNamed(fileName),
    'cache-control': 'private, no-transform',
    'x-content-type-options': 'nosniff',
  });
}

interface Opening {
  archive: Archive;
  plan: ArchivePlan;
  span: ByteSpan;
}

function openArchive({ files, errors }: Dependencies, { archive, plan, span }: Opening): Readable {
  const bytes = readArchive(
    plan,
    (index, part) => files.read(archive.entries[index]?.key ?? '', part),
    span,
  );
  bytes.once('error', (error) => errors.report(error));
  return bytes;
}

/** A script gets its place; in a window or frame the page asks again by itself. */
function sendPlace(request: FastifyRequest, reply: FastifyReply, position: number) {
  if (isNavigation(request)) return sendQueuePage(reply, { position, retryAfterSeconds });
  return fail('archiveQueueFull', {
    params: { position },
    headers: { 'retry-after': String(retryAfterSeconds) },
  });
}
