import { fork } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { connectionUrl } from '@albumen/server-kit/database-connection';
import { findRunningPostgres } from '@albumen/server-kit/embedded-postgres';
import { findFreePort } from '@albumen/server-kit/free-port';
import { newEmail } from '../../client/accounts.ts';
import { newAddress } from '../../client/new-address.ts';
import { expect, test } from '../../fixtures/test.ts';
import type { StoreAddresses } from '../../store/start-store.ts';

const script = join(import.meta.dirname, '../../../apps/store/src/main.ts');
const allowedTries = 10;
const wrongPassword = 401;
const tooMany = 429;

/** One more web process on the store's database and files, at a port of its own. */
async function startSecondProcess(store: StoreAddresses, port: number) {
  const server = await findRunningPostgres({ dataDir: store.dataDir });
  if (server === undefined) throw new Error('no database answers');
  const web = fork(script, ['--role=web'], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      ...process.env,
      PORT: String(port),
      HALIDE_URL: store.halide,
      CYAN_URL: store.cyan,
      DATA_DIR: store.dataDir,
      DATABASE_URL: connectionUrl(server.connection),
      OPERATOR_TOKEN: store.operatorToken,
      TRUSTED_PROXIES: '127.0.0.1,::1',
    },
  });
  if (web.stdout === null) throw new Error('nothing to read from');
  for await (const line of createInterface(web.stdout)) if (line === 'ready') break;
  return async () => {
    web.kill('SIGTERM');
    await once(web, 'exit');
    await server.close();
  };
}

/** All attempts come from one address: those of several are counted apart. */
const headers = newAddress();

/** Attempts to sign in at one process, whatever address its pages have. */
async function tryToSignIn(port: number, origin: string, email: string) {
  const page = await answerOf(port, origin, { path: '/terms', headers });
  const cookie = page.cookies.map((line) => line.split(';')[0]).join('; ');
  const token = /"csrfToken":"([^"]+)"/.exec(page.text)?.[1] ?? '';
  return answerOf(port, origin, {
    method: 'PATCH',
    path: '/user/sign-in',
    headers: {
      ...headers,
      cookie,
      origin,
      accept: 'application/json',
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'sec-fetch-mode': 'cors',
      'sec-fetch-dest': 'empty',
      'x-csrf-token': token,
    },
    body: JSON.stringify({ email, password: 'not this one' }),
  });
}

interface Asked {
  method?: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

function answerOf(port: number, origin: string, { body, ...asked }: Asked) {
  const host = new URL(origin).host;
  return new Promise<{ status: number; text: string; cookies: string[] }>((resolve, reject) => {
    const sending = request(
      { host: 'localhost', port, ...asked, headers: { ...asked.headers, host } },
      (reply) => {
        const parts: Buffer[] = [];
        reply.on('data', (part: Buffer) => parts.push(part));
        reply.on('end', () =>
          resolve({
            status: reply.statusCode ?? 0,
            text: Buffer.concat(parts).toString(),
            cookies: reply.headers['set-cookie'] ?? [],
          }),
        );
      },
    );
    sending.on('error', reject);
    sending.end(body);
  });
}

test('two web processes count attempts together, and only those of one email', async ({
  store,
}) => {
  const first = Number(new URL(store.halide).port);
  const second = await findFreePort();
  const stop = await startSecondProcess(store, second);
  try {
    const email = newEmail('nobody');
    const statuses: number[] = [];
    for (let count = 0; count < allowedTries + 2; count += 1) {
      const port = count % 2 === 0 ? first : second;
      statuses.push((await tryToSignIn(port, store.halide, email)).status);
    }
    expect(statuses.slice(0, allowedTries)).toEqual(
      Array.from({ length: allowedTries }, () => wrongPassword),
    );
    expect(statuses.slice(allowedTries)).toEqual([tooMany, tooMany]);

    const other = await tryToSignIn(second, store.halide, newEmail('other'));
    expect(other.status).toBe(wrongPassword);
  } finally {
    await stop();
  }
});
