import type { LabBrand } from '@albumen/contract/brands';
import { sql, type Kysely, type Updateable } from 'kysely';
import type { Tables } from '../../db/tables.ts';

const now = sql<Date>`now()`;

interface NewAccount {
  id: string;
  labBrand: LabBrand;
  email: string;
  firstName: string;
  lastName: string;
  companyName: string;
  passwordHash: string | null;
  isVerified: boolean;
}

/** Undefined when the brand has an account with this email already. */
export function insertAccount(db: Kysely<Tables>, { isVerified, ...account }: NewAccount) {
  return db
    .insertInto('accounts')
    .values({ ...account, ...(isVerified && { verifiedAt: now }), visitCount: 1, lastVisitAt: now })
    .onConflict((conflict) => conflict.columns(['labBrand', 'email']).doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function findByEmail(db: Kysely<Tables>, labBrand: LabBrand, email: string) {
  return db
    .selectFrom('accounts')
    .selectAll()
    .where('labBrand', '=', labBrand)
    .where('email', '=', email)
    .executeTakeFirst();
}

/** Of that lab brand only. */
export function findById(db: Kysely<Tables>, labBrand: LabBrand, id: string) {
  return db
    .selectFrom('accounts')
    .selectAll()
    .where('labBrand', '=', labBrand)
    .where('id', '=', id)
    .executeTakeFirst();
}

export function getAccount(db: Kysely<Tables>, id: string) {
  return db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

export function lockAccount(trx: Kysely<Tables>, id: string) {
  return trx
    .selectFrom('accounts')
    .select(['email', 'suspendedAt', 'labBrand'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function updateAccount(
  db: Kysely<Tables>,
  id: string,
  change: Updateable<Tables['accounts']>,
): Promise<void> {
  await db.updateTable('accounts').set(change).where('id', '=', id).execute();
}

export async function markVerified(db: Kysely<Tables>, id: string): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ verifiedAt: sql`coalesce(verified_at, now())` })
    .where('id', '=', id)
    .execute();
}

/** A visit begins after four hours of absence. */
export async function countVisit(db: Kysely<Tables>, id: string): Promise<void> {
  await db
    .updateTable('accounts')
    .set({
      visitCount: sql`visit_count + case when last_visit_at < now() - interval '4 hours' then 1 else 0 end`,
      lastVisitAt: now,
    })
    .where('id', '=', id)
    .execute();
}

export async function insertMarketingChoice(
  db: Kysely<Tables>,
  choice: { accountId: string; isOptedIn: boolean; source: string },
): Promise<void> {
  await db.insertInto('marketingChoices').values(choice).execute();
  await db
    .updateTable('accounts')
    .set({ marketingAskedAt: now })
    .where('id', '=', choice.accountId)
    .execute();
}

export async function isOptedIn(db: Kysely<Tables>, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('marketingChoices')
    .select('isOptedIn')
    .where('accountId', '=', accountId)
    .orderBy('chosenAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.isOptedIn ?? false;
}

export async function insertEvent(
  db: Kysely<Tables>,
  event: { accountId: string; kind: string; ip: string },
): Promise<void> {
  await db.insertInto('accountEvents').values(event).execute();
}

export async function scheduleDeletion(db: Kysely<Tables>, id: string, days: number) {
  const row = await db
    .updateTable('accounts')
    .set({ deletionDueAt: sql<Date>`now() + make_interval(days => ${days})` })
    .where('id', '=', id)
    .returning(sql<Date>`deletion_due_at`.as('dueAt'))
    .executeTakeFirstOrThrow();
  return row.dueAt;
}
