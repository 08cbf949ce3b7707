import { defineJob } from '@albumen/server-kit/jobs';
import { labBrandFacts } from '@albumen/contract/brands';
import type { Kysely } from 'kysely';
import type { Tables } from './db/tables.ts';
import type { Dependencies } from './dependencies.ts';
import type { MailContent, OutgoingMail } from './third-parties/mail/mailer.ts';

/** Mail leaves by a job of the transaction that causes it: no mail for a change that never was. */
export const sendMail = defineJob<OutgoingMail>({
  name: 'send-mail',
  retryLimit: 8,
  retryDelaySeconds: 30,
  retryBackoff: true,
});

export async function mailLater(
  trx: Kysely<Tables>,
  deps: Pick<Dependencies, 'jobs' | 'settings'>,
  { to, content, replyTo }: { to: string; content: MailContent; replyTo?: string },
): Promise<void> {
  const { MAIL_FROM: address } = deps.settings;
  const from = { name: labBrandFacts[content.brand].name, address };
  await deps.jobs.enqueue(trx, sendMail, { ...content, to, from, replyTo });
}
