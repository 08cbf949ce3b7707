import { sql, type Insertable, type Kysely, type Selectable, type UpdateObject } from 'kysely';
import type { Tables } from '../../db/tables.ts';

export type AttemptRow = Selectable<Tables['paymentAttempts']>;
export type NewAttemptRow = Insertable<Tables['paymentAttempts']>;

/** Held by whoever writes it, until the transaction ends. */
export function insertAttempt(trx: Kysely<Tables>, attempt: NewAttemptRow): Promise<AttemptRow> {
  return trx.insertInto('paymentAttempts').values(attempt).returningAll().executeTakeFirstOrThrow();
}

export function findAttempt(db: Kysely<Tables>, id: string): Promise<AttemptRow | undefined> {
  return db.selectFrom('paymentAttempts').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Called behind its payable's lock; submissions may still be tied to the attempt. */
export function lockAttempt(trx: Kysely<Tables>, id: string): Promise<AttemptRow> {
  return trx
    .selectFrom('paymentAttempts')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

function attemptsOf(db: Kysely<Tables>, payableId: string) {
  return db.selectFrom('paymentAttempts').selectAll().where('payableId', '=', payableId);
}

export function findNewestAttempt(
  db: Kysely<Tables>,
  payableId: string,
): Promise<AttemptRow | undefined> {
  return attemptsOf(db, payableId)
    .orderBy('claimedAt', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** The one that is on its way, or whose money is awaited; a payable has at most one. */
export function findOpenAttempt(
  db: Kysely<Tables>,
  payableId: string,
): Promise<AttemptRow | undefined> {
  return attemptsOf(db, payableId)
    .where('status', 'in', ['claimed', 'unknown', 'pending'])
    .executeTakeFirst();
}

/** The one that paid; a payable has at most one. */
export function findChargedAttempt(
  db: Kysely<Tables>,
  payableId: string,
): Promise<AttemptRow | undefined> {
  return attemptsOf(db, payableId).where('status', '=', 'charged').executeTakeFirst();
}

/** Charged attempts of several payables. */
export function listChargedAttempts(
  db: Kysely<Tables>,
  payableIds: readonly string[],
): Promise<AttemptRow[]> {
  return db
    .selectFrom('paymentAttempts')
    .selectAll()
    .where('payableId', 'in', payableIds)
    .where('status', '=', 'charged')
    .execute();
}

export function findByReference(
  db: Kysely<Tables>,
  reference: string,
): Promise<AttemptRow | undefined> {
  return db
    .selectFrom('paymentAttempts')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
}

/** The one that a local payment of this id pays, or is to pay. */
export function findStandingOf(
  db: Kysely<Tables>,
  paymentId: string,
): Promise<AttemptRow | undefined> {
  return db
    .selectFrom('paymentAttempts')
    .selectAll()
    .where('paymentId', '=', paymentId)
    .where('status', 'not in', ['declined', 'failed'])
    .executeTakeFirst();
}

interface IdPage {
  after: string;
  count: number;
}

/** Charges that were accepted and whose money takes days: the next few by id. */
export function listAwaited(db: Kysely<Tables>, { after, count }: IdPage): Promise<AttemptRow[]> {
  return db
    .selectFrom('paymentAttempts')
    .selectAll()
    .where('status', '=', 'pending')
    .where('transactionId', 'is not', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(count)
    .execute();
}

/** Attempts in doubt that were claimed before this moment: the oldest few. */
export async function listInDoubt(
  db: Kysely<Tables>,
  { before, count }: { before: Date; count: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('paymentAttempts')
    .select('id')
    .where('status', 'in', ['claimed', 'unknown'])
    .where('claimedAt', '<', before)
    .orderBy('claimedAt')
    .limit(count)
    .execute();
  return rows.map(({ id }) => id);
}

interface LostLooks {
  /** Claimed in this stretch of time. */
  from: Date;
  before: Date;
  /** How often each is looked for. */
  looks: number;
  count: number;
}

/** Attempts that are presumed to have failed and were not looked for often enough: the oldest few. */
export async function listLostLooks(
  db: Kysely<Tables>,
  { from, before, looks, count }: LostLooks,
): Promise<string[]> {
  const rows = await db
    .selectFrom('paymentAttempts')
    .select('id')
    .where('isPresumed', '=', true)
    .where('status', 'in', ['declined', 'failed'])
    .where('looks', '<', looks)
    .where('claimedAt', '>', from)
    .where('claimedAt', '<', before)
    .orderBy('claimedAt')
    .limit(count)
    .execute();
  return rows.map(({ id }) => id);
}

/** How long ago it was claimed, by the database's clock. */
export async function getAgeMs(db: Kysely<Tables>, id: string): Promise<number> {
  const { ageMs } = await db
    .selectFrom('paymentAttempts')
    .select(sql<number>`(extract(epoch from now() - claimed_at) * 1000)::float8`.as('ageMs'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return ageMs;
}

/** Counted, so that a change based on an older state is a mistake that shows. */
export async function updateAttempt(
  trx: Kysely<Tables>,
  { id, version }: Pick<AttemptRow, 'id' | 'version'>,
  change: UpdateObject<Tables, 'paymentAttempts'>,
): Promise<AttemptRow> {
  const row = await trx
    .updateTable('paymentAttempts')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) throw new Error(`payment attempt ${id} changed under its lock`);
  return row;
}

export async function countLook(db: Kysely<Tables>, id: string): Promise<number> {
  const { looks } = await db
    .updateTable('paymentAttempts')
    .set({ looks: sql`looks + 1` })
    .where('id', '=', id)
    .returning('looks')
    .executeTakeFirstOrThrow();
  return looks;
}
