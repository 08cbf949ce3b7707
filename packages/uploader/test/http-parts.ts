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

/** Answers JSON. */
export function reply(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}
