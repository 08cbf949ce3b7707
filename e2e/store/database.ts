import { openDatabase } from '@albumen/server-kit/database';
import { findRunningPostgres } from '@albumen/server-kit/embedded-postgres';
import { sql, type Kysely } from 'kysely';

/** What no page of ours can do: let time pass, and fill a gallery with thousands. */
export interface StoreDatabase {
  /** This person's last visit moves into the past. */
  passHours: (email: string, hours: number) => Promise<void>;
  /** Rows of photos that look ready, without files: enough for what only counts them. */
  addPhotoRows: (galleryId: string, count: number) => Promise<void>;
  /** The time in which this checkout's order could be changed is over: the lab gets it now. */
  passCutOff: (resourceId: string) => Promise<void>;
  /** What this person sold was sold forty days before. */
  ageSales: (email: string) => Promise<void>;
  /** What this person proved of being the owner was long ago. */
  ageProofs: (email: string) => Promise<void>;
  /** The due date of this payment link is over. */
  expireLink: (linkId: string) => Promise<void>;
  /** All that this person has, in words that can be compared; visits are no part of it. */
  holdingsOf: (email: string) => Promise<unknown>;
  close: () => Promise<void>;
}

export async function openStoreDatabase(dataDir: string): Promise<StoreDatabase> {
  const server = await findRunningPostgres({ dataDir });
  if (server === undefined) throw new Error(`no database answers in ${dataDir}`);
  const { connection } = server;
  const db = openDatabase<unknown>({ connection, poolSize: 1, applicationName: 'browser tests' });
  return {
    async passHours(email, hours) {
      const past = sql`make_interval(hours => ${hours})`;
      const whose = sql`(select id from accounts where email = ${email})`;
      await sql`update sessions set last_seen_at = last_seen_at - ${past}
        where account_id in ${whose}`.execute(db);
      await sql`update accounts set last_visit_at = last_visit_at - ${past}
        where email = ${email}`.execute(db);
    },
    addPhotoRows: (galleryId, count) => addPhotoRows(db, galleryId, count),
    passCutOff: (resourceId) => passCutOff(db, resourceId),
    ageSales: (email) => ageSales(db, email),
    async ageProofs(email) {
      await sql`update sessions set confirmed_at = now() - interval '1 hour'
        where account_id in (select id from accounts where email = ${email})`.execute(db);
    },
    async expireLink(linkId) {
      await sql`update payment_links set expires_at = now() where id = ${linkId}`.execute(db);
    },
    holdingsOf: (email) => holdingsOf(db, email),
    async close() {
      await db.destroy();
      await server.close();
    },
  };
}

/** The books are only added to: their own rule stands aside meanwhile. */
async function ageSales(db: Kysely<unknown>, email: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`alter table journal_entries disable trigger user`.execute(trx);
    await sql`update journal_entries set happened_at = happened_at - interval '40 days'
      where id in (select entry_id from journal_lines join accounts on accounts.id = party
                    where email = ${email})`.execute(trx);
    await sql`alter table journal_entries enable trigger user`.execute(trx);
  });
}

/** Copies of the gallery's first photo under other names and checksums. */
async function addPhotoRows(db: Kysely<unknown>, galleryId: string, count: number): Promise<void> {
  const { rows } = await sql<{ columns: string }>`
    select string_agg(quote_ident(column_name), ', ') as columns
    from information_schema.columns
    where table_schema = 'public' and table_name = 'photos' and is_generated = 'NEVER'
      and column_name not in
        ('id', 'file_name', 'original_key', 'sha256', 'fingerprint', 'rendition_token', 'position')
  `.execute(db);
  const columns = sql.raw(rows[0]?.columns ?? '');
  await sql`
    with first as (
      select * from photos where gallery_id = ${galleryId} order by position limit 1
    )
    insert into photos
      (id, file_name, original_key, sha256, fingerprint, rendition_token, position, ${columns})
    select left(md5(number::text || first.id), 22), 'ROW_' || lpad(number::text, 4, '0') || '.jpg',
      first.original_key || '-' || number,
      md5(number::text) || md5(first.id), md5(number::text) || md5(first.id),
      md5(first.id || number::text), first.position + number, ${columns}
    from first, generate_series(1, ${count}::int) as number`.execute(db);
  await sql`update galleries set photo_count = photo_count + ${count},
    next_position = next_position + 10 * ${count}::int, version = version + 1
    where id = ${galleryId}`.execute(db);
}

async function passCutOff(db: Kysely<unknown>, resourceId: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`update orders set cut_off_at = now()
    where checkout_id = ${resourceId} and status = 'paid' returning id`.execute(db);
  const [order] = rows;
  if (order === undefined) throw new Error(`no paid order of the checkout ${resourceId}`);
  await sql`update jobs.job set start_after = now()
    where name = 'lab.send' and state = 'created' and data->>'orderId' = ${order.id}`.execute(db);
}

async function holdingsOf(db: Kysely<unknown>, email: string): Promise<unknown> {
  const { rows } = await sql<{ holdings: unknown }>`
    with account as (select * from accounts where email = ${email}),
      gallery as (select * from galleries where account_id in (select id from account)),
      photo as (select * from photos where account_id in (select id from account))
    select jsonb_build_object(
      'account', (select jsonb_agg(to_jsonb(account) - 'last_visit_at' - 'visit_count') from account),
      'galleries', (select jsonb_agg(to_jsonb(gallery) order by id) from gallery),
      'photos', (select jsonb_agg(to_jsonb(photo) order by id) from photo),
      'favorites', (select jsonb_agg(to_jsonb(favorites) order by photo_id) from favorites
        where gallery_id in (select id from gallery)),
      'tokens', (select count(*) from account_tokens
        where account_id in (select id from account)),
      'marketing', (select count(*) from marketing_choices
        where account_id in (select id from account)),
      'sessions', (select jsonb_agg(id order by id) from sessions
        where account_id in (select id from account)),
      'mails', (select count(*) from outbox_mails where to_address = ${email})
    ) as holdings`.execute(db);
  return rows[0]?.holdings;
}
