/**
 * A server that answers a party from its memory and does nothing else: what more processes cost any program here.
 *
 *   node bench/machines/bare-server.ts <address> <file of answers>
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Answers } from './bare-servers.ts';

const [host, file = ''] = process.argv.slice(2);
const { page, grid, pictures } = JSON.parse(readFileSync(file, 'utf8')) as Answers;
const thumbnail = Buffer.from(pictures.thumbnail, 'base64');
const preview = Buffer.from(pictures.preview, 'base64');

const server = createServer(({ url = '' }, response) => {
  if (url.startsWith('/s/')) return response.setHeader('content-type', 'text/html').end(page);
  if (!url.startsWith('/r/')) return response.end(grid);
  return response
    .setHeader('content-type', 'image/webp')
    .end(url.endsWith('/400.webp') ? thumbnail : preview);
});
server.keepAliveTimeout = 20_000;
server.listen({ host, port: 3000, reusePort: true });
