import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { createHttpServer } from './http-server.ts';
import type { SheddingLoad } from './shed-load.ts';

/** Answers after a while; `/pay` comes first, `/free` costs nothing. */
function slowApp() {
  let load: (() => SheddingLoad) | undefined;
  const app = createHttpServer({
    logger: false,
    trustedProxies: [],
    shedding: {
      rankOf: ({ url }) => (url === '/free' ? undefined : url === '/pay' ? 'first' : 'ordinary'),
      turnAway: (_request, reply) =>
        void reply.status(503).header('retry-after', '3').send('later'),
      onLoad: (ask) => {
        load = ask;
      },
    },
  });
  onTestFinished(() => app.close());
  const gates: (() => void)[] = [];
  const wait = () => new Promise<void>((resolve) => gates.push(resolve));
  app.all('/*', async ({ url }) => {
    if (url !== '/free' && url !== '/inner') await wait();
    return url === '/outer' ? (await app.inject('/inner')).statusCode : 'done';
  });
  const open = async () => {
    await sleep(20);
    for (const gate of gates.splice(0)) gate();
  };
  return { app, open, load: () => load?.() };
}

test('when all places are taken others are sent away, but who pays and what costs nothing', async () => {
  const { app, open, load } = slowApp();
  const inside = Array.from({ length: 200 }, () => app.inject('/photo'));
  await sleep(50);
  const refused = await app.inject('/photo');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '3']);
  const sent = await app.inject({ method: 'POST', url: '/photo', payload: { a: 1 } });
  expect(sent.statusCode).toBe(503);
  const paying = app.inject({ method: 'POST', url: '/pay', payload: { a: 1 } });
  expect((await app.inject('/free')).statusCode).toBe(200);
  await sleep(50);
  expect(load()).toMatchObject({ running: 201, turnedAway: 2 });
  await open();
  const statuses = (await Promise.all([...inside, paying])).map(({ statusCode }) => statusCode);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(load()?.running).toBe(0);
});

test('what a page that was let in asks of its own process is let in, too', async () => {
  const { app, open, load } = slowApp();
  const pages = Array.from({ length: 200 }, () => app.inject('/outer'));
  await open();
  const bodies = (await Promise.all(pages)).map(({ body }) => body);
  expect(new Set(bodies)).toEqual(new Set(['200']));
  expect(load()).toMatchObject({ running: 0, turnedAway: 0 });
});
