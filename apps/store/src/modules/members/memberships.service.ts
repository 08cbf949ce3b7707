import type { Membership } from '@albumen/contract/endpoints/studio';
import type { Dependencies } from '../../dependencies.ts';
import { accountOf } from '../../http/guards.ts';
import { fail } from '../../http/problem-error.ts';
import type { Visit } from '../../http/visit.ts';
import { hashToken } from '../../ids.ts';
import { recordChange } from '../audit/audit.service.ts';
import * as queries from './members.queries.ts';
import { studioName } from '../../studio-name.ts';

type Needs = Pick<Dependencies, 'db'>;

/** The studios of others that the caller works in. */
export async function listMemberships({ db }: Needs, visit: Visit): Promise<Membership[]> {
  const rows = await queries.listMemberships(db, accountOf(visit).id);
  return rows.map((row) => ({
    id: row.id,
    role: row.role,
    name: studioName(row),
    isCurrent: row.id === visit.worksFor?.account.id,
  }));
}

/** The invitation is for whoever owns the mailbox that it was sent to. */
export async function acceptInvitation({ db }: Needs, visit: Visit, token: string): Promise<void> {
  const account = accountOf(visit);
  const sessionId = visit.session?.id ?? fail('notSignedIn');
  await db.transaction().execute(async (trx) => {
    const found = await queries.lockInvitation(trx, hashToken(token), visit.labBrand);
    if (found === undefined) fail('linkInvalid');
    const { email, role, studioId } = found;
    if (email !== account.email) fail('invitationForAnother', { params: { email } });
    await queries.insertMember(trx, { studioId, accountId: account.id, role });
    await queries.deleteInvitation(trx, studioId, found.id);
    await queries.switchSession(trx, { sessionId, studioId, accountId: account.id });
    const subject = { subjectId: studioId, subjectName: studioName(found) };
    await recordChange(trx, visit, { action: 'member.join', ...subject, after: { role } });
  });
}

export async function switchStudio(
  { db }: Needs,
  visit: Visit,
  studioId: string | undefined,
): Promise<void> {
  const accountId = accountOf(visit).id;
  const sessionId = visit.session?.id ?? fail('notSignedIn');
  await db.transaction().execute(async (trx) => {
    const isMember =
      studioId === undefined || (await queries.findStudio(trx, { studioId, accountId }));
    if (!isMember) fail('notFound');
    const chosen = studioId === undefined ? {} : { studioId };
    await queries.switchSession(trx, { sessionId, accountId, ...chosen });
  });
}

/** False where the caller is no member there. */
export async function leaveStudio({ db }: Needs, visit: Visit, studioId: string): Promise<boolean> {
  const { id: accountId } = accountOf(visit);
  return db.transaction().execute(async (trx) => {
    const studio = await queries.findStudio(trx, { studioId, accountId });
    if (studio === undefined) return false;
    await queries.deleteMember(trx, studioId, accountId);
    const subject = { subjectId: studioId, subjectName: studioName(studio) };
    const before = { role: studio.role };
    await recordChange(trx, visit, { action: 'member.leave', ...subject, before });
    return true;
  });
}
