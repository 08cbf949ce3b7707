import { once } from 'node:events';
import { createServer, request as ask, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FileStore } from '@albumen/file-store/file-store';
import { openS3FileStore } from '@albumen/file-store/s3';
import { afterAll } from 'vitest';
import { startS3rver } from '../../../packages/file-store/test/s3-server.ts';

/** A bucket whose traffic is counted, and whose ETags can be those of another service. */
export interface WatchedBucket {
  files: FileStore;
  /** Bytes of originals read from it since the last call. */
  readBytes: () => number;
  /** From now on it answers with these; undefined: with its own, the MD5. */
  answerEtag: (etag: string | undefined) => void;
}

/** To be called at the top level of a test file. */
export async function openWatchedBucket(): Promise<WatchedBucket> {
  const service = await startS3rver();
  const { hostname, port } = new URL(service.options.endpoint ?? '');
  let [read, etag]: [number, string | undefined] = [0, undefined];
  const door = createServer((request, response) => {
    const { method, url, headers } = request;
    const behind = ask({ hostname, port, method, path: url, headers }, (reply) => {
      response.writeHead(reply.statusCode ?? 502, withEtag(reply.headers, etag));
      if (method === 'GET' && url?.includes('/originals/') === true) {
        reply.on('data', (chunk: Buffer) => (read += chunk.length));
      }
      reply.pipe(response);
    });
    request.pipe(behind);
  }).listen(0, '127.0.0.1');
  await once(door, 'listening');
  const address = door.address() as AddressInfo; // of a TCP server
  const endpoint = `http://127.0.0.1:${address.port}`;
  const files = openS3FileStore({ ...service.options, endpoint });
  afterAll(async () => {
    files.close();
    door.close();
    await service.close();
  });
  return {
    files,
    answerEtag: (other) => (etag = other),
    readBytes() {
      const bytes = read;
      read = 0;
      return bytes;
    },
  };
}

function withEtag(headers: IncomingHttpHeaders, etag: string | undefined): IncomingHttpHeaders {
  return etag === undefined || headers.etag === undefined ? headers : { ...headers, etag };
}
