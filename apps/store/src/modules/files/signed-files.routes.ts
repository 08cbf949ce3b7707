import { problem, type ProblemCode } from '@albumen/contract/problems';
import type { LocalFileStore } from '@albumen/file-store/local';
import {
  signedPath,
  type GetReply,
  type SignedProblemCode,
} from '@albumen/file-store/signed-request';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { allowOwnOrigins } from '../../http/own-origins.ts';
import { sendProblem } from '../../http/problem-reply.ts';

const problemOf: Record<SignedProblemCode, ProblemCode> = {
  'not-found': 'notFound',
  'method-not-allowed': 'invalidRequest',
  'length-required': 'invalidRequest',
  'signature-invalid': 'signatureInvalid',
  'address-expired': 'signatureExpired',
  'upload-cut': 'sizeMismatch',
  'digest-mismatch': 'checksumMismatch',
  'name-taken': 'differentBytesExist',
  'disk-full': 'storeFull',
};

/**
 * What S3 does by itself, for files on our own disk. The signature in the address is the only
 * credential. A body is never parsed: it passes as a stream, as fast as the disk takes it.
 */
export async function addSignedFiles(
  app: FastifyInstance,
  { settings }: Dependencies,
  files: LocalFileStore,
): Promise<void> {
  await app.register(async (scope) => {
    const url = `${signedPath}*`;
    const config = { ignoresCookies: true };
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    allowOwnOrigins(scope, settings, {
      methods: ['PUT', 'GET', 'HEAD'],
      headers: ['content-type', 'content-md5', 'if-none-match'],
    });
    scope.options(url, { config }, (_request, reply) => reply.status(204).send());
    scope.put(url, { config }, async (request, reply) =>
      answer(request, reply, await files.receiveSignedPut(received(request))),
    );
    scope.route({
      method: ['GET', 'HEAD'],
      url,
      config,
      handler: async (request, reply) => {
        const file = await files.receiveSignedGet(received(request));
        return answer(request, reply, file);
      },
    });
  });
}

/** The request as it came in: the signature covers the very address and headers. */
function received({ raw }: FastifyRequest) {
  return { method: raw.method ?? '', url: raw.url ?? '', headers: raw.headers, body: raw };
}

function answer(request: FastifyRequest, reply: FastifyReply, answered: GetReply) {
  const { status, headers, problem: refused, body } = answered;
  void reply.headers(headers).header('cross-origin-resource-policy', 'same-origin');
  if (refused === undefined) return reply.status(status).send(body ?? '');
  // The status stays that of the store, so that both back ends speak alike.
  return sendProblem(request, reply, { ...problem(problemOf[refused.code]), status });
}
