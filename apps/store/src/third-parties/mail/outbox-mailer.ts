import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { checkedMailAddress, headerText } from './mail-address.ts';
import type { Mailer } from './mailer.ts';

export type OutboxMail = Selectable<Tables['outboxMails']>;
export type OutboxEntry = Omit<OutboxMail, 'html' | 'text'>;

/** Keeps every mail in the database, so that each link can be followed without a mail service. */
export function createOutboxMailer(db: Kysely<Tables>): Mailer {
  return {
    async send(mail) {
      checkedMailAddress(mail.from.address);
      const row = {
        labBrand: mail.brand,
        kind: mail.kind,
        toAddress: checkedMailAddress(mail.to),
        replyTo: mail.replyTo ? checkedMailAddress(mail.replyTo) : null,
        subject: headerText(mail.subject),
        html: mail.html,
        text: mail.text,
      };
      await db.insertInto('outboxMails').values(row).execute();
    },
    async close() {},
  };
}

interface OutboxFilter {
  /** Lists at most this many, newest first. */
  limit: number;
  toAddress?: string;
}

export async function listOutboxMails(
  db: Kysely<Tables>,
  { limit, toAddress }: OutboxFilter,
): Promise<OutboxEntry[]> {
  let query = db
    .selectFrom('outboxMails')
    .select(['id', 'labBrand', 'kind', 'toAddress', 'replyTo', 'subject', 'createdAt']);
  if (toAddress !== undefined) query = query.where('toAddress', '=', toAddress);
  return await query.orderBy('createdAt', 'desc').orderBy('id').limit(limit).execute();
}

export async function findOutboxMail(
  db: Kysely<Tables>,
  id: string,
): Promise<OutboxMail | undefined> {
  return await db.selectFrom('outboxMails').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The outbox is a convenience, not an archive. */
export async function deleteOutboxMailsBefore(db: Kysely<Tables>, instant: Date): Promise<void> {
  await db.deleteFrom('outboxMails').where('createdAt', '<', instant).execute();
}
