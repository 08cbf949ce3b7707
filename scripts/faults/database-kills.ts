/**
 * Fault F6: the database server is shut down at once or killed, again and again, while somebody
 * writes. Every write that was acknowledged must be there at the end, and each time the next write
 * must succeed within 2 s. `npm run faults:database -- --rounds 50`
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openDatabase } from '@albumen/server-kit/database';
import { startEmbeddedPostgres } from '@albumen/server-kit/embedded-postgres';
import { sql, type Kysely } from 'kysely';
import { serverProcess } from '../lib/faults/server-process.ts';
import { random, sayVerdict } from '../lib/faults/verdict.ts';

const healLimitMs = 2_000;
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '50' } } });
const dataDir = await mkdtemp(join(tmpdir(), 'albumen-database-kills-'));
const server = await startEmbeddedPostgres({ dataDir, log: () => undefined });
const db = openDatabase<unknown>({ connection: server.connection, applicationName: 'fault run' });
await sql`create table written (number int primary key)`.execute(db);

let lastNumber = 0;
const acknowledged: number[] = [];
const heals: number[] = [];
for (let round = 0; round < Number(values.rounds); round += 1) {
  await writeFor(db, random(20, 300));
  const signal = round % 2 === 0 ? 'SIGQUIT' : 'SIGKILL';
  const victim = await serverProcess(dataDir);
  if (victim === undefined) throw new Error('no server, although it took a write');
  process.kill(victim, signal);
  heals.push(await timeUntilWritten(db, victim));
}
const { rows } = await sql<{ number: number }>`select number from written`.execute(db);
const kept = new Set(rows.map(({ number }) => number));
const lost = acknowledged.filter((number) => !kept.has(number));
await db.destroy();
await server.stop();
await rm(dataDir, { recursive: true });

sayVerdict({
  'acknowledged writes': acknowledged.length,
  'writes lost': lost.length,
  'slowest to heal (ms)': Math.round(Math.max(...heals)),
  isPassed: lost.length === 0 && Math.max(...heals) <= healLimitMs,
});

async function writeFor(pool: Kysely<unknown>, durationMs: number): Promise<void> {
  const end = performance.now() + durationMs;
  while (performance.now() < end) await write(pool);
}

/** From the kill to the first write that the next server took. */
async function timeUntilWritten(pool: Kysely<unknown>, victim: number): Promise<number> {
  const startedAt = performance.now();
  for (;;) {
    // Looked up before the write: the victim may take one or two until it has read its order.
    const server = await serverProcess(dataDir);
    const isWritten = await write(pool).then(
      () => true,
      () => false,
    );
    const isReplaced = server !== undefined && server !== victim;
    if (isWritten && isReplaced) return performance.now() - startedAt;
    await sleep(10);
  }
}

async function write(pool: Kysely<unknown>): Promise<void> {
  lastNumber += 1;
  const number = lastNumber;
  await sql`insert into written values (${number})`.execute(pool);
  acknowledged.push(number);
}
