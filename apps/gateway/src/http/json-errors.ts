import { isDatabaseUnavailable } from '@albumen/server-kit/database-errors';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';
import { nestFieldErrors } from './field-errors.ts';

/** The shape of errors that browsers' SDKs read; of every scope that sets no other. */
export function answerErrorsAsJson(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = describe(error, request);
    return reply
      .status(refusal.status)
      .headers({ 'cache-control': 'no-store', ...refusal.headers })
      .send({
        error: { message: refusal.message },
        ...(refusal.status === 422 && { fieldErrors: nestFieldErrors(refusal.fieldErrors) }),
      });
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.status(404).send({ error: { message: 'There is nothing here.' } }),
  );
}

/** What is not described is a bug: its detail stays here. */
export function describe(error: FastifyError, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error;
  if (isDatabaseUnavailable(error)) return new Refusal(503, 'The gateway is not available.');
  const { statusCode } = error;
  if (statusCode === 413) return new Refusal(413, 'The request is too large.');
  if (statusCode === 415) return new Refusal(415, 'The content type is not accepted.');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new Refusal(400, 'The request is malformed.');
  }
  request.log.error({ err: error, requestId: request.id }, 'unexpected error');
  return new Refusal(500, 'An unexpected error occurred.');
}
