-- A photographer's request for money under an address of its own: its id is the secret in the address,
-- its reference is what people quote.

create sequence payment_link_numbers start 10001;

create table payment_links (
  id text primary key check (length(id) = 22),
  lab_brand text not null check (lab_brand in ('halide', 'cyan')),
  -- Null once the account is gone: what was paid stays in the books, what was not can't be paid.
  account_id text references accounts on delete set null,
  reference text not null unique,
  status text not null default 'open' check (status in ('open', 'awaitingPayment', 'paid',
    'partlyRefunded', 'refunded', 'canceled', 'expired')),
  version integer not null default 1,
  amount_minor integer not null check (amount_minor > 0),
  currency text not null check (currency in ('USD', 'CAD', 'EUR', 'PLN')),
  refunded_minor integer not null default 0 check (refunded_minor between 0 and amount_minor),
  payer_country text not null check (length(payer_country) = 2),
  purpose text not null,
  payer_name text not null,
  payer_email text,
  methods jsonb not null,
  due_on text check (due_on ~ '^\d{4}-\d{2}-\d{2}$'),
  expires_at timestamptz(3),
  mailed_at timestamptz(3),
  paid_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);
create index payment_links_account on payment_links (account_id, created_at desc, id desc);

-- One try at paying a link. It is claimed and committed before the provider is asked, so that a charge
-- whose outcome nobody heard can be looked up by its reference.
create table link_payments (
  id text primary key check (length(id) = 22),
  link_id text not null references payment_links on delete cascade,
  reference text not null unique,
  method text not null,
  provider text not null check (provider in ('hostedFields', 'cardForm')),
  status text not null default 'claimed' check (status in ('claimed', 'unknown', 'pending', 'charged',
    'declined', 'failed', 'returning', 'returned')),
  version integer not null default 1,
  amount_minor integer not null check (amount_minor > 0),
  currency text not null check (length(currency) = 3),
  payer_name text not null,
  payer_email text not null,
  transaction_id text,
  card_brand text,
  card_last4 text check (length(card_last4) = 4),
  failure_code text,
  failure_text text,
  looks integer not null default 0,
  claimed_at timestamptz(3) not null default now(),
  settled_at timestamptz(3)
);
-- Only one at a time may be on its way, and only one ever charged.
create unique index link_payments_open on link_payments (link_id)
  where status in ('claimed', 'unknown', 'pending');
create unique index link_payments_charged on link_payments (link_id) where status = 'charged';
-- Partial, as with orders: writing a charge down must not lock its row against keys that join it.
create unique index link_payments_transaction on link_payments (provider, transaction_id)
  where transaction_id is not null;

-- Every press of Pay, by its key: a repeated one answers what the first came to.
create table link_press_keys (
  link_id text not null references payment_links on delete cascade,
  key text not null check (length(key) between 1 and 255),
  request_hash bytea not null,
  payment_id text not null references link_payments on delete cascade,
  created_at timestamptz(3) not null default now(),
  primary key (link_id, key)
);
create index link_press_keys_payment on link_press_keys (payment_id);

create table link_refunds (
  id text primary key check (length(id) = 22),
  link_id text not null references payment_links on delete cascade,
  payment_id text not null references link_payments on delete cascade,
  amount_minor integer not null check (amount_minor > 0),
  reason text not null check (reason in ('asked', 'late')),
  -- Of the press that asked for it.
  key text,
  status text not null default 'requested' check (status in ('requested', 'done')),
  provider_refund_id text,
  requested_at timestamptz(3) not null default now(),
  settled_at timestamptz(3),
  unique (link_id, key)
);

create table link_events (
  id bigint generated always as identity primary key,
  link_id text not null references payment_links on delete cascade,
  kind text not null,
  details jsonb not null default '{}',
  happened_at timestamptz(3) not null default now()
);
create index link_events_link on link_events (link_id, id);
