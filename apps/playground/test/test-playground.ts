import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import { createApp } from '../src/app.ts';
import { merchantOf, openServerSdk, type ServerSdk } from '../src/merchant.ts';
import { loadSettings } from '../src/settings.ts';

export interface AskedCall {
  method: string;
  url: string;
  authorization: string | undefined;
  body: string;
}

export interface TestPlayground {
  app: FastifyInstance;
  sdk: ServerSdk;
  /** What reached the gateway. */
  asked: AskedCall[];
  gatewayOrigin: string;
}

/** The playground's server, and at the network's edge a gateway that answers `{ "echo": path }`. */
export async function startPlayground(
  environment: Record<string, string> = {},
): Promise<TestPlayground> {
  const asked: AskedCall[] = [];
  const gateway = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => {
      body += part;
    });
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      asked.push({ method, url, authorization: headers.authorization, body });
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ echo: url }));
    });
  }).listen(0, '127.0.0.1');
  await once(gateway, 'listening');
  const { port } = gateway.address() as AddressInfo; // of a TCP server that listens
  const pages = await mkdtemp(join(tmpdir(), 'albumen-playground-'));
  await mkdir(join(pages, 'assets'));
  await writeFile(join(pages, 'index.html'), '<!doctype html><title>Playground</title>');
  await writeFile(join(pages, 'assets/page-1.js'), 'void 0;');
  await writeFile(join(pages, 'sri.json'), '{"client.min.js":"sha384-x"}');
  const settings = loadSettings({
    LOG_LEVEL: 'silent',
    PLAYGROUND_URL: 'http://shop.test',
    GATEWAY_URL: `http://localhost:${port}`,
    PLAYGROUND_MERCHANT_ID: 'shop',
    PLAYGROUND_PUBLIC_KEY: 'public',
    PLAYGROUND_PRIVATE_KEY: 'private',
    PLAYGROUND_TOKENIZATION_KEY: 'sandbox_key_shop',
    ...environment,
  });
  const merchant = merchantOf(settings);
  const sdk = openServerSdk(merchant);
  const hashes = join(pages, 'sri.json');
  const app = await createApp({ settings, merchant, sdk, pages, hashes });
  afterAll(async () => {
    await app.close();
    gateway.closeAllConnections();
    gateway.close();
    await rm(pages, { recursive: true, force: true });
  });
  return { app, sdk, asked, gatewayOrigin: settings.gatewayOrigin };
}
