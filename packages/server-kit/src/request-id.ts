import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { currentRequestId, withRequestId } from './request-context.ts';

/** What proxies make: hexadecimal digits, or a UUID. */
const grammar = /^[\w-]{8,64}$/;

const header = 'x-request-id';

/**
 * The id under which a request stands in logs and answers: the one that a trusted proxy gave it in
 * `X-Request-Id`, so that both logs tell of it by one name, else a new one. What a page asks of its own
 * process has the page's.
 */
export function requestIds(
  isTrusted: (address: string) => boolean,
): (request: IncomingMessage) => string {
  return ({ headers, socket: { remoteAddress = '' } }) => {
    const given = requestIdIn(headers);
    return given !== undefined && isTrusted(remoteAddress)
      ? given
      : (currentRequestId() ?? randomUUID());
  };
}

/** What a caller says that its request is called; whether it is believed is not decided here. */
export function requestIdIn(headers: IncomingHttpHeaders): string | undefined {
  const given = headers[header];
  return typeof given === 'string' && grammar.test(given) ? given : undefined;
}

/** What a request causes goes on under its id, and every answer that is a failure names it. */
export function passRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => withRequestId(request.id, done));
  // Whoever has read a body has come from the connection, which knows of no request.
  app.addHook('preValidation', (request, _reply, done) => withRequestId(request.id, done));
  // oxlint-disable-next-line eslint/max-params -- Fastify's; without a promise the answer leaves at once
  app.addHook('onSend', (request, reply, payload, done) => {
    if (reply.statusCode >= 400) void reply.header(header, request.id);
    done(null, payload);
  });
}
