import type { LabBrand } from '@albumen/contract/brands';
import type { Kysely, Selectable } from 'kysely';
import { checkedMailAddress, headerText } from './mail-address.ts';
import type { Mailer, MailKind } from './mailer.ts';

interface OutboxMailsTable {
  id: string;
  brand: LabBrand;
  kind: MailKind;
  toAddress: string;
  subject: string;
  html: string;
  text: string;
  createdAt: Date;
}

/** The one table that the outbox knows. */
export interface OutboxTables {
  outboxMails: OutboxMailsTable;
}

export type OutboxDatabase = Kysely<OutboxTables>;
export type OutboxMail = Selectable<OutboxMailsTable>;
export type OutboxEntry = Omit<OutboxMail, 'html' | 'text'>;

interface OutboxOptions {
  db: OutboxDatabase;
  newId: () => string;
  now: () => Date;
}

/** Keeps every mail in the database, so that each link can be followed without a mail service. */
export function createOutboxMailer({ db, newId, now }: OutboxOptions): Mailer {
  return {
    async send(mail) {
      checkedMailAddress(mail.from.address);
      const row: OutboxMail = {
        id: newId(),
        brand: mail.brand,
        kind: mail.kind,
        toAddress: checkedMailAddress(mail.to),
        subject: headerText(mail.subject),
        html: mail.html,
        text: mail.text,
        createdAt: now(),
      };
      await db.insertInto('outboxMails').values(row).execute();
    },
    async close() {},
  };
}

interface OutboxFilter {
  /** At most this many, newest first. */
  limit: number;
  toAddress?: string;
}

export async function listOutboxMails(
  db: OutboxDatabase,
  { limit, toAddress }: OutboxFilter,
): Promise<OutboxEntry[]> {
  return await db
    .selectFrom('outboxMails')
    .select(['id', 'brand', 'kind', 'toAddress', 'subject', 'createdAt'])
    .$if(toAddress !== undefined, (query) => query.where('toAddress', '=', toAddress ?? ''))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function findOutboxMail(
  db: OutboxDatabase,
  id: string,
): Promise<OutboxMail | undefined> {
  return await db.selectFrom('outboxMails').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The outbox is a convenience, not an archive. */
export async function deleteOutboxMailsBefore(db: OutboxDatabase, instant: Date): Promise<void> {
  await db.deleteFrom('outboxMails').where('createdAt', '<', instant).execute();
}
