import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { connectionUrl } from '@albumen/server-kit/database-connection';
import { openDatabase } from '@albumen/server-kit/database';
import { defineJob, openJobs, type Jobs } from '@albumen/server-kit/jobs';
import { sql, type Kysely } from 'kysely';
import { afterAll } from 'vitest';
import { loadSettings, type Settings } from '../../apps/store/src/settings.ts';
import { withOwnDatabase } from '../lib/backup/database-in-use.ts';
import { migrateStore } from '../lib/serve/database.ts';

const render = defineJob<{ photoId: string }>({ name: 'test.render' });

/** A build of the payment SDK that pages have pinned. */
export const release = '3.109.0-0123456789abcdef';

/** What a backup has to bring back of a store. */
export interface StoreContents {
  emails: string[];
  waitingJobs: number;
}

const folders: string[] = [];

/** Gone after the last test of the file. */
export async function temporaryFolder(): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'albumen-backup-')));
  folders.push(folder);
  return folder;
}

afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true });
});

/** A store that was never started. */
export async function newShop(): Promise<Settings> {
  return loadSettings({ DATA_DIR: join(await temporaryFolder(), 'data') });
}

/**
 * A store with an account, two files, a waiting job, secrets, a kept build of the SDK, and under way
 * an upload and another build.
 */
export async function shopWithData(): Promise<Settings> {
  const shop = await newShop();
  await withOwnDatabase(shop.DATA_DIR, async (connection) => {
    await migrateStore(connectionUrl(connection), { log: () => undefined });
  });
  await inDatabase(shop, async (db, jobs) => {
    await putAccount(db);
    await putFace(db);
    await jobs.enqueue(db, render, { photoId: 'p1' });
  });
  await putFile(shop, 'o/ab/photo.jpg', 'photo');
  await putFile(shop, 'r/cd/rendition.webp', 'rendition');
  await putFile(shop, '../tmp/half-an-upload', 'half');
  await putFile(shop, `../../pay-releases/${release}/browser/sri.json`, '{}');
  await putFile(shop, '../../pay-releases/.copy-half/browser/sri.json', '{}');
  await writeFile(join(shop.DATA_DIR, 'secrets.json'), '{"kept":true}');
  return shop;
}

export async function putAccount(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into accounts (id, lab_brand, email, first_name, last_name)
    values ('AAAAAAAAAAAAAAAAAAAAAA', 'halide', 'ada@example.test', 'Ada', 'Lovelace')`.execute(db);
}

/** One face of which is kept what tells it apart. */
async function putFace(db: Kysely<unknown>): Promise<void> {
  const [galleryId, photoId, hash] = ['G'.repeat(22), 'P'.repeat(22), 'a'.repeat(64)];
  await sql`
    insert into galleries (id, account_id) values (${galleryId}, 'AAAAAAAAAAAAAAAAAAAAAA')`.execute(
    db,
  );
  await sql`
    insert into photos (id, gallery_id, account_id, file_name, content_type, size_bytes, sha256, crc32,
      fingerprint, original_key, rendition_token)
    values (${photoId}, ${galleryId}, 'AAAAAAAAAAAAAAAAAAAAAA', 'a.jpg', 'image/jpeg', 5, ${hash}, 0,
      ${hash}, 'o/ab/photo.jpg', ${'a'.repeat(32)})`.execute(db);
  await sql`
    insert into face_descriptors
      (id, photo_id, gallery_id, x, y, width, height, size_px, sharpness, descriptor)
    values (${'F'.repeat(22)}, ${photoId}, ${galleryId}, 0, 0, 1, 1, 9, 9,
      decode(repeat('00', 512), 'hex'))`.execute(db);
}

export async function putFile({ DATA_DIR }: Settings, key: string, text: string): Promise<void> {
  const path = join(DATA_DIR, 'files/objects', key);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

export function look(shop: Settings): Promise<StoreContents> {
  return inDatabase(shop, async (db, jobs) => {
    const { rows } = await sql<{ email: string }>`select email from accounts`.execute(db);
    const counts = await jobs.counts();
    return {
      emails: rows.map(({ email }) => email),
      waitingJobs: counts.find(({ name }) => name === render.name)?.waiting ?? 0,
    };
  });
}

/** Opens the store's database for a moment, starting its server if none runs. */
export function inDatabase<Result>(
  { DATA_DIR }: Settings,
  use: (db: Kysely<unknown>, jobs: Jobs) => Promise<Result>,
): Promise<Result> {
  return withOwnDatabase(DATA_DIR, async (connection) => {
    const db = openDatabase<unknown>({ connection, applicationName: 'test' });
    const onError = (error: Error): void => console.error(error);
    const jobs = await openJobs({ connection, definitions: [render], role: 'sender', onError });
    try {
      return await use(db, jobs);
    } finally {
      await jobs.stop({ drainMs: 0 });
      await db.destroy();
    }
  });
}
