import type { OperatorMail, OperatorOverview } from '@albumen/contract/endpoints/operator';
import type { Dependencies } from '../../dependencies.ts';
import { fail } from '../../http/problem-error.ts';
import { findOutboxMail, listOutboxMails } from '../../third-parties/mail/outbox-mailer.ts';
import { listUndeclaredProxies } from './undeclared-proxies.service.ts';
import { countAccounts, listAccounts, sumBytes } from './operator.queries.ts';

const shownLetters = 100;
const shownMails = 200;

export async function overview(deps: Dependencies): Promise<OperatorOverview> {
  const [jobs, letters, outbox, accounts, undeclaredProxies, disk] = await Promise.all([
    deps.jobs.counts(),
    deps.jobs.deadLetters({ limit: shownLetters }),
    listOutbox(deps),
    accountsOf(deps),
    listUndeclaredProxies(deps),
    diskOf(deps),
  ]);
  return {
    jobs: [...jobs],
    deadLetters: letters.map((letter) => ({
      ...letter,
      failedAt: letter.failedAt.toISOString(),
      data: JSON.stringify(letter.data),
    })),
    outbox,
    accounts,
    undeclaredProxies,
    disk,
  };
}

async function listOutbox({ db, settings }: Dependencies): Promise<OperatorOverview['outbox']> {
  if (settings.SMTP_URL !== undefined || settings.isPublic) return null;
  const mails = await listOutboxMails(db, { limit: shownMails });
  return mails.map(({ createdAt, ...mail }) => ({ ...mail, createdAt: createdAt.toISOString() }));
}

async function accountsOf({ db }: Dependencies): Promise<OperatorOverview['accounts']> {
  const rows = await listAccounts(db);
  return {
    count: await countAccounts(db),
    rows: rows.map(({ createdAt, deletionDueAt, galleries, ...row }) => ({
      ...row,
      galleries: Number(galleries),
      createdAt: createdAt.toISOString(),
      deletionDueAt: deletionDueAt?.toISOString() ?? null,
    })),
  };
}

async function diskOf({ db, files }: Dependencies): Promise<OperatorOverview['disk']> {
  const { storedBytes, databaseBytes } = await sumBytes(db);
  return { storedBytes, databaseBytes, freeBytes: (await files.freeBytes()) ?? null };
}

export async function getMail(deps: Dependencies, id: string): Promise<OperatorMail> {
  const { toAddress, subject, text, createdAt } = await findMail(deps, id);
  return { id, toAddress, subject, text, createdAt: createdAt.toISOString() };
}

export async function findMail({ db, settings }: Dependencies, id: string) {
  if (settings.isPublic || !/^[0-9a-f-]{36}$/.test(id)) fail('notFound');
  return (await findOutboxMail(db, id)) ?? fail('notFound');
}
