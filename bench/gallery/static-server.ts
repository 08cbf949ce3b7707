import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

/**
 * The peer of a gallery: streams files, and knows nothing else. `page.html` and `columns.json` lie
 * there as the store sent them, compressed. A program of its own: `node static-server.ts <folder>`
 * prints its port.
 */
const [folder = '.'] = process.argv.slice(2);
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.gz': 'text/html; charset=utf-8',
  '.json': 'application/json',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
};

const server = createServer((request, response) => {
  const name = normalize(request.url ?? '/');
  const stream = createReadStream(join(folder, name));
  const type = types[extname(name)] ?? 'application/octet-stream';
  stream.once('open', () => response.setHeader('content-type', type));
  stream.once('error', () => response.writeHead(404).end());
  stream.pipe(response);
});
server.keepAliveTimeout = 20_000;
server.listen({ port: 0, host: '127.0.0.1', backlog: 511 });
await once(server, 'listening');
// A TCP server that listens has an address of this shape.
console.log((server.address() as AddressInfo).port); // of a TCP server that listens
