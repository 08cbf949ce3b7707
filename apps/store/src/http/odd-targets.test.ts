import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { createHttpServer } from '@albumen/server-kit/http-server';
import { expect, onTestFinished, test } from 'vitest';
import { openTestApp } from '../../test/test-app.ts';
import { servePageAssets } from './page-assets.ts';
import { answerErrorsAsProblems } from './problem-reply.ts';

const { browser, deps, make } = await openTestApp();

/** Our error replies over the built pages' assets. */
async function fileServer(): Promise<URL> {
  const app = createHttpServer({ logger: false, trustedProxies: [] });
  answerErrorsAsProblems(app, deps.errors);
  await servePageAssets(app);
  onTestFinished(() => app.close());
  return new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
}

/** As it stands: clients of a library would tidy the path up. */
async function statusOf({ port, hostname }: URL, path: string): Promise<number> {
  const socket = connect(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
  return Number((await text(socket)).split(' ', 2)[1]);
}

test.each(['/assets/../x', '/assets/..%2fx', '/assets/%2e%2e/x', '/assets/a/../../x'])(
  '%s leads out of the folder, and is not found',
  async (path) => {
    expect(await statusOf(await fileServer(), path)).toBe(404);
  },
);

test.each(['halide', 'cyan'] as const)(
  'a download at %s of something that is no gallery is not found',
  async (labBrand) => {
    const account = await make.account({ labBrand });
    const client = await browser(labBrand).signIn(account.id);
    const headers = {
      'sec-fetch-site': 'same-origin',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-dest': 'document',
    };
    for (const id of ['x', '%00', 'a'.repeat(200)]) {
      const url = `/gallery/download/${id}`;
      expect([id, (await client.send({ method: 'GET', url, headers })).status]).toEqual([id, 404]);
    }
  },
);
