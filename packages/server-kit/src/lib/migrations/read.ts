import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MigrationFailure } from './failure.ts';

/** What `schema_migrations` remembers of a file. */
export interface AppliedMigration {
  /** File name without `.sql`. */
  name: string;
  /** SHA-256 of the text with Unix line ends, hex. */
  checksum: string;
}

export interface Migration extends AppliedMigration {
  text: string;
}

/** The folder's files in the order of their numbers. */
export async function readMigrations(folder: string): Promise<readonly Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  const numbers = files.map((file) => {
    const [, number] = /^(\d{4})-[a-z0-9-]+\.sql$/.exec(file) ?? [];
    if (number === undefined) throw new MigrationFailure(`${file} is not named NNNN-name.sql`);
    return number;
  });
  const duplicate = numbers.find((number, position) => numbers.indexOf(number) !== position);
  if (duplicate !== undefined)
    throw new MigrationFailure(`Two migrations have the number ${duplicate}`);
  return Promise.all(files.map((file) => read(folder, file)));
}

async function read(folder: string, file: string): Promise<Migration> {
  const text = (await readFile(join(folder, file), 'utf8')).replaceAll('\r\n', '\n');
  const checksum = createHash('sha256').update(text).digest('hex');
  return { name: file.replace(/\.sql$/, ''), checksum, text };
}
