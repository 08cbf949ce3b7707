-- What a merchant's page sent its customer into the Masterpass wallet for.
create table masterpass_checkouts (
  -- The token itself goes through the customer's browser only.
  token_hash bytea primary key check (length(token_hash) = 32),
  merchant_id text not null references merchants on delete cascade,
  subtotal_minor integer not null check (subtotal_minor > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  callback_url text not null,
  status text not null default 'open' check (status in ('open', 'approved', 'canceled')),
  -- Of an approved one: what only who was led back by the wallet knows.
  verifier_hash bytea check (length(verifier_hash) = 32),
  resource_url text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  check ((status = 'approved') = (verifier_hash is not null)),
  check ((status = 'approved') = (resource_url is not null))
);
create index masterpass_checkouts_created on masterpass_checkouts (created_at);
