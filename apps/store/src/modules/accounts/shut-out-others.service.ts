import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Visit } from '../../http/visit.ts';
import { mailLater } from '../../mail-jobs.ts';
import { passwordRemovedMail } from '../../third-parties/mail/sign-in-mails.ts';
import { dropCredentials } from '../credentials/drop-credentials.service.ts';
import { insertEvent, updateAccount } from './accounts.queries.ts';
import { lifetimeMs, linkTo, makeToken } from './mail-links.service.ts';
import { deleteSessions } from './sessions.queries.ts';
import { dropTokens } from './tokens.queries.ts';

interface ProvedAccount {
  visit: Visit;
  account: { id: string; email: string; passwordHash: string | null };
}

/**
 * The first proof of a mailbox: whoever registered with the address may be somebody else. Only the session
 * that brings the proof stays, and password, passkeys and app only where that session is the account's own.
 */
export async function shutOutOthers(
  trx: Kysely<Tables>,
  deps: Pick<Dependencies, 'jobs' | 'settings'>,
  { visit, account }: ProvedAccount,
): Promise<void> {
  const { id, email, passwordHash } = account;
  const isOwnSession = visit.account?.id === id;
  await deleteSessions(trx, id, isOwnSession ? visit.session?.id : undefined);
  await dropTokens(trx, id, ['change-email', 'confirm-deletion']);
  if (isOwnSession) return;
  await dropForeignCredentials(trx, visit, account);
  if (passwordHash === null) return;
  await updateAccount(trx, id, { passwordHash: null });
  await insertEvent(trx, { accountId: id, kind: 'password-removed', ip: '' });
  const purpose = 'reset-password';
  const link = { purpose, labBrand: visit.labBrand, accountId: id, email } as const;
  const url = linkTo(visit.origin, 'reset', await makeToken(trx, link));
  const content = passwordRemovedMail(visit.labBrand, { url, validForMs: lifetimeMs[purpose] });
  await mailLater(trx, deps, { to: email, content });
}

/** Nobody has proved yet that passkeys and app are those of the mailbox's owner. */
export async function dropForeignCredentials(
  trx: Kysely<Tables>,
  { ip }: Pick<Visit, 'ip'>,
  { id, email }: { id: string; email: string },
): Promise<void> {
  const holder = { kind: 'account', id } as const;
  await dropCredentials(trx, { account: { id, email }, ip }, { holder, email });
}
