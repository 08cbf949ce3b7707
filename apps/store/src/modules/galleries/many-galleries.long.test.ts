import { listGalleries, type GallerySort } from '@albumen/contract/endpoints/galleries';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestApp } from '../../../test/test-app.ts';

const { browser, db, make } = await openTestApp();

const count = 10_000;
const atMostMs = 30;
const tries = 40;

/** With a photo each, that their cards show. */
async function makeGalleries(accountId: string): Promise<void> {
  await sql`
    insert into galleries (id, account_id, state, title, photo_count, created_at)
    select 'G' || lpad(n::text, 21, '0'), ${accountId}, 'active', 'Wedding ' || md5(n::text), 1,
           now() - n * interval '1 hour'
      from generate_series(1, ${count}) n`.execute(db);
  await sql`
    insert into photos (id, gallery_id, account_id, file_name, content_type, size_bytes, sha256, crc32,
                        fingerprint, original_key, rendition_token, state)
    select 'P' || lpad(n::text, 21, '0'), 'G' || lpad(n::text, 21, '0'), ${accountId}, 'a.jpg',
           'image/jpeg', 5, lpad(to_hex(n), 64, '0'), 0, lpad(to_hex(n), 64, '0'), 'originals/' || n || '.jpg',
           lpad(to_hex(n), 32, '0'), 'ready'
      from generate_series(1, ${count}) n`.execute(db);
  await sql`analyze galleries, photos`.execute(db);
}

test('a dashboard of 10,000 galleries is read within 30 ms, in every order', async () => {
  const account = await make.account();
  await makeGalleries(account.id);
  const client = await browser().signIn(account.id);
  const quickest = async (sort: GallerySort): Promise<number> => {
    const times: number[] = [];
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const startedAt = performance.now();
      const { body } = await client.call(listGalleries, { query: { sort } });
      times.push(performance.now() - startedAt);
      expect(body.total).toBe(count);
    }
    // The quickest: what another program takes of the processor is none of its own.
    return Math.min(...times);
  };
  for (const sort of ['created-desc', 'title', 'date-desc'] as const) {
    expect(await quickest(sort), sort).toBeLessThan(atMostMs);
  }
});
