import { jobsSchema } from '@albumen/server-kit/jobs';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

const mostOfEach = 10;
const mostMails = 50;

export interface Wanted {
  /** For `ilike`. */
  pattern: string;
  /** Ids that were typed, or stand in a pasted address. */
  ids: readonly string[];
}

/** Nothing has this id: a list in SQL is never empty. */
const idsOf = ({ ids }: Wanted) => (ids.length === 0 ? [''] : ids);

export function findOrders(db: Kysely<Tables>, wanted: Wanted) {
  return db
    .selectFrom('orders')
    .select(['id', 'labBrand', 'reference', 'contactName', 'email'])
    .where((row) =>
      row.or([
        row('reference', 'ilike', wanted.pattern),
        row('email', 'ilike', wanted.pattern),
        row('contactName', 'ilike', wanted.pattern),
        row('id', 'in', idsOf(wanted)),
        row('checkoutId', 'in', idsOf(wanted)),
        row('id', 'in', atLab(db, wanted)),
      ]),
    )
    .orderBy('createdAt', 'desc')
    .limit(mostOfEach)
    .execute();
}

/** By what the lab calls its part of an order, or by what stands on a parcel. */
function atLab(db: Kysely<Tables>, { pattern }: Wanted) {
  const isOnParcel = sql<boolean>`exists (
    select from jsonb_array_elements(parcels) parcel where parcel->>'trackingNumber' ilike ${pattern}
  )`;
  return db
    .selectFrom('labOrders')
    .select('orderId')
    .where((row) =>
      row.or([
        row('reference', 'ilike', pattern),
        row('labReference', 'ilike', pattern),
        isOnParcel,
      ]),
    );
}

export function findLinks(db: Kysely<Tables>, wanted: Wanted) {
  return db
    .selectFrom('paymentLinks')
    .select(['id', 'labBrand', 'reference', 'payerName', 'purpose'])
    .where((row) =>
      row.or([
        row('reference', 'ilike', wanted.pattern),
        row('payerEmail', 'ilike', wanted.pattern),
        row('payerName', 'ilike', wanted.pattern),
        row('id', 'in', idsOf(wanted)),
      ]),
    )
    .orderBy('createdAt', 'desc')
    .limit(mostOfEach)
    .execute();
}

/** Payments lead to what they paid for. */
export function findCharges(db: Kysely<Tables>, wanted: Wanted) {
  return db
    .selectFrom('paymentAttempts')
    .leftJoin('orders', 'orders.id', 'paymentAttempts.orderId')
    .leftJoin('paymentLinks', 'paymentLinks.id', 'paymentAttempts.linkId')
    .select([
      'paymentAttempts.orderId',
      'paymentAttempts.linkId',
      'paymentAttempts.reference',
      'paymentAttempts.transactionId',
      'orders.labBrand as orderBrand',
      'orders.reference as orderReference',
      'paymentLinks.labBrand as linkBrand',
      'paymentLinks.reference as linkReference',
    ])
    .where((row) =>
      row.or([
        row('paymentAttempts.reference', 'ilike', wanted.pattern),
        row('transactionId', 'ilike', wanted.pattern),
        row('paymentId', 'ilike', wanted.pattern),
        row('paymentAttempts.payerEmail', 'ilike', wanted.pattern),
      ]),
    )
    .orderBy('claimedAt', 'desc')
    .limit(mostOfEach)
    .execute();
}

export function findAccounts(db: Kysely<Tables>, wanted: Wanted) {
  return db
    .selectFrom('accounts')
    .select(['id', 'labBrand', 'email', 'firstName', 'lastName', 'companyName'])
    .where((row) =>
      row.or([
        row('email', 'ilike', wanted.pattern),
        row('companyName', 'ilike', wanted.pattern),
        row(sql<string>`first_name || ' ' || last_name`, 'ilike', wanted.pattern),
        row('id', 'in', idsOf(wanted)),
      ]),
    )
    .orderBy('createdAt', 'desc')
    .limit(mostOfEach)
    .execute();
}

/** Galleries lead to their owner. */
export function findGalleries(db: Kysely<Tables>, wanted: Wanted) {
  return db
    .selectFrom('galleries')
    .innerJoin('accounts', 'accounts.id', 'galleries.accountId')
    .select(['accounts.id', 'accounts.labBrand', 'accounts.email', 'galleries.title'])
    .where((row) =>
      row.or([
        row('title', 'ilike', wanted.pattern),
        row('galleries.id', 'in', idsOf(wanted)),
        row('shareId', 'in', idsOf(wanted)),
      ]),
    )
    .orderBy('galleries.createdAt', 'desc')
    .limit(mostOfEach)
    .execute();
}

export function getOrder(db: Kysely<Tables>, id: string) {
  return db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
}

export function getLink(db: Kysely<Tables>, id: string) {
  return db.selectFrom('paymentLinks').selectAll().where('id', '=', id).executeTakeFirst();
}

export function getAccount(db: Kysely<Tables>, id: string) {
  return db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();
}

export function listCharges(db: Kysely<Tables>, payableId: string) {
  return db
    .selectFrom('paymentAttempts')
    .select([
      'reference',
      'status',
      'amountMinor',
      'currency',
      'method',
      'transactionId',
      'failureText',
      'claimedAt',
    ])
    .where('payableId', '=', payableId)
    .orderBy('claimedAt')
    .execute();
}

export function listAccountEvents(db: Kysely<Tables>, accountId: string) {
  return db
    .selectFrom('accountEvents')
    .select(['kind', 'happenedAt'])
    .where('accountId', '=', accountId)
    .orderBy('happenedAt')
    .execute();
}

export function listLabOrders(db: Kysely<Tables>, orderId: string) {
  return db
    .selectFrom('labOrders')
    .select(['reference', 'status', 'attempt', 'labReference', 'reason', 'updatedAt'])
    .where('orderId', '=', orderId)
    .orderBy('createdAt')
    .execute();
}

/** Those to this address that mention the reference; all of them without one. */
export function listMails(
  db: Kysely<Tables>,
  { email, reference }: { email: string; reference?: string },
) {
  return db
    .selectFrom('outboxMails')
    .select(['kind', 'subject', 'createdAt'])
    .where('toAddress', '=', email)
    .$if(reference !== undefined, (query) =>
      query.where(sql<boolean>`position(${reference ?? ''} in subject || ' ' || text) > 0`),
    )
    .orderBy('createdAt', 'desc')
    .limit(mostMails)
    .execute();
}

/** Jobs that name one of these and have not ended. */
export async function listJobs(db: Kysely<Tables>, names: readonly string[]) {
  const { rows } = await sql<{ name: string; state: string; createdAt: Date }>`
    select name, state::text as state, created_on as "createdAt" from ${sql.id(jobsSchema, 'job')}
    where state::text in ('created', 'retry', 'active')
      and exists (select from unnest(${[...names]}::text[]) wanted
        where position(to_json(wanted)::text in data::text) > 0)
    order by created_on limit 50`.execute(db);
  return rows;
}

export async function countSessions(db: Kysely<Tables>, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('sessions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('accountId', '=', accountId)
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export function countGalleries(db: Kysely<Tables>, accountId: string) {
  return db
    .selectFrom('galleries')
    .select(({ fn }) => [
      fn.countAll<number>().as('galleries'),
      sql<number>`coalesce(sum(photo_count), 0)::int`.as('photos'),
    ])
    .where('accountId', '=', accountId)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
}
