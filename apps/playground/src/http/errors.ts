import type { FastifyError, FastifyInstance } from 'fastify';

/** A described refusal on its way to the page. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Errors as `{ error: { message } }`; what is not described stays in the log. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const known = describe(error);
    if (known.status >= 500) request.log.error({ err: error }, 'a call failed');
    return reply.status(known.status).send({ error: { message: known.message } });
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.status(404).send({ error: { message: 'There is nothing here.' } }),
  );
}

const ofSdk: Readonly<Record<string, readonly [number, string]>> = {
  notFoundError: [404, 'The gateway knows no such thing.'],
  authenticationError: [502, 'The gateway does not know our API key.'],
  authorizationError: [502, 'Our API key may not do that.'],
};

function describe(error: FastifyError): { status: number; message: string } {
  if (error instanceof Refusal) return error;
  const { statusCode, type } = error as FastifyError & { type?: string }; // the server SDK's errors
  const [status, message] = ofSdk[type ?? ''] ?? [];
  if (status !== undefined && message !== undefined) return { status, message };
  if (statusCode !== undefined && statusCode < 500)
    return { status: statusCode, message: error.message };
  return { status: 502, message: 'The gateway did not answer as expected.' };
}
