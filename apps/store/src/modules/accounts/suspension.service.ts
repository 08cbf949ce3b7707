import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { ActingVisit } from '../../http/actor.ts';
import { fail } from '../../http/problem-error.ts';
import { recordChange } from '../audit/audit.service.ts';
import type { AccountDependencies } from './account-ports.ts';
import { lockAccount, updateAccount } from './accounts.queries.ts';
import { resetApp } from '../credentials/reset-app.service.ts';
import { accountSettingsPath } from './account-holder.ts';
import { deleteSessions } from './sessions.queries.ts';

type Needs = Pick<AccountDependencies, 'db' | 'clock' | 'closeAddresses'>;

/** False when it was suspended before. Photos' addresses end at once, as when an account goes. */
export async function suspendAccount(
  deps: Needs,
  visit: ActingVisit,
  { id, note }: { id: string; note: string },
): Promise<boolean> {
  return deps.db.transaction().execute(async (trx) => {
    const account = await lockOrFail(trx, id);
    if (account.suspendedAt !== null) return false;
    await updateAccount(trx, id, { suspendedAt: deps.clock.now() });
    const sessions = await deleteSessions(trx, id);
    await deps.closeAddresses(trx, id);
    const change = {
      action: 'account.suspend',
      subjectId: id,
      subjectName: account.email,
    } as const;
    await recordChange(trx, visit, { ...change, after: { note: note.trim(), sessions } });
    return true;
  });
}

/** False when it was not suspended. */
export async function restoreAccount(
  { db }: Pick<Needs, 'db'>,
  visit: ActingVisit,
  id: string,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { email, suspendedAt } = await lockOrFail(trx, id);
    if (suspendedAt === null) return false;
    await updateAccount(trx, id, { suspendedAt: null });
    const change = { action: 'account.restore', subjectId: id, subjectName: email } as const;
    await recordChange(trx, visit, { ...change, before: { suspendedAt } });
    return true;
  });
}

/** False when nobody was signed in. */
export async function signOutEverywhere(
  { db }: Pick<Needs, 'db'>,
  visit: ActingVisit,
  id: string,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { email } = await lockOrFail(trx, id);
    const sessions = await deleteSessions(trx, id);
    if (sessions === 0) return false;
    const change = { action: 'account.sign-out', subjectId: id, subjectName: email } as const;
    await recordChange(trx, visit, { ...change, before: { sessions } });
    return true;
  });
}

/** False where signing in asks for no code. */
export async function resetSecondFactor(
  deps: Pick<AccountDependencies, 'db' | 'clock' | 'jobs' | 'settings'>,
  visit: ActingVisit,
  id: string,
): Promise<boolean> {
  return deps.db.transaction().execute(async (trx) => {
    const { email, labBrand } = await lockOrFail(trx, id);
    const holder = { kind: 'account', id } as const;
    const whose = { holder, email, labBrand, settingsPath: accountSettingsPath };
    return resetApp(trx, deps, { visit, ...whose });
  });
}

async function lockOrFail(trx: Kysely<Tables>, id: string) {
  return (await lockAccount(trx, id)) ?? fail('notFound');
}
