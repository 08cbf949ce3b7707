import { spawnSync } from 'node:child_process';
import { access, copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseConnection } from '@albumen/server-kit/database-connection';
import { dumpDatabase } from '@albumen/server-kit/database-dump';
import { schemas as gatewaySchemas } from '../../../apps/gateway/src/wire.ts';
import type { Settings } from '../../../apps/store/src/settings.ts';
import { filesBelow } from '../files-below.ts';
import { hashFile, readChecksums, writeChecksums, type Checksums } from './checksums.ts';
import { folders, isWanted, names, schemas, type Manifest } from './contents.ts';
import { copyFiles } from './copy-files.ts';
import { withStoreDatabase } from './database-in-use.ts';
import { refuseUnlessEmpty } from './empty-folder.ts';
import { migrationsOf } from './migrations-of.ts';

export interface BackupOptions {
  settings: Settings;
  /** A folder that is empty or not there yet. */
  target: string;
  /** Folder of an earlier backup, to share its files. */
  previous?: string;
}

export interface BackupSummary {
  tables: number;
  rows: number;
  files: number;
  /** Faces of which it holds what tells them apart. */
  faceDescriptors: number;
}

/**
 * Writes everything that store and gateway have into a folder, while it runs. First the database as of one moment,
 * then the files: they are written before the row that names them and removed long after it, so a
 * later copy of them has everything that the rows speak of. The folder gets its name when whole.
 * @throws where no store was ever: a backup of nothing must not pass for one
 */
export async function makeBackup(options: BackupOptions): Promise<BackupSummary> {
  const { settings, target } = options;
  await refuseUnlessEmpty(target);
  const draft = `${target}.unfinished`;
  const manifest = await withStoreDatabase(settings, async (connection) => {
    await rm(draft, { recursive: true, force: true });
    await mkdir(join(draft, names.database), { recursive: true, mode: 0o700 });
    return dumpStore(connection, draft, settings);
  });
  const files = await copyFolders(options, draft);
  for (const name of [names.secrets, names.gatewaySecrets]) {
    const secrets = join(settings.DATA_DIR, name);
    if (await isThere(secrets)) await copyFile(secrets, join(draft, name));
  }
  await writeFile(join(draft, names.manifest), JSON.stringify(manifest, null, 2), { flush: true });
  await writeChecksums(draft, await withOtherFiles(draft, files));

  syncDisk(draft);
  await rm(target, { recursive: true, force: true });
  await rename(draft, target);
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const { faceDescriptors } = manifest;
  return { tables: manifest.tables.length, rows, files: files.size, faceDescriptors };
}

async function dumpStore(
  connection: DatabaseConnection | string,
  draft: string,
  { S3_BUCKET }: Settings,
): Promise<Manifest> {
  const folder = join(draft, names.database);
  const migrations = await migrationsOf(connection);
  if (migrations.length === 0)
    throw new Error('The database holds no Albumen; is it the right one?');
  const { tables, sequences } = await dumpDatabase({ connection, folder, schemas, isWanted });
  const gatewayMigrations = await migrationsOf(connection, gatewaySchemas.tables);
  return {
    format: 2,
    createdAt: new Date().toISOString(),
    fileStore: S3_BUCKET === undefined ? 'local' : 's3',
    migrations: [...migrations],
    gatewayMigrations: [...gatewayMigrations],
    tables: tables.map((table) => ({ ...table, columns: [...table.columns] })),
    sequences: [...sequences],
    faceDescriptors: tables.find(({ name }) => name === 'face_descriptors')?.rows ?? 0,
  };
}

/** Their hashes by path from the backup's folder. */
async function copyFolders(
  { settings, previous }: BackupOptions,
  draft: string,
): Promise<Checksums> {
  const hashes = new Map<string, string>();
  for (const { name, place } of folders) {
    if (name === names.files && settings.S3_BUCKET !== undefined) continue;
    const copied = await copyFiles({
      from: join(settings.DATA_DIR, place),
      to: join(draft, name),
      ...(previous !== undefined && { previous: await earlierFiles(previous, name) }),
    });
    for (const [path, hash] of copied) hashes.set(`${name}/${path}`, hash);
  }
  return hashes;
}

async function earlierFiles(
  backup: string,
  name: string,
): Promise<{ folder: string; checksums: Checksums }> {
  const prefix = `${name}/`;
  const all = [...(await readChecksums(backup))].filter(([path]) => path.startsWith(prefix));
  const checksums = new Map(all.map(([path, hash]) => [path.slice(prefix.length), hash]));
  return { folder: join(backup, name), checksums };
}

async function withOtherFiles(draft: string, known: Checksums): Promise<Checksums> {
  const others = (await filesBelow(draft)).filter((path) => !known.has(path));
  const hashes = others.map(async (path) => [path, await hashFile(join(draft, path))] as const);
  return new Map([...known, ...(await Promise.all(hashes))]);
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** Node cannot sync a whole file system; a system without the command syncs by itself, later. */
function syncDisk(folder: string): void {
  spawnSync('sync', process.platform === 'linux' ? ['-f', folder] : []);
}
