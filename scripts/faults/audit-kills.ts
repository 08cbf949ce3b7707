/**
 * Fault run: the web process is killed again and again while a photographer changes who sees her galleries.
 * The audit log must tell of every change once: each entry begins where the one before it ended, the last one
 * ends where the gallery stands, and no change that was acknowledged is without one.
 * `node scripts/faults/audit-kills.ts --rounds 25`
 */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { pathOf } from '@albumen/contract/endpoint';
import { editGallerySettings } from '@albumen/contract/endpoints/galleries';
import { cookies } from '@albumen/contract/wire-names';
import { openDatabase } from '@albumen/server-kit/database';
import { startSupervisor } from '@albumen/server-kit/supervisor';
import { sql } from 'kysely';
import type { Tables } from '../../apps/store/src/db/tables.ts';
import { createCsrf } from '../../apps/store/src/http/csrf.ts';
import { startSession } from '../../apps/store/src/modules/accounts/sessions.service.ts';
import { loadSecrets } from '../../apps/store/src/secrets.ts';
import { loadSettings } from '../../apps/store/src/settings.ts';
import { createFactories } from '../../apps/store/test/factories.ts';
import { scriptHeaders } from '../../apps/store/src/http/script-headers.ts';
import { openOwnDatabase } from '../lib/faults/own-database.ts';
import { random, sayVerdict } from '../lib/faults/verdict.ts';
import { root } from '../lib/read-settings.ts';
import { buildPages } from '../lib/serve/build-pages.ts';
import { untilHealthy } from '../lib/serve/health.ts';

const galleryCount = 4;
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '25' } } });
const log = (): void => undefined;

await buildPages(root, log);
const own = await openOwnDatabase('audit-kills');
const settings = loadSettings(own.environment);
const db = openDatabase<Tables>({
  connection: own.databaseUrl,
  poolSize: 4,
  applicationName: 'fault run',
});
const make = createFactories(db);
const account = await make.account();
const galleries = await Promise.all(
  Array.from({ length: galleryCount }, () => make.gallery({ accountId: account.id })),
);
const { token } = await startSession(db, account.id, { userAgent: 'fault run', ip: '127.0.0.1' });
const csrfToken = createCsrf((await loadSecrets(settings)).appSecret).tokenFor(token);

const supervisor = await startSupervisor({
  host: settings.HOST,
  port: settings.PORT,
  roles: [
    {
      name: 'web',
      processes: 1,
      script: join(root, 'apps/store/src/main.ts'),
      args: ['--role=web'],
      isListening: true,
    },
  ],
  environment: { ...process.env, ...own.environment },
  log,
  output: log,
});
await supervisor.ready;
await untilHealthy(settings);

let isOver = false;
let acknowledged = 0;
const photographers = galleries.map(({ id }) => toggleUntilOver(id));
let kills = 0;
for (let round = 0; round < Number(values.rounds); round += 1) {
  await sleep(random(50, 400));
  await killWeb();
  kills += 1;
  await untilHealthy(settings);
}
isOver = true;
await Promise.all(photographers);
const chains = await Promise.all(galleries.map(({ id }) => chainOf(id)));
await supervisor.stop({ drainMs: 2_000 });
await db.destroy();
await own.close();

const entries = chains.reduce((sum, chain) => sum + chain.entries, 0);
const broken = chains.filter(({ isWhole }) => !isWhole).length;
sayVerdict({
  kills,
  'changes acknowledged': acknowledged,
  'entries of the audit log': entries,
  'galleries whose entries do not add up': broken,
  isPassed: kills > 0 && acknowledged > 0 && broken === 0 && entries >= acknowledged,
});

/** Downloads on, off, on: whoever is not answered asks again for the same. */
async function toggleUntilOver(galleryId: string): Promise<void> {
  let allowsDownloads = false;
  while (!isOver) {
    const isDone = await change(galleryId, { allowsDownloads }).catch(() => false);
    if (!isDone) {
      await sleep(20);
      continue;
    }
    acknowledged += 1;
    allowsDownloads = !allowsDownloads;
  }
}

async function change(galleryId: string, body: { allowsDownloads: boolean }): Promise<boolean> {
  const url = settings.origins.halide + pathOf(editGallerySettings.path, { galleryId });
  const reply = await fetch(url, {
    method: editGallerySettings.method,
    headers: { ...scriptHeaders(csrfToken), cookie: `${cookies.session}=${token}` },
    body: JSON.stringify(body),
  });
  return reply.ok;
}

/** Ends the web process at once, and waits until another one stands in its place. */
async function killWeb(): Promise<void> {
  const pid = supervisor.processes()[0]?.pid;
  if (pid === undefined) throw new Error('no web process');
  process.kill(pid, 'SIGKILL');
  while (supervisor.processes()[0]?.pid === pid) await sleep(20);
}

/** Whether a gallery's entries lead from its beginning to where it stands, without a gap or a step twice. */
async function chainOf(galleryId: string): Promise<{ entries: number; isWhole: boolean }> {
  const { rows } = await sql<{ before: boolean; after: boolean }>`
    select (before->>'allowsDownloads')::boolean as before, (after->>'allowsDownloads')::boolean as after
    from audit_entries where subject_id = ${galleryId} order by id`.execute(db);
  const { allowsDownloads } = await db
    .selectFrom('galleries')
    .select('allowsDownloads')
    .where('id', '=', galleryId)
    .executeTakeFirstOrThrow();
  let stands = true;
  let isWhole = true;
  for (const { before, after } of rows) {
    isWhole &&= before === stands && after !== before;
    stands = after;
  }
  return { entries: rows.length, isWhole: isWhole && stands === allowsDownloads };
}
