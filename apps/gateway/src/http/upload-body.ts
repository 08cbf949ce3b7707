import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from './refusal.ts';

/** More than any file that is taken, so that one that is too large is refused in words. */
const mostBytes = 8 * 1_048_576;

/** Bodies with files, as objects of text and `File`s. */
export function readUploads(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: mostBytes },
    async (request: FastifyRequest, body: Buffer) => {
      const headers = { 'content-type': request.headers['content-type'] ?? '' };
      const form = await new Response(new Uint8Array(body), { headers })
        .formData()
        .catch(() => null);
      if (form === null) refuse(400, 'The request is malformed.');
      return Object.fromEntries(form);
    },
  );
}
