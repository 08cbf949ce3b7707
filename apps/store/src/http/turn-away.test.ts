import { expect, test } from 'vitest';
import { openTestApp } from '../../test/test-app.ts';

const { db, browser, make } = await openTestApp();

/** More than a process takes at once; those that are in wait for the one connection that is taken. */
async function whileFull<Result>(look: () => Promise<Result>): Promise<Result> {
  const client = await browser().signIn((await make.account()).id);
  const ask = () => client.send({ url: '/viewer' });
  let crowd: Promise<unknown> = Promise.resolve();
  const result = await db.connection().execute(async () => {
    crowd = Promise.all(Array.from({ length: 400 }, ask));
    const isFull = async () => (await browser().send({ url: '/viewer' })).status === 503;
    await expect.poll(isFull).toBe(true);
    return look();
  });
  await crowd;
  return result;
}

const page = { accept: 'text/html', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };

test('a full store sends pages away in its own looks, which try again by themselves', async () => {
  const reply = await whileFull(() => browser('cyan').send({ url: '/', headers: page }));
  expect(reply.status).toBe(503);
  expect(reply.text).toContain('busy cyan');
  expect(Number(reply.headers['retry-after'])).toBeGreaterThanOrEqual(3);
  expect(reply.headers['refresh']).toBe(reply.headers['retry-after']);
  expect(reply.headers['content-security-policy']).toContain("default-src 'none'");
});

test('a script is told in JSON; whoever pays, and a balancer, is let in', async () => {
  const accept = { accept: 'application/json' };
  const paying = await whileFull(async () => {
    const script = await browser().send({ url: '/viewer', headers: accept });
    expect(script).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(script.headers['retry-after']).toMatch(/^[3-7]$/);
    expect((await browser().send({ url: '/live' })).status).toBe(200);
    return [browser().send({ url: '/api/checkout/none', headers: accept })];
  });
  expect((await paying[0])?.status).not.toBe(503);
});
