import { z } from 'zod';

/** What stands in the folder of a backup, beside the checksums of all of it. */
export const names = {
  manifest: 'manifest.json',
  checksums: 'SHA256SUMS',
  /** Rows, one file per table. */
  database: 'database',
  /** Originals and renditions, under their keys. */
  files: 'files',
  /** Without them, sessions and signed addresses of before would be void. */
  secrets: 'secrets.json',
} as const;

/** The tables that migrations make, and those of the job library. */
export const schemas = ['public', 'jobs'];

const ownJobTables = new Set(['queue', 'job', 'schedule']);

/** Everything but what migrations and the job library keep for themselves. */
export function isWanted({ schema, name }: { schema: string; name: string }): boolean {
  if (schema === 'jobs') return ownJobTables.has(name);
  return name !== 'schema_migrations';
}

const table = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
  file: z.string(),
  rows: z.number(),
});

const sequence = z.object({
  schema: z.string(),
  name: z.string(),
  lastValue: z.string(),
  isCalled: z.boolean(),
});

/** Describes a backup; its version grows when an older program could no longer read it. */
export const manifestSchema = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  /** Whether photos are in the backup, or in a bucket that has to be backed up by itself. */
  fileStore: z.enum(['local', 's3']),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })).min(1),
  tables: z.array(table),
  sequences: z.array(sequence),
});

export type Manifest = z.output<typeof manifestSchema>;
