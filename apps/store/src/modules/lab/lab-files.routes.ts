import { labFilePath } from '@albumen/contract/endpoints/lab';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { fail } from '../../http/problem-error.ts';
import { isGoodLink } from './lab-file-links.ts';
import { findPrintFile } from './print-files.queries.ts';

type Link = Record<'id' | 'until' | 'signature', string>;

/** Print files are private: only the address that the lab was given opens one. */
export function addLabFiles(app: FastifyInstance, deps: Dependencies): void {
  app.get<{ Params: Link }>(labFilePath, async (request, reply) => {
    const { id, until, signature } = request.params;
    const link = { id, until: Number(until), signature };
    if (!isGoodLink(deps, link, deps.clock.now())) fail('notFound');
    const file = (await findPrintFile(deps.db, id)) ?? fail('notFound');
    return reply
      .type(file.contentType)
      .headers({
        'content-length': String(file.sizeBytes),
        'content-disposition': `attachment; filename="${file.name}"`,
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex',
      })
      .send(await deps.files.read(file.fileKey));
  });
}
