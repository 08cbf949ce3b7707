import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll } from 'vitest';
import { z } from 'zod';

/** A delivery network: keeps what it is allowed to keep, and forgets by tag. */
export interface Edge {
  purgeUrl: string;
  /** What a guest near it gets; `isKept` when the store was not asked. */
  get: (path: string) => Promise<{ status: number; isKept: boolean }>;
  /** The store behind it. */
  standsBefore: (origin: string) => void;
}

interface Kept {
  status: number;
  until: number;
  tag: string;
}

export const edgeKey = 'the key of the network';

export async function startEdge(): Promise<Edge> {
  const kept = new Map<string, Kept>();
  let origin = '';

  async function show(path: string, response: ServerResponse): Promise<void> {
    const known = kept.get(path);
    if (known !== undefined && known.until > Date.now()) {
      return void response.writeHead(known.status, { 'x-kept': 'yes' }).end();
    }
    const reply = await fetch(origin + path);
    await reply.arrayBuffer();
    const control = reply.headers.get('cache-control') ?? '';
    const seconds = Number(/max-age=(\d+)/.exec(control)?.[1] ?? 0);
    if (reply.status === 200 && control.includes('public') && seconds > 0) {
      const tag = reply.headers.get('cache-tag') ?? '';
      kept.set(path, { status: 200, until: Date.now() + seconds * 1000, tag });
    }
    response.writeHead(reply.status).end();
  }

  async function purge(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { tags } = z.object({ tags: z.array(z.string()) }).parse(await json(request));
    if (request.headers['x-edge-key'] !== edgeKey) return void response.writeHead(403).end();
    for (const [path, { tag }] of kept) if (tags.includes(tag)) kept.delete(path);
    response.writeHead(200).end();
  }

  const server = createServer((request, response) => {
    const done =
      request.method === 'POST' ? purge(request, response) : show(request.url ?? '', response);
    done.catch(() => response.writeHead(502).end());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo; // of a TCP server that listens
  const url = `http://127.0.0.1:${port}`;
  return {
    purgeUrl: `${url}/purge`,
    async get(path) {
      const { status, headers } = await fetch(url + path);
      return { status, isKept: headers.get('x-kept') === 'yes' };
    },
    standsBefore(store) {
      origin = store;
    },
  };
}
