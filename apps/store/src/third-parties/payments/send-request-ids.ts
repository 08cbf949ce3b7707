import { subscribe } from 'node:diagnostics_channel';
import { ClientRequest } from 'node:http';
import { currentRequestId } from '@albumen/server-kit/request-context';
import { beginSpan, type SpanOutcome } from '@albumen/server-kit/tracing';

/** With their ports: who collects our traces may be a neighbor, and is told of no call to itself. */
const hosts = new Set<string>();

/**
 * Has every call of these hosts say under which request's id, and in which trace, it is made: the server SDK, which makes the
 * calls, has no place for that.
 */
export function sendRequestIds(host: string): void {
  if (hosts.size === 0) subscribe('http.client.request.created', nameRequest);
  hosts.add(host);
}

function nameRequest(message: unknown): void {
  const request: unknown = Object(message).request;
  if (!(request instanceof ClientRequest) || !hosts.has(String(request.getHeader('host')))) return;
  const id = currentRequestId();
  if (id !== undefined) request.setHeader('x-request-id', id);
  const span = beginSpan({ name: `${request.method} ${request.host}`, kind: 'client' });
  if (span === undefined) return;
  request.setHeader('traceparent', span.traceparent);
  let outcome: SpanOutcome = { hasFailed: true };
  request.once('response', ({ statusCode = 0 }) => {
    outcome = { attributes: { 'http.response.status_code': statusCode } };
  });
  request.once('close', () => span.end(outcome));
}
