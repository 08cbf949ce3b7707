-- An order and a payment link are two kinds of payable. What paying takes stands once for both: one
-- table each for attempts, idempotency keys, starts, refunds and events. A row names its payable by one
-- of two columns, so that foreign keys hold; `payable_id` is whichever is there.

alter table payment_attempts
  alter column order_id drop not null,
  add column link_id text references payment_links on delete cascade,
  add column payable_id text not null generated always as (coalesce(order_id, link_id)) stored,
  -- Of a payment link: whoever pays it.
  add column payer_name text,
  add column payer_email text,
  -- Of an attempt that was accepted: method, brand, hint.
  add column paid_by jsonb,
  -- It ended because the provider knew of no charge: one may still turn up, and is looked for.
  add column is_presumed boolean not null default false,
  add constraint payment_attempts_payable check ((order_id is null) <> (link_id is null));
update payment_attempts set is_presumed = true
  where status = 'failed' and failure_code = 'never-charged';
update payment_attempts set paid_by = orders.paid_by from orders
  where orders.id = payment_attempts.order_id
    and payment_attempts.status in ('pending', 'charged', 'returning', 'returned');

insert into payment_attempts (id, link_id, reference, provider, status, version, amount_minor, currency,
    transaction_id, failure_code, failure_text, looks, claimed_at, settled_at, method, payment_id,
    payer_name, payer_email, paid_by, is_presumed)
  select p.id, p.link_id, p.reference, p.provider, p.status, p.version, p.amount_minor, p.currency,
    p.transaction_id, p.failure_code, p.failure_text, p.looks, p.claimed_at, p.settled_at, p.method,
    coalesce(
      (select s.provider_payment_id from link_starts s where s.payment_id = p.id limit 1),
      (select substr(k.key, length('started-') + 1) from link_press_keys k
        where k.payment_id = p.id and k.key like 'started-%' limit 1)),
    p.payer_name, p.payer_email,
    case when p.transaction_id is not null or p.status = 'pending' then
      jsonb_strip_nulls(jsonb_build_object('method', p.method, 'brand', p.card_brand,
        'hint', coalesce(p.card_last4, p.account, '')))
    end,
    p.status = 'failed' and p.failure_code = 'never-charged'
  from link_payments p;

drop index payment_attempts_charged;
create unique index payment_attempts_charged on payment_attempts (payable_id) where status = 'charged';
drop index payment_attempts_open;
create unique index payment_attempts_open on payment_attempts (payable_id)
  where status in ('claimed', 'unknown', 'pending');
create index payment_attempts_payable_id on payment_attempts (payable_id, claimed_at);

-- The scope is what submissions are made of: a checkout or a link.
create table idempotency_keys (
  scope_id text not null,
  key text not null check (length(key) between 1 and 255),
  request_hash bytea not null,
  attempt_id text not null references payment_attempts on delete cascade,
  created_at timestamptz(3) not null default now(),
  primary key (scope_id, key)
);
insert into idempotency_keys (scope_id, key, request_hash, attempt_id, created_at)
  select checkout_id, regexp_replace(key, '^bank-', 'started-'), request_hash, attempt_id, created_at
  from submit_keys
  union all select link_id, key, request_hash, payment_id, created_at from link_press_keys;
create index idempotency_keys_attempt on idempotency_keys (attempt_id);

-- Payments that began at a bank or on a phone, by the gateway's id: what it notifies of one is its
-- payable's, whether the page comes back or not.
create table payment_starts (
  payment_id text primary key,
  checkout_id text references checkouts on delete cascade,
  link_id text references payment_links on delete cascade,
  method text not null,
  -- What its payer approves.
  amount_minor integer not null check (amount_minor > 0),
  currency text not null check (length(currency) = 3),
  -- Of a checkout: where its payer is billed, and its total in its own currency.
  country text check (length(country) = 2),
  total_minor integer check (total_minor > 0),
  -- Of a link.
  payer_name text,
  payer_email text,
  started_at timestamptz(3) not null default now(),
  -- Nothing comes of it any more: it became a payment, or its payer was told why not.
  ended_at timestamptz(3),
  check ((checkout_id is null) <> (link_id is null)),
  check (checkout_id is null or (country is not null and total_minor is not null)),
  check (link_id is null or (payer_name is not null and payer_email is not null))
);
insert into payment_starts (payment_id, checkout_id, method, amount_minor, currency, country,
    total_minor, started_at, ended_at)
  select payment_id, checkout_id, method, amount_minor, currency, country, total_minor, started_at,
    ended_at from checkout_starts;
insert into payment_starts (payment_id, link_id, method, amount_minor, currency, payer_name,
    payer_email, started_at, ended_at)
  select provider_payment_id, link_id, method, amount_minor, currency, payer_name, payer_email,
    started_at, case when payment_id is not null then started_at end from link_starts;
create index payment_starts_checkout on payment_starts (checkout_id) where checkout_id is not null;
create index payment_starts_link on payment_starts (link_id) where link_id is not null;
create index payment_starts_started on payment_starts (started_at);
create index payment_starts_open on payment_starts (payment_id) where ended_at is null;

alter table refunds
  -- Of the submission that asked for it.
  add column key text,
  drop column order_id;
insert into refunds (id, attempt_id, amount_minor, reason, status, provider_refund_id, requested_at,
    settled_at, key)
  select id, payment_id, amount_minor, case reason when 'asked' then 'partial' else reason end, status,
    provider_refund_id, requested_at, settled_at, key
  from link_refunds;
create index refunds_attempt on refunds (attempt_id);
create unique index refunds_key on refunds (attempt_id, key) where key is not null;
create index refunds_requested on refunds (requested_at) where status = 'requested';

-- The timeline that customers and photographers see, and what only we see of it.
alter table order_events rename to payable_events;
alter table payable_events
  alter column order_id drop not null,
  add column link_id text references payment_links on delete cascade,
  add column payable_id text not null generated always as (coalesce(order_id, link_id)) stored,
  add constraint payable_events_payable check ((order_id is null) <> (link_id is null));
insert into payable_events (link_id, kind, details, happened_at)
  select link_id, kind, details, happened_at from link_events order by id;
drop index order_events_order;
create index payable_events_payable on payable_events (payable_id, id);

drop table link_events, link_refunds, link_press_keys, link_starts, link_payments, checkout_starts,
  submit_keys;
