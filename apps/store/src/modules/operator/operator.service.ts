import type {
  OperatorAccounts,
  OperatorMail,
  OperatorMails,
  OperatorOverview,
} from '@albumen/contract/endpoints/operator';
import type { Dependencies } from '../../dependencies.ts';
import type { ActingVisit } from '../../http/actor.ts';
import { fail } from '../../http/problem-error.ts';
import { sendMail } from '../../mail-jobs.ts';
import { findOutboxMail, listOutboxMails } from '../../third-parties/mail/outbox-mailer.ts';
import { recordOnce } from '../audit/audit.service.ts';
import { listUndeclaredProxies } from './undeclared-proxies.service.ts';
import { lastVerifiedRestore } from './verified-restores.service.ts';
import * as queries from './operator.queries.ts';

const shownLetters = 100;
const shownMails = 200;

export async function overview(deps: Dependencies): Promise<OperatorOverview> {
  const [jobs, letters, undeclaredProxies, disk, verifiedRestore] = await Promise.all([
    deps.jobs.counts(),
    deps.jobs.deadLetters({ limit: shownLetters }),
    listUndeclaredProxies(deps),
    diskOf(deps),
    lastVerifiedRestore(deps),
  ]);
  return {
    jobs: [...jobs],
    deadLetters: letters.map((letter) => ({
      ...letter,
      failedAt: letter.failedAt.toISOString(),
      data: JSON.stringify(shownData(letter)),
    })),
    undeclaredProxies,
    disk,
    verifiedRestore,
  };
}

/** Mail may hold links that let somebody in: they are not for everybody who looks after jobs. */
function shownData({ jobName, data }: { jobName: string; data: unknown }): unknown {
  if (jobName !== sendMail.name || typeof data !== 'object' || data === null) return data;
  return { ...data, html: undefined, text: undefined };
}

/** Null where mail leaves by SMTP. */
export async function listMails({ db, settings }: Dependencies): Promise<OperatorMails['mails']> {
  if (settings.SMTP_URL !== undefined || settings.isPublic) return null;
  const mails = await listOutboxMails(db, { limit: shownMails });
  return mails.map(({ createdAt, ...mail }) => ({ ...mail, createdAt: createdAt.toISOString() }));
}

export async function listAccounts({ db }: Dependencies): Promise<OperatorAccounts> {
  const rows = await queries.listAccounts(db);
  return {
    count: await queries.countAccounts(db),
    rows: rows.map(({ createdAt, deletionDueAt, galleries, ...row }) => ({
      ...row,
      galleries: Number(galleries),
      createdAt: createdAt.toISOString(),
      deletionDueAt: deletionDueAt?.toISOString() ?? null,
    })),
  };
}

async function diskOf(deps: Dependencies): Promise<OperatorOverview['disk']> {
  const { storedBytes, databaseBytes } = await sumBytes(deps);
  return { storedBytes, databaseBytes, freeBytes: (await deps.files.freeBytes()) ?? null };
}

interface Summed {
  sums: ReturnType<typeof queries.sumBytes>;
  atMs: number;
}

const summed = new WeakMap<Dependencies['db'], Summed>();
const keptMs = 60_000;

/** Adding up all photos takes its time, and every click of an operator shows the sum. */
function sumBytes({ db, clock }: Dependencies): Summed['sums'] {
  const atMs = clock.now().getTime();
  const known = summed.get(db);
  if (known !== undefined && atMs - known.atMs < keptMs) return known.sums;
  const sums = queries.sumBytes(db);
  summed.set(db, { sums, atMs });
  sums.catch(() => summed.delete(db));
  return sums;
}

export async function getMail(
  deps: Dependencies,
  visit: ActingVisit,
  id: string,
): Promise<OperatorMail> {
  const { toAddress, subject, text, createdAt } = await readMail(deps, visit, id);
  return { id, toAddress, subject, text, createdAt: createdAt.toISOString() };
}

/** A mail is read twice as it is opened, as text and in its frame: that is one reading. */
export async function readMail({ db, settings }: Dependencies, visit: ActingVisit, id: string) {
  if (settings.isPublic || !/^[0-9a-f-]{36}$/.test(id)) fail('notFound');
  return db.transaction().execute(async (trx) => {
    const mail = (await findOutboxMail(trx, id)) ?? fail('notFound');
    const { toAddress: to, subject } = mail;
    const reading = { action: 'mail.read', subjectId: id, subjectName: to } as const;
    await recordOnce(trx, visit, { ...reading, after: { subject } });
    return mail;
  });
}
