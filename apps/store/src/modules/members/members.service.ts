import { randomBytes } from 'node:crypto';
import type { StudioMembers } from '@albumen/contract/endpoints/studio';
import { limits } from '@albumen/contract/limits';
import type { StudioRole } from '@albumen/contract/rights';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { accountOf } from '../../http/guards.ts';
import { fail } from '../../http/problem-error.ts';
import type { Visit } from '../../http/visit.ts';
import { hashToken, newId } from '../../ids.ts';
import { mailLater } from '../../mail-jobs.ts';
import { memberInvitationMail } from '../../third-parties/mail/member-mails.ts';
import { recordChange } from '../audit/audit.service.ts';
import * as queries from './members.queries.ts';
import { studioName } from '../../studio-name.ts';

type Needs = Pick<Dependencies, 'db' | 'jobs' | 'settings'>;

const weekMs = 7 * 86_400_000;

export async function listMembers({ db }: Pick<Needs, 'db'>, visit: Visit): Promise<StudioMembers> {
  const studio = accountOf(visit);
  const members = await queries.listMembers(db, studio.id);
  const invitations = await queries.listInvitations(db, studio.id);
  return {
    owner: { name: `${studio.firstName} ${studio.lastName}`, email: studio.email },
    members: members.map(({ id, email, firstName, lastName, role, joinedAt }) => ({
      id,
      email,
      name: `${firstName} ${lastName}`,
      role,
      joinedAt: joinedAt.toISOString(),
    })),
    invitations: invitations.map(({ expiresAt, ...invitation }) => ({
      ...invitation,
      expiresAt: expiresAt.toISOString(),
    })),
  };
}

/** The form's own rules hold already. */
export async function inviteMember(
  deps: Needs,
  visit: Visit,
  form: { email: string; role: string },
): Promise<void> {
  const studio = accountOf(visit);
  // Whoever registered with an address of somebody else must leave nobody behind in the account.
  if (!studio.isVerified) fail('verifyFirst');
  const role = form.role as StudioRole; // one of them, by the form's rules
  const email = form.email.trim().toLowerCase();
  const token = randomBytes(24).toString('base64url');
  await deps.db.transaction().execute(async (trx) => {
    await queries.lockStudio(trx, studio.id);
    await refuseTaken(trx, studio, email);
    await queries.replaceInvitation(trx, {
      id: newId(),
      studioId: studio.id,
      email,
      role,
      tokenHash: hashToken(token),
      lifetimeSeconds: weekMs / 1000,
    });
    const subject = { subjectId: studio.id, subjectName: email };
    await recordChange(trx, visit, { action: 'member.invite', ...subject, after: { role } });
    const by = visit.member ?? studio;
    const content = memberInvitationMail(visit.labBrand, {
      url: `${visit.origin}/account/invitation?token=${token}`,
      validForMs: weekMs,
      studio: studioName(studio),
      invitedBy: `${by.firstName} ${by.lastName}`,
      role,
    });
    await mailLater(trx, deps, { to: email, content });
  });
}

async function refuseTaken(
  trx: Kysely<Tables>,
  studio: { id: string; email: string },
  email: string,
): Promise<void> {
  const refuse = (words: string) => fail('invalidForm', { fields: { email: [words] } });
  if (email === studio.email) refuse('This is the address of the studio itself.');
  const members = await queries.listMembers(trx, studio.id);
  if (members.some((member) => member.email === email)) refuse('This is a member already.');
  const invitations = await queries.listInvitations(trx, studio.id);
  const others = invitations.filter((invitation) => invitation.email !== email);
  if (members.length + others.length >= limits.membersPerStudio) fail('tooManyMembers');
}

/** False where it was accepted or taken back before. */
export async function withdrawInvitation(
  { db }: Pick<Needs, 'db'>,
  visit: Visit,
  id: string,
): Promise<boolean> {
  const studio = accountOf(visit);
  return db.transaction().execute(async (trx) => {
    const email = await queries.deleteInvitation(trx, studio.id, id);
    if (email === undefined) return false;
    const subject = { subjectId: studio.id, subjectName: email };
    await recordChange(trx, visit, { action: 'member.withdraw', ...subject });
    return true;
  });
}

export async function changeRole(
  { db }: Pick<Needs, 'db'>,
  visit: Visit,
  { id, role }: { id: string; role: StudioRole },
): Promise<void> {
  const studio = accountOf(visit);
  await db.transaction().execute(async (trx) => {
    await queries.lockStudio(trx, studio.id);
    const member = (await queries.findMember(trx, studio.id, id)) ?? fail('notFound');
    if (member.role === role) return;
    await queries.updateRole(trx, { studioId: studio.id, accountId: id, role });
    const change = { before: { role: member.role }, after: { role } };
    const subject = { subjectId: id, subjectName: member.email };
    await recordChange(trx, visit, { action: 'member.role', ...subject, ...change });
  });
}

/** False where there is no such member. */
export async function removeMember(
  { db }: Pick<Needs, 'db'>,
  visit: Visit,
  id: string,
): Promise<boolean> {
  const studio = accountOf(visit);
  return db.transaction().execute(async (trx) => {
    await queries.lockStudio(trx, studio.id);
    const member = await queries.findMember(trx, studio.id, id);
    if (member === undefined) return false;
    await queries.deleteMember(trx, studio.id, id);
    const subject = { subjectId: id, subjectName: member.email };
    const before = { role: member.role };
    await recordChange(trx, visit, { action: 'member.remove', ...subject, before });
    return true;
  });
}
