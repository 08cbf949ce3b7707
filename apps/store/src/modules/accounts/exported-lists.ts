import { sql, type RawBuilder } from 'kysely';

/** Entries of before the column had the member's name before the email. */
const isForStudio = sql`(studio_id <> '' or actor_name like '% %')`;

/**
 * The lists of an account's export, each a query of its rows. Passwords, tokens and the texts of mails, which
 * hold links that sign in, are nobody's to read; nor are the numbers that tell faces apart.
 */
export const exportedLists: Record<string, (accountId: string) => RawBuilder<unknown>> = {
  brands: (id) => sql`
    select id, is_default, business_name, logo_style, accent_color, cover_color, reply_email, address1,
      address2, city, state, zip, country, created_at, updated_at
    from brands where account_id = ${id} order by created_at`,
  addresses: (id) => sql`
    select kind, name, address1, address2, city, state, zip, country, autocomplete_logs
    from addresses where account_id = ${id}`,
  sessions: (id) => sql`
    select user_agent, ip, created_at, last_seen_at from sessions where account_id = ${id}`,
  members: (id) => sql`
    select accounts.email, role, joined_at from studio_members
    join accounts on accounts.id = studio_members.account_id where studio_id = ${id} order by joined_at`,
  memberships: (id) => sql`
    select accounts.company_name, role, joined_at from studio_members
    join accounts on accounts.id = studio_members.studio_id where account_id = ${id} order by joined_at`,
  passkeys: (id) => sql`
    select name, host, created_at, last_used_at from passkeys where account_id = ${id}
    order by created_at`,
  events: (id) => sql`
    select kind, ip, happened_at from account_events where account_id = ${id} order by happened_at`,
  // What a member did for a studio is told to the studio: to the member only that it was done.
  audit: (id) => sql`
    select happened_at, action, actor_name, ip, subject_name, before, after from audit_entries
    where actor_kind = 'account' and actor_id = ${id} and not ${isForStudio}
    union all
    select happened_at, action, actor_name, ip, null, null, null from audit_entries
    where actor_kind = 'account' and actor_id = ${id} and ${isForStudio}
    union all
    select happened_at, action, actor_name, null, subject_name, before, after from audit_entries
    where studio_id = ${id}
    order by happened_at`,
  marketing: (id) => sql`
    select is_opted_in, source, chosen_at from marketing_choices where account_id = ${id}
    order by chosen_at`,
  mails: (id) => sql`
    select kind, subject, outbox_mails.created_at from outbox_mails
    join accounts on accounts.email = outbox_mails.to_address
      and accounts.lab_brand = outbox_mails.lab_brand
    where accounts.id = ${id} order by outbox_mails.created_at`,
  favorites: (id) => sql`
    select favorites.created_at, photos.file_name, favorites.photo_id, favorites.gallery_id
    from favorites join photos on photos.id = favorites.photo_id where favorites.account_id = ${id}`,
  galleries: (id) => sql`
    select id, title, occasion, dated_on, business_name, brand_id, state, created_at, deleted_at,
      sort, cover_style, share_id, expires_on, closed_after, pin_hash is not null as has_pin,
      allows_downloads, download_max_pixels, allows_favorites, allows_shop, allows_find_me, shows_people,
      (select coalesce(json_agg(p order by p.created_at), '[]') from (select name, is_hidden, created_at
        from people where gallery_id = galleries.id) p) as people,
      (select coalesce(json_agg(g order by g.created_at), '[]') from (select email, confirmed_at,
        downloaded_at, created_at,
        (select coalesce(json_agg(photos.file_name order by favorites.created_at), '[]') from favorites
          join photos on photos.id = favorites.photo_id
          where favorites.guest_id = gallery_guests.id) as favorites
        from gallery_guests where gallery_id = galleries.id) g) as guests,
      (select coalesce(json_agg(p order by p.position), '[]') from (select file_name, size_bytes, width,
        height, sha256, taken_wall, camera, exif, created_at, deleted_at, position
        from photos where gallery_id = galleries.id) p) as photos
    from galleries where account_id = ${id} order by created_at`,
  archives: (id) => sql`
    select gallery_id, file_name, size_bytes, created_at, expires_at from archives
    where account_id = ${id} order by created_at`,
  designs: (id) => sql`
    select id, gallery_id, product_id, design_id, title, project_title, attributes, document, created_at,
      updated_at
    from design_spaces where account_id = ${id} order by created_at`,
  cart: (id) => sql`
    select cart_items.design_space_id, cart_items.quantity, cart_items.status, cart_items.name,
      cart_items.created_at, cart_items.updated_at
    from cart_items join carts on carts.id = cart_items.cart_id where carts.account_id = ${id}
    order by cart_items.created_at`,
  checkouts: (id) => sql`
    select checkouts.name, checkouts.email, checkouts.company_name, shipping_type, addresses,
      discount_code, reference, instructions, checkouts.created_at, checkouts.updated_at,
      (select coalesce(json_agg(m order by m.written_at), '[]') from (select author, body, written_at
        from order_messages where checkout_id = checkouts.id) m) as messages
    from checkouts join carts on carts.id = checkouts.cart_id where carts.account_id = ${id}
    order by checkouts.created_at`,
  orders: (id) => sql`
    select reference, status, email, contact_name, shipping_type, ship_to, customer_reference,
      instructions, currency, items_minor, discount_minor, quantity_discount_minor,
      shipping_minor, shipping_discount_minor, packaging_minor, tax_minor,
      total_minor, refunded_minor, discount_code, tax_lines, placed_at, shipped_at, canceled_at, created_at,
      paid_by ->> 'brand' as brand, paid_by ->> 'hint' as hint,
      (select coalesce(json_agg(i order by i.position), '[]') from (select position, product_name, name,
        project_title, choices, quantity, pieces_per_unit, unit_minor, discount_minor, total_minor, document
        from order_items where order_id = orders.id) i) as items,
      (select coalesce(json_agg(m order by m.written_at), '[]') from (select author, body, written_at
        from order_messages where order_id = orders.id or checkout_id = orders.checkout_id) m) as messages
    from orders where account_id = ${id} order by created_at`,
  redeemedDiscounts: (id) => sql`
    select discount_redemptions.email, redeemed_at, released_at, discounts.code
    from discount_redemptions join discounts on discounts.id = discount_redemptions.discount_id
    where discount_redemptions.account_id = ${id} order by redeemed_at`,
  paymentLinks: (id) => sql`
    select reference, status, amount_minor, currency, refunded_minor, payer_country, purpose,
      payer_name, payer_email, methods, due_on, mailed_at, paid_at, created_at,
      (select coalesce(json_agg(p), '[]') from (select method, status, payer_name, payer_email,
        paid_by ->> 'brand' as brand, paid_by ->> 'hint' as hint, claimed_at, settled_at
        from payment_attempts where link_id = payment_links.id order by claimed_at) p) as payments
    from payment_links where account_id = ${id} order by created_at`,
  prices: (id) => sql`
    select product_id, kind, value from product_markups where account_id = ${id}`,
  sales: (id) => sql`
    select orders.reference, order_items.product_name, order_items.quantity, order_items.pieces_per_unit, order_items.markup_minor,
      orders.currency, orders.placed_at
    from order_items join orders on orders.id = order_items.order_id
    where order_items.seller_id = ${id} and orders.placed_at is not null order by orders.placed_at`,
  // No more of the number than the page shows: an export is read by whoever finds a session open.
  payoutDetails: (id) => sql`
    select holder_name, kind, right(coalesce(iban, account_number), 4) as account_ends_in, updated_at
    from payout_details where account_id = ${id}`,
  payouts: (id) => sql`
    select currency, amount_minor, reference, paid_to, paid_at from payouts where account_id = ${id}
    order by paid_at`,
  statements: (id) => sql`
    select month, mailed_at from statement_mails where account_id = ${id} order by month`,
};
