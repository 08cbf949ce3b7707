import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import {
  openLocalFileStore,
  type LocalFileStore,
  type LocalFileStoreOptions,
} from '../src/local.ts';
import type { GetReply } from '../src/signed-request.ts';
import { listen } from './listen.ts';

/** A local store in a folder of its own, behind a real HTTP server on loopback. */
export interface LocalServer {
  readonly store: LocalFileStore;
  readonly root: string;
  readonly origin: string;
  /** What the store rejected with; a web process would answer 500. */
  readonly failures: unknown[];
  readonly close: () => Promise<void>;
}

export async function startLocalServer(
  options: Partial<LocalFileStoreOptions> = {},
): Promise<LocalServer> {
  const root = options.root ?? (await mkdtemp(join(tmpdir(), 'albumen-files-')));
  const secret = 'a secret that only this test knows';
  const store = await openLocalFileStore({ keepFreeBytes: 0, secret, ...options, root });
  const failures: unknown[] = [];
  const server = createServer((request, response) => {
    answer(store, request, response).catch((error: unknown) => {
      failures.push(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  const { origin, close } = await listen(server);
  return {
    store,
    root,
    origin,
    failures,
    async close() {
      await close();
      // What is written behind an answer may still be on its way.
      await rm(root, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

/** The whole of what a web process has to do. */
async function answer(
  store: LocalFileStore,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = '', url = '', headers } = request;
  const reply: GetReply =
    method === 'GET' || method === 'HEAD'
      ? await store.receiveSignedGet({ method, url, headers })
      : await store.receiveSignedPut({ method, url, headers, body: request });
  response.writeHead(reply.status, reply.headers);
  if (reply.body) await pipeline(reply.body, response);
  else response.end(reply.problem?.code);
}
