import { subscribe } from 'node:diagnostics_channel';
import { ClientRequest } from 'node:http';
import { currentRequestId } from '@albumen/server-kit/request-context';

const hosts = new Set<string>();

/**
 * Has every call of these hosts say under which request's id it is made: the server SDK, which makes the
 * calls, has no place for that.
 */
export function sendRequestIds(hostname: string): void {
  if (hosts.size === 0) subscribe('http.client.request.created', nameRequest);
  hosts.add(hostname);
}

function nameRequest(message: unknown): void {
  const request: unknown = Object(message).request;
  if (!(request instanceof ClientRequest) || !hosts.has(request.host)) return;
  const id = currentRequestId();
  if (id !== undefined) request.setHeader('x-request-id', id);
}
