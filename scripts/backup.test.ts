import { execFile } from 'node:child_process';
import { cp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { connectionUrl } from '@albumen/server-kit/database-connection';
import { isDatabaseEmpty } from '@albumen/server-kit/database-dump';
import { startEmbeddedPostgres } from '@albumen/server-kit/embedded-postgres';
import { createTestDatabase } from '@albumen/test-kit/database';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import type { Settings } from '../apps/store/src/settings.ts';
import { findDamage, hashFile, readChecksums } from './lib/backup/checksums.ts';
import { withOwnDatabase } from './lib/backup/database-in-use.ts';
import { makeBackup } from './lib/backup/make-backup.ts';
import { restoreBackup } from './lib/backup/restore-backup.ts';
import { filesBelow } from './lib/files-below.ts';
import { migrateStore } from './lib/serve/database.ts';
import { refuseUnfinishedRestore } from './lib/serve/unfinished-restore.ts';
import {
  inDatabase,
  look,
  newShop,
  putAccount,
  putFile,
  release,
  shopWithData,
  temporaryFolder,
} from './test/shop.ts';
import { withGateway } from './test/gateway.ts';

const log = (): void => undefined;

/** A store that stands still, and a backup of it. Tests that change one take a copy. */
const shop = await shopWithData();
const whole = await backupOf(shop);
/** A store that was made of it. */
const restored = await newShop();
await restoreBackup({ settings: restored, source: whole, log });

test('a backup comes back whole: accounts, photos, jobs, secrets', async () => {
  expect(await look(restored)).toEqual({ emails: ['ada@example.test'], waitingJobs: 1 });
  const files = join(restored.DATA_DIR, 'files/objects');
  expect(await readFile(join(files, 'o/ab/photo.jpg'), 'utf8')).toBe('photo');
  expect(await readFile(join(files, 'r/cd/rendition.webp'), 'utf8')).toBe('rendition');
  expect(await readFile(join(restored.DATA_DIR, 'secrets.json'), 'utf8')).toBe('{"kept":true}');
  expect((await readdir(restored.DATA_DIR)).sort()).toEqual([
    'files',
    'pay-releases',
    'postgres',
    'postgres.log',
    'secrets.json',
  ]);
});

test('other accounts of the computer read no original of what was restored', async () => {
  const { mode } = await stat(join(restored.DATA_DIR, 'files'));
  expect(mode & 0o077).toBe(0);
});

test('a backup says whether it holds what tells faces apart', async () => {
  const manifest: unknown = JSON.parse(await readFile(join(whole, 'manifest.json'), 'utf8'));
  expect(manifest).toMatchObject({ faceDescriptors: 1 });
});

test('builds of the SDK that pages have pinned come back, half copies do not', async () => {
  const kept = join(restored.DATA_DIR, 'pay-releases');
  expect(await filesBelow(kept)).toEqual([`${release}/browser/sri.json`]);
});

test('photos of a bucket stay there, builds of the SDK do not', async () => {
  const bucket = { ...shop, S3_BUCKET: 'photos' };
  const target = await backupOf(bucket);
  expect(await filesBelow(join(target, 'files'))).toEqual([]);
  expect(await filesBelow(join(target, 'pay-releases'))).toHaveLength(1);
  const settings = await newShop();
  await expect(restoreBackup({ settings, source: target, log })).rejects.toThrow(
    'S3_BUCKET is not set',
  );
});

test('a restored gateway opens the cards that it had, and works on', async () => {
  const before = await newShop();
  await withGateway(before, (call) =>
    call('/customers', {
      customer: {
        id: 'ada',
        credit_card: { token: 'adas', number: '4000111111111511', expiration_date: '12/2034' },
      },
    }),
  );
  await withOwnDatabase(before.DATA_DIR, (connection) =>
    migrateStore(connectionUrl(connection), { log }),
  );
  const other = await newShop();
  await restoreBackup({ settings: other, source: await backupOf(before), log });
  const sale = await withGateway(other, (call) =>
    call('/transactions', {
      transaction: { type: 'sale', amount: '10.00', payment_method_token: 'adas' },
    }),
  );
  // Only the number itself says that this card is one of fraud.
  expect(sale).toContain('<gateway-rejection-reason>fraud</gateway-rejection-reason>');
  const counted = await withGateway(other, (call) => call('/customers/advanced_search_ids', {}));
  expect(counted).toContain('<item>ada</item>');
});

test('uploads that are under way are no part of a backup', async () => {
  expect(await filesBelow(join(whole, 'files'))).toHaveLength(2);
});

test('a store is backed up while it runs, and goes on running', async () => {
  const server = await startEmbeddedPostgres({ dataDir: shop.DATA_DIR, log });
  onTestFinished(() => server.stop());
  const target = await backupOf(shop);
  expect(await readFile(join(target, 'manifest.json'), 'utf8')).toContain('accounts');
  const { connection } = server;
  expect(await isDatabaseEmpty({ connection, schemas: ['public'] })).toBe(false);
});

test('the checksums can be checked without us', async () => {
  const check = promisify(execFile)('sha256sum', ['--check', 'SHA256SUMS'], { cwd: whole });
  expect((await check).stdout).toContain('manifest.json: OK');
});

test('the database of DATABASE_URL is backed up, and restored only when it is empty', async () => {
  const { db, connection, empty } = await createTestDatabase({ poolSize: 2 });
  await putAccount(db);
  const settings = { ...(await newShop()), DATABASE_URL: connectionUrl(connection) };
  const source = await backupOf(settings);
  await expect(restoreBackup({ settings, source, log })).rejects.toThrow('is not empty');
  await empty();
  await restoreBackup({ settings, source, log });
  const { rows } = await sql`select email from accounts`.execute(db);
  expect(rows).toEqual([{ email: 'ada@example.test' }]);
});

test('a second backup shares the files that it has in common with the first', async () => {
  await putFile(shop, 'o/ef/new.jpg', 'another photo');
  const second = join(await temporaryFolder(), 'second');
  await makeBackup({ settings: shop, target: second, previous: whole });
  const inode = async (folder: string): Promise<number> =>
    (await stat(join(folder, 'files/o/ab/photo.jpg'))).ino;
  expect(await inode(second)).toBe(await inode(whole));
  const checksums = await readChecksums(second);
  expect(checksums.get('files/o/ef/new.jpg')).toBe(
    await hashFile(join(second, 'files/o/ef/new.jpg')),
  );
  expect(await findDamage(second, checksums)).toEqual([]);
});

test('a restore never writes over anything', async () => {
  const used = await newShop();
  await putFile(used, 'o/mine.jpg', 'mine');
  await expect(restoreBackup({ settings: used, source: whole, log })).rejects.toThrow(
    'is not empty',
  );
  expect(await readdir(used.DATA_DIR)).toEqual(['files']);
});

test('nothing is no backup: without a database none is made, and one without tables is refused', async () => {
  const nowhere = await newShop();
  await expect(backupOf(nowhere)).rejects.toThrow('DATABASE_URL is not set');
  await expect(stat(nowhere.DATA_DIR)).rejects.toThrow('ENOENT');
  const { db, connection } = await createTestDatabase();
  await sql`drop table schema_migrations`.execute(db);
  const bare = { ...nowhere, DATABASE_URL: connectionUrl(connection) };
  await expect(backupOf(bare)).rejects.toThrow('holds no Albumen');
});

test('a backup is never written over another one', async () => {
  await expect(makeBackup({ settings: shop, target: whole })).rejects.toThrow('is not empty');
});

test('one changed byte anywhere in a backup is found before anything is restored', async () => {
  const target = await copyOf(whole);
  for (const path of [
    'files/o/ab/photo.jpg',
    'database/public.accounts.copy.gz',
    'manifest.json',
  ]) {
    const bytes = await readFile(join(target, path));
    await writeFile(join(target, path), Buffer.concat([bytes, Buffer.from(' ')]));
    const other = await newShop();
    await expect(restoreBackup({ settings: other, source: target, log })).rejects.toThrow(path);
    await expect(stat(other.DATA_DIR)).rejects.toThrow('ENOENT');
    await writeFile(join(target, path), bytes);
  }
});

test('a backup of an earlier version is brought to this one', async () => {
  const old = await newShop();
  await withOwnDatabase(old.DATA_DIR, (connection) =>
    migrateStore(connectionUrl(connection), { log, through: '0001-accounts' }),
  );
  await inDatabase(old, putAccount);
  const target = await backupOf(old);
  const lines: string[] = [];
  const other = await newShop();
  await restoreBackup({ settings: other, source: target, log: (line) => lines.push(line) });
  expect(lines).toContain('Migrated 0002-galleries');
  expect(await look(other)).toMatchObject({ emails: ['ada@example.test'] });
});

test('a database that was migrated beyond the backup is refused before anything is restored', async () => {
  const source = await withOtherMigrations((migrations) => migrations.slice(0, -1));
  const { connection } = await createTestDatabase();
  const settings = { ...(await newShop()), DATABASE_URL: connectionUrl(connection) };
  await expect(restoreBackup({ settings, source, log })).rejects.toThrow(
    'is ahead of the backup; restore into one that migrate has not seen',
  );
  await expect(stat(settings.DATA_DIR)).rejects.toThrow('ENOENT');
});

test('a backup of a newer version is refused', async () => {
  const future = { name: '9999-future', checksum: 'unknown' };
  const target = await withOtherMigrations((migrations) => [...migrations, future]);
  const other = await newShop();
  await expect(restoreBackup({ settings: other, source: target, log })).rejects.toThrow(
    'newer version',
  );
  expect(() => refuseUnfinishedRestore(other.DATA_DIR)).toThrow('did not finish');
});

async function backupOf(settings: Settings): Promise<string> {
  const target = join(await temporaryFolder(), 'backup');
  await makeBackup({ settings, target });
  return target;
}

async function copyOf(backup: string): Promise<string> {
  const copy = join(await temporaryFolder(), 'copy');
  await cp(backup, copy, { recursive: true });
  return copy;
}

/** A backup that says to be of another version. */
async function withOtherMigrations(change: (migrations: object[]) => object[]): Promise<string> {
  const target = await copyOf(whole);
  // Written by the backup above.
  const manifest = JSON.parse(await readFile(join(target, 'manifest.json'), 'utf8')) as {
    migrations: object[];
  };
  const migrations = change(manifest.migrations);
  await writeFile(join(target, 'manifest.json'), JSON.stringify({ ...manifest, migrations }));
  await renewChecksum(target, 'manifest.json');
  return target;
}

/** As somebody would who forges a whole backup: its sums agree. */
async function renewChecksum(backup: string, path: string): Promise<void> {
  const sums = join(backup, 'SHA256SUMS');
  const lines = (await readFile(sums, 'utf8')).split('\n').filter((line) => !line.endsWith(path));
  await writeFile(sums, [...lines, `${await hashFile(join(backup, path))}  ${path}`].join('\n'));
}
