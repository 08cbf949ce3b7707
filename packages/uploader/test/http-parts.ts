import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';

/** Hashes and length of a body. */
export interface Received {
  md5: string;
  sha256: string;
  bytes: number;
}

/** Hashes a stream without keeping it. Rejects when it breaks off. */
export async function hashOf(request: IncomingMessage): Promise<Received> {
  const md5 = createHash('md5');
  const sha256 = createHash('sha256');
  let bytes = 0;
  // A request without an encoding gives buffers.
  for await (const chunk of request as AsyncIterable<Buffer>) {
    md5.update(chunk);
    sha256.update(chunk);
    bytes += chunk.length;
  }
  return { md5: md5.digest('hex'), sha256: sha256.digest('hex'), bytes };
}

/** The JSON object of a request. */
export async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  const body: unknown = await json(request);
  if (body === null || typeof body !== 'object') throw new Error('not an object');
  return { ...body };
}

/** What a call is answered. */
export interface Answer {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/**
 * Answers JSON and ends the connection: on one that it used before, Chromium would hide a broken
 * call from us by repeating it itself.
 */
export function reply(response: ServerResponse, { status, body = {}, headers }: Answer): void {
  response.shouldKeepAlive = false;
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}
