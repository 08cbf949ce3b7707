import { listGalleries, type GallerySort } from '@albumen/contract/endpoints/galleries';
import { sql } from 'kysely';
import type { BenchStore } from '../kit/bench-store.ts';
import { sum } from '../kit/numbers.ts';
import { newPhotographer } from '../kit/photographer.ts';
import { processorMs } from '../kit/processor-time.ts';
import { report } from '../kit/report.ts';

const many = 10_000;
const few = 40;
const tries = 40;
const sorts: readonly GallerySort[] = ['created-desc', 'title', 'date-desc'];

/** A dashboard of 10,000 galleries against one of 40, which is one page of it. */
export async function compareDashboards(store: BenchStore): Promise<void> {
  const [large, small] = [await readDashboard(store, many), await readDashboard(store, few)];
  const slowest = Math.max(...large.quickestMs);
  report({
    what: `a dashboard of ${many} galleries, its dearest order`,
    value: slowest,
    unit: 'ms',
    target: { atMost: 30 },
    from: sorts.map((sort, at) => `${sort} ${large.quickestMs[at]?.toFixed(1)}`).join(', '),
  });
  report({
    what: `against one of ${few}`,
    value: sum(large.quickestMs) / sum(small.quickestMs),
    unit: '×',
    from: `processor time without the database ${large.spentMs.toFixed(1)} and ${small.spentMs.toFixed(1)} ms`,
  });
}

interface Reading {
  /** One for each order: what another program takes of the processor is none of its own. */
  quickestMs: number[];
  /** Of a call, the store's processes alone. */
  spentMs: number;
}

async function readDashboard(store: BenchStore, count: number): Promise<Reading> {
  const { accountId, sessionToken } = await newPhotographer(store);
  await makeGalleries(store, accountId, count);
  const before = await processorMs(store.pid);
  const quickestMs: number[] = [];
  for (const sort of sorts) {
    const times: number[] = [];
    for (let attempt = 0; attempt < tries; attempt += 1) {
      times.push(await timeOf(`${store.origin}${listGalleries.path}?sort=${sort}`, sessionToken));
    }
    quickestMs.push(Math.min(...times));
  }
  const spentMs = ((await processorMs(store.pid)) - before) / (tries * sorts.length);
  return { quickestMs, spentMs };
}

async function timeOf(address: string, sessionToken: string): Promise<number> {
  const startedAt = performance.now();
  const reply = await fetch(address, { headers: { cookie: `session=${sessionToken}` } });
  await reply.arrayBuffer();
  if (!reply.ok) throw new Error(`the dashboard answered ${reply.status}`);
  return performance.now() - startedAt;
}

/** With a photo each, that their cards show. */
async function makeGalleries({ db }: BenchStore, accountId: string, count: number): Promise<void> {
  const made = sql`generate_series(1, ${sql.lit(count)}) n`;
  const gallery = sql`'G' || substr(md5(${accountId} || n::text), 1, 21)`;
  await sql`
    insert into galleries (id, account_id, state, title, photo_count, created_at)
    select ${gallery}, ${accountId}, 'active', 'Wedding ' || md5(n::text), 1,
           now() - n * interval '1 hour'
      from ${made}`.execute(db);
  await sql`
    insert into photos (id, gallery_id, account_id, file_name, content_type, size_bytes, sha256, crc32,
                        fingerprint, original_key, rendition_token, state)
    select 'P' || substr(md5(${accountId} || n::text), 1, 21), ${gallery}, ${accountId}, 'a.jpg',
           'image/jpeg', 5, lpad(to_hex(n), 64, '0'), 0, lpad(to_hex(n), 64, '0'),
           'originals/' || ${accountId} || n || '.jpg', md5(${accountId} || 'r' || n::text), 'ready'
      from ${made}`.execute(db);
  await sql`analyze galleries, photos`.execute(db);
}
