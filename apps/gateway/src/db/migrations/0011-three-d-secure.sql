-- One card looked up for 3-D Secure, and what came of it: what a page says of it is never believed.
create table authentications (
  -- The transaction of the card network; pages know it, and it opens nothing by itself.
  id text primary key check (length(id) = 22),
  merchant_id text not null references merchants on delete cascade,
  -- Of the lookup's answer; using it up makes the last one.
  nonce_hash bytea not null check (length(nonce_hash) = 32),
  -- The nonce that came of the challenge, for whom it was made, and no other amount.
  final_nonce_hash bytea check (length(final_nonce_hash) = 32),
  amount text not null,
  brand text not null,
  last_four text not null,
  -- What the issuer is going to say, by the test card.
  scenario text not null,
  version text not null check (version in ('1', '2')),
  state text not null check (state in ('closed', 'challenge', 'answered', 'confirmed')),
  wrong_codes integer not null default 0,
  -- How the challenge ended.
  outcome text check (outcome in ('passed', 'failed', 'unavailable', 'error', 'canceled')),
  -- What the merchant's page told of browser and order.
  request jsonb not null default '{}',
  info jsonb not null,
  created_at timestamptz(3) not null
);
create unique index authentications_nonce on authentications (nonce_hash);
create unique index authentications_final on authentications (final_nonce_hash)
  where final_nonce_hash is not null;
create index authentications_created on authentications (created_at);

-- A page in which the card network's script was set up: what the issuer learned of its browser.
create table device_sessions (
  id text primary key check (length(id) = 22),
  merchant_id text not null references merchants on delete cascade,
  bin text check (bin ~ '^[0-9]{6,8}$'),
  collected jsonb,
  created_at timestamptz(3) not null
);
create index device_sessions_created on device_sessions (created_at);
