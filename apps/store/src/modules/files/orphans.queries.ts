import { sql, type Kysely } from 'kysely';
import { fileToken } from '../../db/photo-names.ts';
import type { Tables } from '../../db/tables.ts';
import { tokenOfRenditionKey } from '../renditions/rendition-keys.ts';

/** Those of the keys that some row needs. */
export async function findOwned(
  db: Kysely<Tables>,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const tokens = keys.flatMap((key) => tokenOfRenditionKey(key) ?? []);
  const [originals, uploads, logos, renditions, proofs] = await Promise.all([
    db
      .selectFrom('photos')
      .select('originalKey')
      .where('originalKey', 'in', [...keys])
      .execute(),
    db
      .selectFrom('uploadObjects')
      .select('objectKey')
      .where('objectKey', 'in', [...keys])
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
    ...uploads.map((row) => row.objectKey),
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
