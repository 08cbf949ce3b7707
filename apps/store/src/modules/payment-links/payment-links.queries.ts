import { sql, type Insertable, type Kysely, type Selectable, type Updateable } from 'kysely';
import type { Tables } from '../../db/tables.ts';

export type LinkRow = Selectable<Tables['paymentLinks']>;

/** What people quote; one that came to nothing leaves a gap. */
export async function nextNumber(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    select nextval('payment_link_numbers')::int as number`.execute(db);
  const number = rows[0]?.number;
  if (number === undefined) throw new Error('a sequence always answers');
  return number;
}

export function insertLink(
  trx: Kysely<Tables>,
  link: Insertable<Tables['paymentLinks']>,
): Promise<LinkRow> {
  return trx.insertInto('paymentLinks').values(link).returningAll().executeTakeFirstOrThrow();
}

export function findLink(db: Kysely<Tables>, id: string): Promise<LinkRow | undefined> {
  return db.selectFrom('paymentLinks').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Everything that changes a link or its payments takes this lock first. */
export function lockLink(trx: Kysely<Tables>, id: string): Promise<LinkRow | undefined> {
  return trx
    .selectFrom('paymentLinks')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Counted, so that a change based on an older state is a mistake that shows. */
export async function updateLink(
  trx: Kysely<Tables>,
  { id, version }: Pick<LinkRow, 'id' | 'version'>,
  change: Updateable<Tables['paymentLinks']>,
): Promise<LinkRow> {
  const row = await trx
    .updateTable('paymentLinks')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) throw new Error(`payment link ${id} changed under its lock`);
  return row;
}

export interface LinksPage {
  accountId: string;
  /** Older than this link's moment and id. */
  before: { createdAt: string; id: string } | undefined;
  count: number;
}

export function listOfAccount(
  db: Kysely<Tables>,
  { accountId, before, count }: LinksPage,
): Promise<LinkRow[]> {
  return db
    .selectFrom('paymentLinks')
    .selectAll()
    .where('accountId', '=', accountId)
    .$if(before !== undefined, (query) =>
      query.where(
        sql<boolean>`(created_at, id) < (${before?.createdAt ?? ''}::timestamptz, ${before?.id ?? ''})`,
      ),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(count)
    .execute();
}

/** Those whose time is over, the oldest first. */
export async function listExpiring(
  db: Kysely<Tables>,
  { now, count }: { now: Date; count: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('paymentLinks')
    .select('id')
    .where('status', 'in', ['open', 'awaitingPayment'])
    .where('expiresAt', '<=', now)
    .orderBy('expiresAt')
    .limit(count)
    .execute();
  return rows.map(({ id }) => id);
}

/** Who asks for the money, in the words and with the logo of today. */
export function findSender(db: Kysely<Tables>, accountId: string) {
  return db
    .selectFrom('accounts')
    .leftJoin('brands', (join) =>
      join.onRef('brands.accountId', '=', 'accounts.id').on('brands.isDefault', '=', true),
    )
    .select([
      'accounts.email',
      'accounts.firstName',
      'accounts.lastName',
      'accounts.companyName',
      'brands.businessName',
      'brands.logoStyle',
      'brands.logoKey',
      'brands.logoWidth',
      'brands.logoHeight',
      'brands.replyEmail',
    ])
    .where('accounts.id', '=', accountId)
    .executeTakeFirst();
}

export type SenderRow = NonNullable<Awaited<ReturnType<typeof findSender>>>;

/** Whether whoever asks for the money is neither suspended nor on the way out. */
export async function isSenderOpen(db: Kysely<Tables>, accountId: string | null): Promise<boolean> {
  const row = await db
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .where('deletionDueAt', 'is', null)
    .where('suspendedAt', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
