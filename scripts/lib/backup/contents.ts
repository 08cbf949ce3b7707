import { z } from 'zod';
import { releasesFolder } from '../../../apps/gateway/src/frames/kept-releases.ts';
import { secretsFile as gatewaySecrets } from '../../../apps/gateway/src/secrets.ts';
import { schemas as gatewaySchemas } from '../../../apps/gateway/src/wire.ts';

/** What stands in the folder of a backup, beside the checksums of all of it. */
export const names = {
  manifest: 'manifest.json',
  checksums: 'SHA256SUMS',
  /** Rows, one file per table. */
  database: 'database',
  /** Originals and renditions, under their keys. */
  files: 'files',
  /** Builds of the payment SDK that pages have pinned. */
  releases: releasesFolder,
  /** Without them, sessions and signed addresses of before would be void. */
  secrets: 'secrets.json',
  /** Without them, no card and no key of the gateway's could be opened again. */
  gatewaySecrets,
} as const;

/** Where files that never change lie: in a backup, and in the folder of a store. */
export const folders = [
  { name: names.files, place: 'files/objects' },
  { name: names.releases, place: releasesFolder },
] as const;

/** The schemas of each program's jobs. */
export const jobSchemas = ['jobs', gatewaySchemas.jobs];

/** The tables that migrations make, and those of the job library; the store's and the gateway's. */
export const schemas = ['public', gatewaySchemas.tables, ...jobSchemas];

const ownJobTables = new Set(['queue', 'job', 'schedule']);

/** Everything but what migrations and the job library keep for themselves. */
export function isWanted({ schema, name }: { schema: string; name: string }): boolean {
  if (jobSchemas.includes(schema)) return ownJobTables.has(name);
  return name !== 'schema_migrations';
}

const table = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
  file: z.string(),
  rows: z.number(),
});

const migrations = z.array(z.object({ name: z.string(), checksum: z.string() }));

const sequence = z.object({
  schema: z.string(),
  name: z.string(),
  lastValue: z.string(),
  isCalled: z.boolean(),
});

/** Describes a backup; its version grows when an older program could no longer read it. */
export const manifestSchema = z.object({
  format: z.union([z.literal(1), z.literal(2)]),
  createdAt: z.iso.datetime(),
  /** Whether photos are in the backup, or in a bucket that has to be backed up by itself. */
  fileStore: z.enum(['local', 's3']),
  migrations: migrations.min(1),
  /** None where no gateway ever ran, and in backups of before there was one. */
  gatewayMigrations: migrations.default([]),
  tables: z.array(table),
  sequences: z.array(sequence),
  /** Faces of which it holds what tells them apart: biometric data, to be kept as such. */
  faceDescriptors: z.number().default(0),
});

export type Manifest = z.output<typeof manifestSchema>;
