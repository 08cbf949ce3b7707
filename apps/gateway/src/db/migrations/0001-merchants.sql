-- The gateway's own schema; its connections have no other in their search path.

create table merchants (
  id text primary key check (id ~ '^[a-z0-9_]{1,64}$'),
  name text not null,
  -- What its configuration answers, where it differs from the default.
  options jsonb not null default '{}',
  -- The control API's: how far the merchant's clock is ahead, and how long each answer waits.
  clock_offset_ms bigint not null default 0,
  latency_ms integer not null default 0 check (latency_ms between 0 and 60000),
  created_at timestamptz(3) not null default now()
);

create table merchant_accounts (
  merchant_id text not null references merchants on delete cascade,
  id text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  is_default boolean not null default false,
  status text not null default 'active' check (status in ('active', 'suspended', 'pending')),
  primary key (merchant_id, id)
);
create unique index merchant_accounts_default on merchant_accounts (merchant_id) where is_default;

-- Pages that may show our frames and call us; loopback needs no row in the sandbox.
create table merchant_origins (
  merchant_id text not null references merchants on delete cascade,
  origin text not null,
  created_at timestamptz(3) not null default now(),
  primary key (merchant_id, origin)
);

create table api_keys (
  public_key text primary key,
  merchant_id text not null references merchants on delete cascade,
  -- Needed as it is, to sign webhooks.
  private_key_sealed bytea not null,
  created_at timestamptz(3) not null default now(),
  revoked_at timestamptz(3)
);
create index api_keys_merchant on api_keys (merchant_id);

create table tokenization_keys (
  key text primary key check (key ~ '^[a-zA-Z0-9]+_[a-zA-Z0-9]+_[a-zA-Z0-9_]+$'),
  merchant_id text not null references merchants on delete cascade,
  created_at timestamptz(3) not null default now(),
  revoked_at timestamptz(3)
);
create index tokenization_keys_merchant on tokenization_keys (merchant_id);
