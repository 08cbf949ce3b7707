import { openDatabase } from '@albumen/server-kit/database';
import type { DatabaseConnection } from '@albumen/server-kit/database-connection';
import { refuseUnsetRole } from '@albumen/server-kit/pooled-role';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { createGallery, signUp } from '../test/browser.ts';
import { newJpeg } from '../test/jpegs.ts';
import { isPoolerInstalled, startPooler } from '../test/pooler.ts';
import { startTestStore, type TestStore } from '../test/test-store.ts';
import { openUploads } from '../test/upload-client.ts';

if (!isPoolerInstalled) console.warn('PgBouncer is not installed: the store is not run behind it.');

let refusal = '';

/** A pooler in front of a database whose role has what the refusal asks for. */
async function preparedPooler(connection: DatabaseConnection): Promise<string> {
  const first = await startPooler(connection);
  const db = openDatabase({ connection: first.url, isPooled: true, applicationName: 'test' });
  await refuseUnsetRole(db).catch((error: unknown) => {
    refusal = String(error);
  });
  // For this database only: other tests sign in by the same role.
  const inHere = refusal.replaceAll(/ set /g, ` in database "${connection.database}" set `);
  await sql.raw(inHere.slice(inHere.indexOf('alter role'))).execute(db);
  await db.destroy();
  await first.close();
  const second = await startPooler(connection);
  afterAll(() => second.close());
  return second.url;
}

const store = isPoolerInstalled ? await startTestStore({ pooler: preparedPooler }) : undefined;

async function uploadThrough(running: TestStore) {
  await running.startWorker();
  const ada = await signUp(running);
  const gallery = await createGallery(running, ada.id);
  const uploads = await openUploads(ada, gallery.id);
  const names = Array.from({ length: 8 }, (_, index) => `photo-${index}.jpg`);
  await Promise.all(names.map((name) => uploads.send({ name, bytes: newJpeg() })));
  return gallery;
}

test.skipIf(store === undefined)(
  'behind PgBouncer in transaction mode photos are uploaded at once and rendered',
  async () => {
    expect(refusal).toContain("set statement_timeout = '20s';");
    if (store === undefined) return;
    const gallery = await uploadThrough(store);
    const ready = () =>
      store.db
        .selectFrom('photos')
        .select('state')
        .where('galleryId', '=', gallery.id)
        .execute()
        .then((photos) => photos.map(({ state }) => state));
    await expect.poll(ready, { timeout: 150_000 }).toEqual(Array(8).fill('ready'));
    const { rows } = await sql`select current_setting('statement_timeout') as it`.execute(store.db);
    expect(rows).toEqual([{ it: '20s' }]);
    expect((await fetch(`${store.halide}/ready`)).status).toBe(200);
  },
);
