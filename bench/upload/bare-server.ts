import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, open, readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

/**
 * The peer of an upload: the shortest server that takes files in and has them safe. It hashes once,
 * with the faster of the two hashes, writes, fsyncs and answers; it checks nothing. It also serves
 * the built page of the bench. A program of its own: `node bare-server.ts <page folder> <file folder>`
 * prints its port.
 */
const [pageDir = '.', filesDir = '.'] = process.argv.slice(2);
const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' };

async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = join(filesDir, randomUUID());
  const file = await open(path, 'wx');
  const hash = createHash('sha256');
  const chunks: AsyncIterable<Buffer> = request;
  for await (const chunk of chunks) {
    const writing = file.writeFile(chunk);
    hash.update(chunk);
    await writing;
  }
  await file.datasync();
  await file.close();
  response.end(hash.digest('hex'));
}

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const name = request.url === '/' ? 'index.html' : normalize(request.url ?? '');
  const bytes = await readFile(join(pageDir, name)).catch(() => undefined);
  const type = types[extname(name)] ?? 'application/octet-stream';
  response.writeHead(bytes === undefined ? 404 : 200, { 'content-type': type }).end(bytes);
}

function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  return request.method === 'PUT' ? receive(request, response) : serve(request, response);
}

await mkdir(filesDir, { recursive: true });
const server = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
// A TCP server that listens has an address of this shape.
console.log((server.address() as AddressInfo).port); // of a TCP server that listens
