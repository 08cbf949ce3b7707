import { jobsSchema } from '@albumen/server-kit/jobs';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../src/db/tables.ts';
import type { OutgoingMail } from '../src/third-parties/mail/mailer.ts';

/** Mails that wait to be sent, oldest first. */
export async function waitingMails(db: Kysely<Tables>, to?: string): Promise<OutgoingMail[]> {
  const { rows } = await sql<{ data: OutgoingMail }>`
    select data - '$requestId' as data from ${sql.id(jobsSchema, 'job')}
     where name = 'send-mail' order by created_on, id`.execute(db);
  return rows.map(({ data }) => data).filter((mail) => to === undefined || mail.to === to);
}

/** The token in the newest mail to an address. */
export async function mailedToken(db: Kysely<Tables>, to: string): Promise<string> {
  const mail = (await waitingMails(db, to)).at(-1);
  const token = /(?:token|registration)=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  if (token === undefined) throw new Error(`no link was mailed to ${to}`);
  return token;
}

export async function emptyMailbox(db: Kysely<Tables>): Promise<void> {
  await sql`delete from ${sql.id(jobsSchema, 'job')}`.execute(db);
}
