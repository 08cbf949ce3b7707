import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

/**
 * Everything we hold about an account, in one consistent reading. Photos are listed with their facts;
 * their bytes come with each gallery's own download.
 */
export async function exportAccount(db: Kysely<Tables>, accountId: string): Promise<unknown> {
  const { rows } = await sql<{ content: unknown }>`
    select json_build_object(
      'account', (select to_json(a) from (select email, first_name, last_name, company_name, lab_brand,
          verified_at, created_at, whcc_id from accounts where id = ${accountId}) a),
      'brand', (select to_json(b) from (select business_name, logo_style, updated_at
          from brands where account_id = ${accountId}) b),
      'addresses', (select coalesce(json_agg(d), '[]') from (select kind, name, address1, address2, city,
          state, zip, country, autocomplete_logs from addresses where account_id = ${accountId}) d),
      'sessions', (select coalesce(json_agg(s), '[]') from (select user_agent, ip, created_at, last_seen_at
          from sessions where account_id = ${accountId}) s),
      'events', (select coalesce(json_agg(e), '[]') from (select kind, ip, happened_at
          from account_events where account_id = ${accountId} order by happened_at) e),
      'marketing', (select coalesce(json_agg(m), '[]') from (select is_opted_in, source, chosen_at
          from marketing_choices where account_id = ${accountId} order by chosen_at) m),
      'favorites', (select coalesce(json_agg(f), '[]') from (select favorites.created_at, photos.file_name,
          favorites.photo_id, favorites.gallery_id from favorites join photos on photos.id = favorites.photo_id
          where favorites.account_id = ${accountId}) f),
      'galleries', (select coalesce(json_agg(g), '[]') from (
          select id, title, occasion, dated_on, business_name, state, created_at, deleted_at,
            (select coalesce(json_agg(p order by p.position), '[]') from (select file_name, size_bytes, width,
              height, sha256, taken_wall, camera, exif, created_at, deleted_at, position
              from photos where gallery_id = galleries.id) p) as photos
          from galleries where account_id = ${accountId} order by created_at) g),
      'paymentLinks', (select coalesce(json_agg(l), '[]') from (
          select reference, status, amount_minor, currency, refunded_minor, payer_country, purpose,
            payer_name, payer_email, methods, due_on, mailed_at, paid_at, created_at,
            (select coalesce(json_agg(p), '[]') from (select method, status, payer_name, payer_email,
              paid_by ->> 'brand' as brand, paid_by ->> 'hint' as hint, claimed_at, settled_at
              from payment_attempts where link_id = payment_links.id order by claimed_at) p) as payments
          from payment_links where account_id = ${accountId} order by created_at) l)
    ) as content`.execute(db);
  return rows[0]?.content;
}
