import { sql, type Kysely } from 'kysely';
import { fileToken } from '../../db/photo-names.ts';
import type { Tables } from '../../db/tables.ts';
import { tokenOfRenditionKey } from '../renditions/rendition-keys.ts';

/** Those of the keys that some row needs, be it of an upload that is under way. */
export async function findOwned(
  db: Kysely<Tables>,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const [shown, uploads] = await Promise.all([
    findShown(db, keys),
    db
      .selectFrom('uploadObjects')
      .select('objectKey')
      .where('objectKey', 'in', [...keys])
      .execute(),
  ]);
  return new Set([...shown, ...uploads.map((row) => row.objectKey)]);
}

/** Those of the keys that photos, brands and proofs show. */
export async function findShown(
  db: Kysely<Tables>,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const tokens = keys.flatMap((key) => tokenOfRenditionKey(key) ?? []);
  const [originals, logos, renditions, proofs] = await Promise.all([
    db
      .selectFrom('photos')
      .select('originalKey')
      .where('originalKey', 'in', [...keys])
      .execute(),
    db
      .selectFrom('brands')
      .select('logoKey')
      .where('logoKey', 'in', [...keys])
      .execute(),
    tokens.length === 0
      ? []
      : db
          .selectFrom('photos')
          .select(fileToken.as('token'))
          .where(fileToken, 'in', tokens)
          .execute(),
    tokens.length === 0
      ? []
      : db.selectFrom('designProofs').select('token').where('token', 'in', tokens).execute(),
  ]);
  const ownedTokens = new Set([
    ...renditions.map((row) => row.token),
    ...proofs.map((row) => row.token),
  ]);
  return new Set([
    ...originals.map((row) => row.originalKey),
    ...logos.flatMap((row) => row.logoKey ?? []),
    ...keys.filter((key) => ownedTokens.has(tokenOfRenditionKey(key) ?? '')),
  ]);
}

export async function recordFindings(
  db: Kysely<Tables>,
  kind: 'orphan' | 'missing',
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  await db
    .insertInto('fileFindings')
    .values(keys.map((key) => ({ key, kind })))
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

/** Files that go with their rows, whatever was found of them before. */
export async function recordPurged(trx: Kysely<Tables>, keys: readonly string[]): Promise<void> {
  await sql`
    insert into file_findings (key, kind)
    select distinct unnest(${keys}::text[]), 'purged'
    on conflict (key) do update set kind = excluded.kind
  `.execute(trx);
}

/** In the order of their keys, a page at a time. */
export async function listPurged(
  db: Kysely<Tables>,
  after: string,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('fileFindings')
    .select('key')
    .where('kind', '=', 'purged')
    .where('key', '>', after)
    .orderBy('key')
    .limit(limit)
    .execute();
  return rows.map((row) => row.key);
}

export async function forgetFindings(db: Kysely<Tables>, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await db
    .deleteFrom('fileFindings')
    .where('key', 'in', [...keys])
    .execute();
}

/** Found at least a day ago, so a row that was still being written has long been seen. */
export async function listQuarantined(db: Kysely<Tables>): Promise<string[]> {
  const rows = await db
    .selectFrom('fileFindings')
    .select('key')
    .where('kind', '=', 'orphan')
    .where('foundAt', '<', sql<Date>`now() - interval '24 hours'`)
    .execute();
  return rows.map((row) => row.key);
}

export async function listMissing(db: Kysely<Tables>): Promise<string[]> {
  const rows = await db
    .selectFrom('fileFindings')
    .select('key')
    .where('kind', '=', 'missing')
    .execute();
  return rows.map((row) => row.key);
}

/** Photos in the order of their ids, a page at a time. */
export function listPhotoFiles(db: Kysely<Tables>, afterId: string, limit: number) {
  return db
    .selectFrom('photos')
    .select(['id', 'originalKey', 'renditions'])
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute();
}
