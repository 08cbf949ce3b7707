import { fileReply } from '@albumen/file-store/file-reply';
import { keyOfPublicPath } from '@albumen/file-store/keys';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { fail } from '../../http/problem-error.ts';
import { isComing } from '../renditions/renditions.service.ts';
import { withTileCache } from './tile-cache.ts';

/** A name is never used for other bytes, so nobody has to ask twice. */
const cacheControl = 'public, max-age=31536000, immutable';
const retryAfterSeconds = '5';

/**
 * Renditions and logos. Their names are the only key: whoever has one may look, until the photo is
 * purged. Nobody's session is read, and nothing is set.
 */
export function addPublicFiles(app: FastifyInstance, deps: Dependencies): void {
  const files = withTileCache(deps.files);
  for (const url of ['/r/*', '/logos/*']) {
    app.route({
      method: ['GET', 'HEAD'],
      url,
      config: { ignoresCookies: true },
      handler: async (request, reply) => {
        const key = keyOfPublicPath(pathnameOf(request.raw.url));
        const { method, raw } = request;
        const file =
          key && (await fileReply(files, { key, cacheControl }, { method, headers: raw.headers }));
        if (!file || file.status === 404) return failAsMissing(deps.db, key);
        return reply
          .status(file.status)
          .headers(file.headers)
          .header('cross-origin-resource-policy', 'same-origin')
          .send(file.body ?? '');
      },
    });
  }
}

/** The path as sent: what needs decoding is no name of ours. */
function pathnameOf(url = ''): string {
  return url.split('?', 1)[0] ?? '';
}

/** An early request is answered with the moment to come back. */
async function failAsMissing(db: Kysely<Tables>, key: string | undefined): Promise<never> {
  if (key === undefined || !(await isComing(db, key))) fail('notFound');
  fail('photoProcessing', { headers: { 'retry-after': retryAfterSeconds } });
}
