import { once } from 'node:events';
import { open, readdir, unlink } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { addresses, hosts } from './network.ts';
import { startNginx, type Nginx } from './nginx.ts';

/** Where photos, logos and scripts lie; everything else is asked for each time. docs/public-address.md */
const kept = '^/(r|logos|assets)/';
const purgePort = 8080;
/** What stands before the first byte of a kept answer, with its tags, is no longer than this. */
const headBytes = 8_192;

export const purgeUrl = `http://${addresses.here}:${purgePort}/purge`;

export interface Edge extends Nginx {
  /** Everything that is kept. */
  forget: () => Promise<void>;
}

/** A delivery network of one place: keeps what may be kept, and forgets by tag. */
export async function startEdge(folder: string, certificate: string): Promise<Edge> {
  const own = join(folder, 'edge');
  const cache = join(own, 'cache');
  const edge = await startNginx({
    place: 'edge',
    folder: own,
    http: edgeConfiguration(cache, certificate),
  });
  await takePurges(cache);
  return { ...edge, forget: () => forget(cache, ['']) };
}

function edgeConfiguration(cache: string, certificate: string): string {
  const onwards = `
      proxy_pass https://origin;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_bind ${addresses.edge};
      proxy_ssl_server_name on;
      proxy_ssl_name $host;
      proxy_ssl_verify on;
      proxy_ssl_trusted_certificate ${certificate}/fullchain.pem;
      proxy_request_buffering off;`;
  return `
  proxy_cache_path ${cache} levels=1 keys_zone=photos:20m max_size=4g inactive=1d use_temp_path=off;
  upstream origin {
    server ${addresses.proxy}:443;
    keepalive 64;
  }
  server {
    listen 443 ssl;
    server_name ${hosts.halide} ${hosts.cyan};
    ssl_certificate ${certificate}/fullchain.pem;
    ssl_certificate_key ${certificate}/privkey.pem;
    ssl_session_cache shared:tls:10m;
    client_max_body_size 40m;
    location ~ ${kept} {${onwards}
      proxy_cache photos;
      proxy_cache_key $host$uri$is_args$args;
      proxy_cache_lock on;
      proxy_cache_valid 200 0;
    }
    location / {${onwards}
      proxy_buffering off;
      proxy_read_timeout 70s;
    }
  }`;
}

/** Nginx forgets a file that is no longer there: purging by tag is a look into the heads of what is kept. */
async function takePurges(cache: string): Promise<void> {
  const server = createServer((request, response) => {
    const tags = String(request.headers['surrogate-key'] ?? '')
      .split(' ')
      .filter(Boolean);
    forget(cache, tags).then(
      () => response.writeHead(200).end(),
      (error: Error) => response.writeHead(500).end(error.message),
    );
  });
  server.listen(purgePort, addresses.here);
  await once(server, 'listening');
}

async function forget(cache: string, tags: readonly string[]): Promise<void> {
  for (const entry of await readdir(cache, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const head = await headOf(path);
    if (tags.some((tag) => head.includes(tag))) await unlink(path).catch(() => undefined);
  }
}

async function headOf(path: string): Promise<string> {
  await using file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
  return buffer.toString('latin1', 0, bytesRead);
}
