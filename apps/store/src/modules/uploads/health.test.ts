import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startTestStore } from '../../../test/test-store.ts';

const store = await startTestStore();
const ask = async (path: string) => {
  const reply = await fetch(`${store.halide}${path}`);
  return [reply.status, await reply.json()];
};
const health = () => ask('/health');
const working = { database: 'ok', fileStore: 'ok', queue: 'ok' };

test('a store whose disk takes no files says so, and recovers by itself', async () => {
  const temporary = join(store.dataDir, 'files/tmp');
  await rename(temporary, `${temporary}-unmounted`);
  const checks = { ...working, fileStore: 'failed' };
  expect(await health()).toEqual([503, { status: 'degraded', checks }]);
  // It still shows and sells, so a load balancer keeps it.
  expect(await ask('/ready')).toEqual([200, { status: 'degraded', checks }]);
  await rename(`${temporary}-unmounted`, temporary);
  expect(await health()).toEqual([200, { status: 'ok', checks: working }]);
});

test('a queue without its tables is no queue', async () => {
  await sql`alter schema jobs rename to jobs_elsewhere`.execute(store.db);
  const checks = { ...working, queue: 'failed' };
  expect(await health()).toEqual([503, { status: 'degraded', checks }]);
  expect(await ask('/ready')).toEqual([503, { status: 'degraded', checks }]);
  expect(await ask('/live')).toEqual([200, { status: 'ok' }]);
  await sql`alter schema jobs_elsewhere rename to jobs`.execute(store.db);
  expect(await health()).toEqual([200, { status: 'ok', checks: working }]);
});
