import type { InvitationForm, ListedOperator } from '@albumen/contract/endpoints/operators';
import type { OperatorRole } from '@albumen/contract/rights';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { operatorName } from '../../http/actor.ts';
import { fail } from '../../http/problem-error.ts';
import { operatorOf } from '../../http/rights.ts';
import type { Visit } from '../../http/visit.ts';
import { newId } from '../../ids.ts';
import { mailLater } from '../../mail-jobs.ts';
import { operatorInvitationMail } from '../../third-parties/mail/operator-mails.ts';
import { recordChange, type AuditedChange } from '../audit/audit.service.ts';
import { resetApp } from '../credentials/reset-app.service.ts';
import { operatorSettingsPath } from './operator-holder.ts';
import { makeLink } from './operator-links.service.ts';
import { deleteSessionsOf } from './operator-sessions.queries.ts';
import * as queries from './operators.queries.ts';

type Needs = Pick<Dependencies, 'db' | 'jobs' | 'settings'>;

const weekMs = 7 * 86_400_000;

export async function listOperators({ db }: Pick<Needs, 'db'>): Promise<ListedOperator[]> {
  const rows = await queries.listOperators(db);
  return rows.map(({ invitedAt, joinedAt, sessions, apps, ...row }) => ({
    ...row,
    invitedAt: invitedAt.toISOString(),
    joinedAt: joinedAt?.toISOString() ?? null,
    sessions: Number(sessions),
    hasSecondFactor: Number(apps) > 0,
  }));
}

/** The form's own rules hold already. */
export async function inviteOperator(
  deps: Needs,
  visit: Visit,
  form: InvitationForm,
): Promise<void> {
  const { email = '', name = '' } = form;
  const role = form.role as OperatorRole; // one of them, by the form's rules
  const operator = { id: newId(), email: email.trim().toLowerCase(), name: name.trim(), role };
  await deps.db.transaction().execute(async (trx) => {
    await queries.lockOperators(trx);
    if ((await queries.findByEmail(trx, operator.email)) !== undefined) {
      fail('invalidForm', { fields: { email: ['This is an operator already.'] } });
    }
    await queries.insertOperator(trx, operator);
    await record(trx, visit, { action: 'operator.invite', operator, after: { role } });
    await mailInvitation(trx, deps, { visit, operator });
  });
}

/** False for an operator who has signed in before: the ordinary link does for those. */
export async function remindOperator(deps: Needs, visit: Visit, id: string): Promise<boolean> {
  return deps.db.transaction().execute(async (trx) => {
    const operator = await findOrFail(trx, id);
    if (operator.joinedAt !== null) return false;
    await mailInvitation(trx, deps, { visit, operator });
    return true;
  });
}

interface Invited {
  visit: Visit;
  operator: { id: string; email: string; role: OperatorRole };
}

async function mailInvitation(
  trx: Kysely<Tables>,
  deps: Needs,
  { visit, operator: { id, email, role } }: Invited,
): Promise<void> {
  const url = await makeLink(trx, { visit, operatorId: id, validForMs: weekMs });
  const invitedBy = operatorOf(visit).name;
  const content = operatorInvitationMail(visit.labBrand, {
    url,
    validForMs: weekMs,
    role,
    invitedBy,
  });
  await mailLater(trx, deps, { to: email, content });
}

/** The next call of that operator is judged by the new role. */
export async function changeRole(
  deps: Needs,
  visit: Visit,
  { id, role }: { id: string; role: OperatorRole },
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    await queries.lockOperators(trx);
    const operator = await findOrFail(trx, id);
    if (operator.role === role) return;
    await keepAnAdministrator(trx, operator);
    await queries.updateRole(trx, id, role);
    const [before, after] = [{ role: operator.role }, { role }];
    await record(trx, visit, { action: 'operator.role', operator, before, after });
  });
}

export async function removeOperator(deps: Needs, visit: Visit, id: string): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    await queries.lockOperators(trx);
    const operator = await findOrFail(trx, id);
    await keepAnAdministrator(trx, operator);
    await queries.markRemoved(trx, id);
    await deleteSessionsOf(trx, id);
    const before = { role: operator.role };
    await record(trx, visit, { action: 'operator.remove', operator, before });
  });
}

/** False when nobody was signed in. */
export async function signOutEverywhere(deps: Needs, visit: Visit, id: string): Promise<boolean> {
  return deps.db.transaction().execute(async (trx) => {
    const operator = await findOrFail(trx, id);
    const sessions = await deleteSessionsOf(trx, id);
    if (sessions === 0) return false;
    await record(trx, visit, { action: 'operator.sign-out', operator, before: { sessions } });
    return true;
  });
}

/** Another's: one's own is removed where a proof is asked for. */
export async function resetSecondFactor(
  deps: Needs & Pick<Dependencies, 'clock'>,
  visit: Visit,
  id: string,
): Promise<boolean> {
  if (operatorOf(visit).id === id) fail('ownSecondFactor');
  return deps.db.transaction().execute(async (trx) => {
    const { email } = await findOrFail(trx, id);
    const holder = { kind: 'operator', id } as const;
    const { labBrand } = visit;
    const whose = { holder, email, labBrand, settingsPath: operatorSettingsPath };
    return resetApp(trx, deps, { visit, ...whose });
  });
}

interface Recorded extends Pick<AuditedChange, 'action' | 'before' | 'after'> {
  operator: { id: string; email: string; name: string };
}

async function record(
  trx: Kysely<Tables>,
  visit: Visit,
  { operator, ...change }: Recorded,
): Promise<void> {
  const subject = { subjectId: operator.id, subjectName: operatorName(operator) };
  await recordChange(trx, visit, { ...change, ...subject });
}

async function findOrFail(trx: Kysely<Tables>, id: string) {
  return (await queries.findById(trx, id)) ?? fail('notFound');
}

/** Of those who have signed in before: nobody is to wait for an invitation to be read. */
async function keepAnAdministrator(
  trx: Kysely<Tables>,
  { id, role }: { id: string; role: OperatorRole },
): Promise<void> {
  if (role !== 'administrator') return;
  const others = await queries.listByRole(trx, 'administrator');
  if (!others.some((other) => other.id !== id && other.joinedAt !== null)) {
    fail('lastAdministrator');
  }
}
