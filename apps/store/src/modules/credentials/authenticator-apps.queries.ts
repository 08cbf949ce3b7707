import { sql, type Kysely } from 'kysely';
import type { SealedRow } from '@albumen/server-kit/seal-again';
import type { Tables } from '../../db/tables.ts';
import { newId } from '../../ids.ts';
import { columnOf, type Holder, type HolderKind } from './holder.ts';

const now = sql<Date>`now()`;

export function findApp(db: Kysely<Tables>, holder: Holder) {
  return db
    .selectFrom('authenticatorApps')
    .select(['id', 'sealedSecret', 'confirmedAt'])
    .where(columnOf(holder), '=', holder.id)
    .executeTakeFirst();
}

/** Takes the place of one that was never confirmed; false where a confirmed one stands. */
export async function replaceUnconfirmedApp(
  trx: Kysely<Tables>,
  holder: Holder,
  sealedSecret: Buffer,
): Promise<boolean> {
  const column = columnOf(holder);
  await trx
    .deleteFrom('authenticatorApps')
    .where(column, '=', holder.id)
    .where('confirmedAt', 'is', null)
    .execute();
  const row = await trx
    .insertInto('authenticatorApps')
    .values({ id: newId(), [column]: holder.id, sealedSecret })
    .onConflict((conflict) => conflict.column(column).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** False for a code of that half minute or a later one that was taken before: of two callers one gets it. */
export async function takeStep(
  db: Kysely<Tables>,
  { id, step }: { id: string; step: number },
): Promise<boolean> {
  const row = await db
    .updateTable('authenticatorApps')
    .set({ lastStep: step })
    .where('id', '=', id)
    .where('lastStep', '<', step)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** False where it was confirmed before. */
export async function confirmApp(db: Kysely<Tables>, id: string): Promise<boolean> {
  const row = await db
    .updateTable('authenticatorApps')
    .set({ confirmedAt: now })
    .where('id', '=', id)
    .where('confirmedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** With its recovery codes; false where there was none. */
export async function deleteApp(trx: Kysely<Tables>, holder: Holder): Promise<boolean> {
  await deleteRecoveryCodes(trx, holder);
  const row = await trx
    .deleteFrom('authenticatorApps')
    .where(columnOf(holder), '=', holder.id)
    .returning('confirmedAt')
    .executeTakeFirst();
  return row?.confirmedAt != null;
}

async function deleteRecoveryCodes(trx: Kysely<Tables>, holder: Holder): Promise<void> {
  await trx.deleteFrom('recoveryCodes').where(columnOf(holder), '=', holder.id).execute();
}

export async function replaceRecoveryCodes(
  trx: Kysely<Tables>,
  holder: Holder,
  codeHashes: readonly Buffer[],
): Promise<void> {
  await deleteRecoveryCodes(trx, holder);
  const rows = codeHashes.map((codeHash) => ({ codeHash, [columnOf(holder)]: holder.id }));
  await trx.insertInto('recoveryCodes').values(rows).execute();
}

/** One of two callers gets it. */
export async function redeemRecoveryCode(
  db: Kysely<Tables>,
  holder: Holder,
  codeHash: Buffer,
): Promise<boolean> {
  const row = await db
    .updateTable('recoveryCodes')
    .set({ usedAt: now })
    .where('codeHash', '=', codeHash)
    .where(columnOf(holder), '=', holder.id)
    .where('usedAt', 'is', null)
    .returning('codeHash')
    .executeTakeFirst();
  return row !== undefined;
}

export async function countRecoveryCodes(db: Kysely<Tables>, holder: Holder): Promise<number> {
  const { left } = await db
    .selectFrom('recoveryCodes')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where(columnOf(holder), '=', holder.id)
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(left);
}

/** Of one kind of holders, by whose ids they are sealed and paged. */
export async function pageOfApps(
  db: Kysely<Tables>,
  kind: HolderKind,
  { after, limit }: { after: string; limit: number },
): Promise<SealedRow[]> {
  const column = columnOf({ kind });
  const rows = await db
    .selectFrom('authenticatorApps')
    .select([`${column} as id`, 'sealedSecret as sealed'])
    .where(column, '>', after)
    .orderBy(column)
    .limit(limit)
    .execute();
  return rows.map(({ id, sealed }) => ({ id: String(id), sealed }));
}

export async function replaceSealedSecret(
  db: Kysely<Tables>,
  holder: Holder,
  { from, to }: { from: Buffer; to: Buffer },
): Promise<void> {
  await db
    .updateTable('authenticatorApps')
    .set({ sealedSecret: to })
    .where(columnOf(holder), '=', holder.id)
    .where('sealedSecret', '=', from)
    .execute();
}
