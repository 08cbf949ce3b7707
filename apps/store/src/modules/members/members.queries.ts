import type { LabBrand } from '@albumen/contract/brands';
import type { StudioRole } from '@albumen/contract/rights';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

const now = sql<Date>`now()`;

/** Held by whoever changes who the members are, so that the limit holds. */
export async function lockStudio(trx: Kysely<Tables>, studioId: string): Promise<void> {
  await trx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', studioId)
    .forNoKeyUpdate()
    .execute();
}

export function listMembers(db: Kysely<Tables>, studioId: string) {
  return db
    .selectFrom('studioMembers')
    .innerJoin('accounts', 'accounts.id', 'studioMembers.accountId')
    .select(['accounts.id', 'email', 'firstName', 'lastName', 'role', 'joinedAt'])
    .where('studioId', '=', studioId)
    .orderBy('joinedAt')
    .orderBy('accounts.id')
    .execute();
}

export function findMember(db: Kysely<Tables>, studioId: string, accountId: string) {
  return db
    .selectFrom('studioMembers')
    .innerJoin('accounts', 'accounts.id', 'studioMembers.accountId')
    .select(['accounts.id', 'email', 'firstName', 'lastName', 'role'])
    .where('studioId', '=', studioId)
    .where('accountId', '=', accountId)
    .executeTakeFirst();
}

export async function insertMember(
  db: Kysely<Tables>,
  member: { studioId: string; accountId: string; role: StudioRole },
): Promise<void> {
  await db
    .insertInto('studioMembers')
    .values(member)
    .onConflict((conflict) =>
      conflict.columns(['studioId', 'accountId']).doUpdateSet({ role: member.role }),
    )
    .execute();
}

export async function updateRole(
  db: Kysely<Tables>,
  { studioId, accountId, role }: { studioId: string; accountId: string; role: StudioRole },
): Promise<void> {
  await db
    .updateTable('studioMembers')
    .set({ role })
    .where('studioId', '=', studioId)
    .where('accountId', '=', accountId)
    .execute();
}

/** Sessions that work there leave the studio with it. */
export async function deleteMember(
  db: Kysely<Tables>,
  studioId: string,
  accountId: string,
): Promise<void> {
  await db
    .deleteFrom('studioMembers')
    .where('studioId', '=', studioId)
    .where('accountId', '=', accountId)
    .execute();
}

/** Studios that are open. */
export function listMemberships(db: Kysely<Tables>, accountId: string) {
  return db
    .selectFrom('studioMembers')
    .innerJoin('accounts', 'accounts.id', 'studioMembers.studioId')
    .select(['accounts.id', 'companyName', 'firstName', 'lastName', 'role'])
    .where('accountId', '=', accountId)
    .where('deletionDueAt', 'is', null)
    .where('suspendedAt', 'is', null)
    .orderBy('joinedAt')
    .execute();
}

/** The studio's account, open, and what the member is in it. */
export function findStudio(
  db: Kysely<Tables>,
  { studioId, accountId }: { studioId: string; accountId: string },
) {
  return db
    .selectFrom('studioMembers')
    .innerJoin('accounts', 'accounts.id', 'studioMembers.studioId')
    .select([
      'accounts.id',
      'email',
      'firstName',
      'lastName',
      'companyName',
      'verifiedAt',
      'welcomedAt',
      'whccId',
      'role',
    ])
    .where('studioId', '=', studioId)
    .where('accountId', '=', accountId)
    .where('deletionDueAt', 'is', null)
    .where('suspendedAt', 'is', null)
    .executeTakeFirst();
}

/** Without a studio the session works for its own account again. */
export async function switchSession(
  trx: Kysely<Tables>,
  { sessionId, studioId, accountId }: { sessionId: string; studioId?: string; accountId: string },
): Promise<void> {
  await trx.deleteFrom('studioSessions').where('sessionId', '=', sessionId).execute();
  if (studioId === undefined) return;
  await trx.insertInto('studioSessions').values({ sessionId, studioId, accountId }).execute();
}

interface NewInvitation {
  id: string;
  studioId: string;
  email: string;
  role: StudioRole;
  tokenHash: Buffer;
  lifetimeSeconds: number;
}

/** Takes the place of an older one to the same address. */
export async function replaceInvitation(
  trx: Kysely<Tables>,
  { lifetimeSeconds, ...invitation }: NewInvitation,
): Promise<void> {
  const { studioId, email } = invitation;
  await trx
    .deleteFrom('studioInvitations')
    .where('studioId', '=', studioId)
    .where('email', '=', email)
    .execute();
  const expiresAt = sql<Date>`now() + make_interval(secs => ${lifetimeSeconds})`;
  await trx
    .insertInto('studioInvitations')
    .values({ ...invitation, expiresAt })
    .execute();
}

export function listInvitations(db: Kysely<Tables>, studioId: string) {
  return db
    .selectFrom('studioInvitations')
    .select(['id', 'email', 'role', 'expiresAt'])
    .where('studioId', '=', studioId)
    .where('expiresAt', '>', now)
    .orderBy('email')
    .execute();
}

/** Its address; undefined where the studio has no such invitation. */
export async function deleteInvitation(
  db: Kysely<Tables>,
  studioId: string,
  id: string,
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('studioInvitations')
    .where('studioId', '=', studioId)
    .where('id', '=', id)
    .returning('email')
    .executeTakeFirst();
  return row?.email;
}

/** Held until the transaction ends, so that of two callers one gets it. */
export function lockInvitation(trx: Kysely<Tables>, tokenHash: Buffer, labBrand: LabBrand) {
  return trx
    .selectFrom('studioInvitations')
    .innerJoin('accounts', 'accounts.id', 'studioInvitations.studioId')
    .select([
      'studioInvitations.id',
      'studioInvitations.email',
      'role',
      'studioId',
      'companyName',
      'firstName',
      'lastName',
    ])
    .where('tokenHash', '=', tokenHash)
    .where('labBrand', '=', labBrand)
    .where('expiresAt', '>', now)
    .where('deletionDueAt', 'is', null)
    .where('suspendedAt', 'is', null)
    .forUpdate('studioInvitations')
    .executeTakeFirst();
}
