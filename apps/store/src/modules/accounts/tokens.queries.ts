import type { LabBrand } from '@albumen/contract/brands';
import { sql, type Kysely } from 'kysely';
import type { Tables, TokenPurpose } from '../../db/tables.ts';

interface NewToken {
  tokenHash: Buffer;
  purpose: TokenPurpose;
  accountId: string | null;
  labBrand: LabBrand;
  targetEmail: string;
  redirectPath: string;
  sessionId: string | null;
  lifetimeSeconds: number;
}

export async function insertToken(db: Kysely<Tables>, token: NewToken): Promise<void> {
  const { lifetimeSeconds, ...row } = token;
  const expiresAt = sql<Date>`now() + make_interval(secs => ${lifetimeSeconds})`;
  await db
    .insertInto('accountTokens')
    .values({ ...row, expiresAt })
    .execute();
}

interface TokenFilter {
  tokenHash: Buffer;
  labBrand: LabBrand;
  purposes: readonly TokenPurpose[];
}

function live(db: Kysely<Tables>, { tokenHash, labBrand, purposes }: TokenFilter) {
  return db
    .selectFrom('accountTokens')
    .selectAll()
    .where('tokenHash', '=', tokenHash)
    .where('labBrand', '=', labBrand)
    .where('purpose', 'in', purposes)
    .where('redeemedAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`now()`);
}

export function findToken(db: Kysely<Tables>, filter: TokenFilter) {
  return live(db, filter).executeTakeFirst();
}

/** One of two callers at once gets the row. */
export async function redeemToken(db: Kysely<Tables>, filter: TokenFilter) {
  const row = await live(db, filter).forUpdate().executeTakeFirst();
  if (row === undefined) return undefined;
  await db
    .updateTable('accountTokens')
    .set({ redeemedAt: sql<Date>`now()` })
    .where('tokenHash', '=', filter.tokenHash)
    .execute();
  return row;
}

/** A new link of a kind makes the older ones of that account worthless. */
export async function dropTokens(
  db: Kysely<Tables>,
  accountId: string,
  purposes: readonly TokenPurpose[],
): Promise<void> {
  await db
    .deleteFrom('accountTokens')
    .where('accountId', '=', accountId)
    .where('purpose', 'in', purposes)
    .execute();
}

export async function pendingEmailOf(
  db: Kysely<Tables>,
  accountId: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('accountTokens')
    .select('targetEmail')
    .where('accountId', '=', accountId)
    .where('purpose', '=', 'change-email')
    .where('redeemedAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row?.targetEmail ?? null;
}
