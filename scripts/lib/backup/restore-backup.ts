import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connectionUrl, type DatabaseConnection } from '@albumen/server-kit/database-connection';
import { isDatabaseEmpty, loadDatabase } from '@albumen/server-kit/database-dump';
import { openJobs } from '@albumen/server-kit/jobs';
import type { AppliedMigration } from '@albumen/server-kit/migrations';
import { schemas as gatewaySchemas } from '../../../apps/gateway/src/wire.ts';
import type { Settings } from '../../../apps/store/src/settings.ts';
import { migrateStore } from '../serve/database.ts';
import { migrateGateway } from '../serve/gateway.ts';
import { unfinishedRestore } from '../serve/unfinished-restore.ts';
import { findDamage, readChecksums, type Checksums } from './checksums.ts';
import {
  folders,
  isWanted,
  jobSchemas,
  manifestSchema,
  names,
  schemas,
  type Manifest,
} from './contents.ts';
import { cloneFile } from './copy-files.ts';
import { withOwnDatabase } from './database-in-use.ts';
import { refuseUnlessEmpty } from './empty-folder.ts';
import { migrationsOf } from './migrations-of.ts';

export interface RestoreOptions {
  settings: Settings;
  /** Folder of the backup. */
  source: string;
  log: (line: string) => void;
}

/**
 * Brings back a backup into an empty `DATA_DIR` and an empty database: checks every byte, makes the
 * tables as they were, fills them, and then brings them to this version of the program.
 */
export async function restoreBackup({ settings, source, log }: RestoreOptions): Promise<void> {
  const { DATA_DIR } = settings;
  const DATABASE_URL = settings.DATABASE_DIRECT_URL ?? settings.DATABASE_URL;
  const manifest = await readManifest(source);
  refuseWithoutBucket(manifest, settings);
  const checksums = await readChecksums(source);
  await refuseUnlessEmpty(DATA_DIR);
  if (DATABASE_URL !== undefined) {
    await refuseUsedDatabase(DATABASE_URL);
    await refuseNewerTables(DATABASE_URL, manifest);
  }
  log(`Checking ${checksums.size} files …`);
  await refuseDamage(source, checksums);

  await mkdir(DATA_DIR, { recursive: true });
  await writeFile(unfinishedRestore(DATA_DIR), '');
  log('Copying …');
  await copyBack(source, DATA_DIR, checksums);
  const fill = (connection: DatabaseConnection | string): Promise<void> =>
    fillDatabase(connection, { source, manifest, log });
  await (DATABASE_URL === undefined ? withOwnDatabase(DATA_DIR, fill) : fill(DATABASE_URL));
  await rm(unfinishedRestore(DATA_DIR));
}

async function readManifest(source: string): Promise<Manifest> {
  const text = await readFile(join(source, names.manifest), 'utf8').catch(() => {
    throw new Error(`${source} is no backup: it has no ${names.manifest}.`);
  });
  const parsed = manifestSchema.safeParse(JSON.parse(text));
  if (parsed.success) return parsed.data;
  throw new Error(`${source} was made by a version of Albumen that this one does not know.`);
}

/** Whoever forgot the settings would get a store without photos, in a database that was made for it. */
function refuseWithoutBucket({ fileStore }: Manifest, { S3_BUCKET }: Settings): void {
  if (fileStore === 'local' || S3_BUCKET !== undefined) return;
  throw new Error(
    'The photos of this backup lie in a bucket, and S3_BUCKET is not set. Is it run with the settings of the store?',
  );
}

async function refuseUsedDatabase(connection: string): Promise<void> {
  if (await isDatabaseEmpty({ connection, schemas, isWanted: holdsWork })) return;
  throw new Error('The database of DATABASE_URL is not empty; restore into a new one.');
}

/** The tables of a database that `migrate` has seen are this version's; those of an earlier backup were others. */
async function refuseNewerTables(
  connection: string,
  { migrations, gatewayMigrations }: Manifest,
): Promise<void> {
  const applied = await migrationsOf(connection);
  const ofGateway = await migrationsOf(connection, gatewaySchemas.tables);
  const isAhead =
    applied.length > migrations.length ||
    (gatewayMigrations.length > 0 && ofGateway.length > gatewayMigrations.length);
  if (!isAhead) return;
  throw new Error(
    'The database of DATABASE_URL is ahead of the backup; restore into one that migrate has not seen.',
  );
}

/** Queues are made by every start; jobs and rows only by use. */
function holdsWork(table: { schema: string; name: string }): boolean {
  return isWanted(table) && (!jobSchemas.includes(table.schema) || table.name === 'job');
}

async function refuseDamage(source: string, checksums: Checksums): Promise<void> {
  const damaged = await findDamage(source, checksums);
  if (damaged.length === 0) return;
  const some = damaged.slice(0, 10).join('\n  ');
  throw new Error(`${damaged.length} file(s) of the backup are missing or damaged:\n  ${some}`);
}

async function copyBack(source: string, dataDir: string, checksums: Checksums): Promise<void> {
  for (const path of checksums.keys()) {
    const isSecret = path === names.secrets || path === names.gatewaySecrets;
    if (isSecret) await cloneFile(join(source, path), join(dataDir, path));
    const folder = folders.find(({ name }) => path.startsWith(`${name}/`));
    if (!folder) continue;
    const key = path.slice(folder.name.length + 1);
    await cloneFile(join(source, path), join(dataDir, folder.place, key));
  }
}

async function fillDatabase(
  connection: DatabaseConnection | string,
  { source, manifest, log }: { source: string; manifest: Manifest } & Pick<RestoreOptions, 'log'>,
): Promise<void> {
  const url = typeof connection === 'string' ? connection : connectionUrl(connection);
  await makeTables(connection, manifest);
  log('Loading the database …');
  await loadDatabase({ connection, folder: join(source, names.database), contents: manifest });
  await migrateStore(url, { log });
  await migrateGateway(url, { log });
}

/** The tables of store and gateway as they were when the backup was made. */
async function makeTables(
  connection: DatabaseConnection | string,
  { migrations, gatewayMigrations }: Manifest,
): Promise<void> {
  const url = typeof connection === 'string' ? connection : connectionUrl(connection);
  await migrateStore(url, upTo(migrations));
  refuseOtherTables(await migrationsOf(connection), migrations);
  await makeJobTables(connection);
  if (gatewayMigrations.length === 0) return;
  await migrateGateway(url, upTo(gatewayMigrations));
  refuseOtherTables(await migrationsOf(connection, gatewaySchemas.tables), gatewayMigrations);
  await makeJobTables(connection, gatewaySchemas.jobs);
}

function upTo(migrations: readonly AppliedMigration[]) {
  const last = migrations.at(-1)?.name;
  return { log: () => undefined, ...(last === undefined ? {} : { through: last }) };
}

/** The rows fit only tables made by the very same migrations. */
function refuseOtherTables(
  applied: readonly AppliedMigration[],
  migrations: readonly AppliedMigration[],
): void {
  const isSame =
    applied.length === migrations.length &&
    applied.every(({ checksum }, position) => checksum === migrations[position]?.checksum);
  if (isSame) return;
  throw new Error('The backup was made by a newer version of Albumen. Restore it with that one.');
}

async function makeJobTables(
  connection: DatabaseConnection | string,
  schema?: string,
): Promise<void> {
  const jobs = await openJobs({
    connection,
    definitions: [],
    role: 'sender',
    onError: (error) => process.emitWarning(error),
    ...(schema !== undefined && { schema }),
  });
  await jobs.stop({ drainMs: 0 });
}
