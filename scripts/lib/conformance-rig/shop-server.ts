import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

/** Merchant pages on this computer, and the published SDK's scripts as npm has them. */
export interface ShopServer extends AsyncDisposable {
  origin: string;
}

export interface ShopPage {
  html: string;
  headers?: Readonly<Record<string, string>>;
}

const require = createRequire(join(import.meta.dirname, '../../../packages/pay/package.json'));

/** The release of the published SDK that ours follows, and the newest one: packages of npm. */
export type PublishedRelease = 'braintree-web' | 'braintree-web-newest';

/** The published SDK's script of a component, as it is. */
export function publishedScript(
  component: string,
  release: PublishedRelease = 'braintree-web',
): Promise<Buffer> {
  const folder = join(require.resolve(`${release}/package.json`), '../dist/browser');
  return readFile(join(folder, `${component}.js`));
}

/** `page` makes the page of an address; `/published/<component>.js` is the published SDK. */
export async function openShopServer(
  page: (url: URL) => ShopPage,
  release?: PublishedRelease,
): Promise<ShopServer> {
  const server = createServer((request, reply) => {
    void answer(new URL(request.url ?? '/', 'http://shop'), reply);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // of a TCP server that listens
  return {
    origin: `http://localhost:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  async function answer(url: URL, reply: ServerResponse): Promise<void> {
    const [, component] = /^\/published\/([a-z-]+)\.js$/.exec(url.pathname) ?? [];
    if (component !== undefined) {
      reply
        .setHeader('content-type', 'text/javascript')
        .end(await publishedScript(component, release));
      return;
    }
    const { html, headers = {} } = page(url);
    reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(html);
  }
}
