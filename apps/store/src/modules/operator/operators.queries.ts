import type { OperatorRole } from '@albumen/contract/rights';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

const now = sql<Date>`now()`;

/** Held by whoever makes, changes or removes an operator, so that the last administrator stays one. */
export async function lockOperators(trx: Kysely<Tables>): Promise<void> {
  await sql`lock table operators in share row exclusive mode`.execute(trx);
}

export async function insertOperator(
  db: Kysely<Tables>,
  operator: { id: string; email: string; name: string; role: OperatorRole },
): Promise<void> {
  await db.insertInto('operators').values(operator).execute();
}

function present(db: Kysely<Tables>) {
  return db
    .selectFrom('operators')
    .select(['id', 'email', 'name', 'role', 'joinedAt'])
    .where('removedAt', 'is', null);
}

export function findByEmail(db: Kysely<Tables>, email: string) {
  return present(db).where('email', '=', email).executeTakeFirst();
}

export function findById(db: Kysely<Tables>, id: string) {
  return present(db).where('id', '=', id).executeTakeFirst();
}

export function listByRole(db: Kysely<Tables>, role: OperatorRole) {
  return present(db).where('role', '=', role).execute();
}

export async function hasOperators(db: Kysely<Tables>): Promise<boolean> {
  return (await present(db).limit(1).executeTakeFirst()) !== undefined;
}

export function listOperators(db: Kysely<Tables>) {
  return db
    .selectFrom('operators')
    .leftJoin('operatorSessions', (join) =>
      join
        .onRef('operatorSessions.operatorId', '=', 'operators.id')
        .on('operatorSessions.expiresAt', '>', now),
    )
    .leftJoin('authenticatorApps', 'authenticatorApps.operatorId', 'operators.id')
    .select(({ fn }) => [
      'operators.id',
      'operators.email',
      'operators.name',
      'operators.role',
      'operators.invitedAt',
      'operators.joinedAt',
      fn.count<number>('operatorSessions.id').distinct().as('sessions'),
      fn.count<number>('authenticatorApps.confirmedAt').as('apps'),
    ])
    .where('removedAt', 'is', null)
    .groupBy('operators.id')
    .orderBy('operators.name')
    .orderBy('operators.id')
    .execute();
}

export async function updateRole(
  db: Kysely<Tables>,
  id: string,
  role: OperatorRole,
): Promise<void> {
  await db.updateTable('operators').set({ role }).where('id', '=', id).execute();
}

export async function markJoined(db: Kysely<Tables>, id: string): Promise<void> {
  await db
    .updateTable('operators')
    .set({ joinedAt: sql`coalesce(joined_at, now())` })
    .where('id', '=', id)
    .execute();
}

export async function markRemoved(db: Kysely<Tables>, id: string): Promise<void> {
  await db.updateTable('operators').set({ removedAt: now }).where('id', '=', id).execute();
  await db.deleteFrom('operatorLinks').where('operatorId', '=', id).execute();
}
