import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';

/** True for the first caller only, whatever process it is in. */
export async function redeemBotCheckToken(db: Kysely<Tables>, token: string): Promise<boolean> {
  const tokenHash = createHash('sha256').update(token).digest();
  const inserted = await db
    .insertInto('botCheckTokens')
    .values({ tokenHash })
    .onConflict((conflict) => conflict.column('tokenHash').doNothing())
    .returning('tokenHash')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Tokens older than their lifetime are refused by their age; their rows may go. */
export async function deleteBotCheckTokensBefore(db: Kysely<Tables>, instant: Date): Promise<void> {
  await db.deleteFrom('botCheckTokens').where('usedAt', '<', instant).execute();
}
