-- The gateway's own rules for a merchant: what it rejects before or after asking the processor.
alter table merchants
  add column duplicate_window_ms integer not null default 0 check (duplicate_window_ms >= 0),
  add column rejects_on jsonb not null default '[]';

create table transactions (
  id text primary key,
  merchant_id text not null references merchants on delete cascade,
  merchant_account_id text not null,
  type text not null check (type in ('sale', 'credit')),
  status text not null,
  -- Compare-and-set: a change that did not see the last one is no change.
  version integer not null default 1,
  amount_minor integer not null check (amount_minor >= 0),
  currency text not null,
  order_id text,
  channel text,
  customer_id text,
  payment_method_token text,
  payment_instrument_type text not null,
  card_id text references cards,
  -- What was charged, as it was then: bin, last four, brand, or an account.
  instrument jsonb not null,
  -- The same for the same card or account of this merchant.
  instrument_fingerprint text not null,
  card_last_four text,
  customer jsonb not null default '{}',
  billing jsonb not null default '{}',
  shipping jsonb not null default '{}',
  custom_fields jsonb not null default '{}',
  -- What the request said besides and the answer repeats: descriptor, tax, line items, ….
  particulars jsonb not null default '{}',
  -- What the processor and the gateway made of it.
  processing jsonb not null default '{}',
  refunded_transaction_id text references transactions,
  -- The nonce that paid: one nonce, one transaction.
  nonce_hash bytea,
  -- Keyed, of the whole request: a repeated one answers the first one's transaction.
  request_fingerprint text not null,
  disbursed_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  check ((type = 'credit') or refunded_transaction_id is null)
);
create unique index transactions_nonce on transactions (nonce_hash) where nonce_hash is not null;
create index transactions_created on transactions (merchant_id, created_at desc, id);
create index transactions_order on transactions (merchant_id, order_id) where order_id is not null;
create index transactions_customer on transactions (merchant_id, customer_id)
  where customer_id is not null;
create index transactions_last_four on transactions (merchant_id, card_last_four)
  where card_last_four is not null;
create index transactions_duplicates
  on transactions (merchant_id, instrument_fingerprint, created_at);
-- What time moves on by itself: to settlement, expiry and disbursement.
create index transactions_waiting on transactions (updated_at)
  where status in ('authorized', 'submitted_for_settlement')
    or (status = 'settled' and disbursed_at is null);
create index transactions_refunds on transactions (refunded_transaction_id)
  where refunded_transaction_id is not null;

create table transaction_events (
  transaction_id text not null references transactions on delete cascade,
  position integer not null,
  status text not null,
  amount_minor integer not null,
  -- Who did it: a public key, or the gateway itself.
  actor text not null,
  source text not null default 'api',
  at timestamptz(3) not null,
  primary key (transaction_id, position)
);
create index transaction_events_status on transaction_events (status, at);

-- A merchant's own key of a request: the same key with the same request is the same transaction.
create table api_request_keys (
  merchant_id text not null references merchants on delete cascade,
  key text not null,
  request_fingerprint text not null,
  transaction_id text not null references transactions on delete cascade,
  created_at timestamptz(3) not null,
  primary key (merchant_id, key)
);

-- A card that was checked before it was kept.
create table verifications (
  id text primary key,
  merchant_id text not null references merchants on delete cascade,
  merchant_account_id text not null,
  status text not null
    check (status in ('verified', 'processor_declined', 'gateway_rejected', 'failed')),
  amount_minor integer not null,
  currency text not null,
  instrument jsonb not null,
  billing jsonb not null default '{}',
  processing jsonb not null,
  created_at timestamptz(3) not null
);
create index verifications_created on verifications (merchant_id, created_at desc);
