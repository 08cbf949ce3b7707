-- What is kept of a card. The number is sealed; its CVV is nowhere.
create table cards (
  id text primary key check (length(id) = 22),
  merchant_id text not null references merchants on delete cascade,
  number_sealed bytea not null,
  -- The same for the same number at the same merchant; tells nothing of the number.
  fingerprint text not null check (length(fingerprint) = 32),
  brand text not null,
  bin text not null check (bin ~ '^[0-9]{6}$'),
  last_four text not null check (last_four ~ '^[0-9]{4}$'),
  expiration_month text not null default '',
  expiration_year text not null default '',
  cardholder_name text,
  billing_address jsonb,
  bin_data jsonb not null,
  created_at timestamptz(3) not null
);
create index cards_fingerprint on cards (merchant_id, fingerprint);

-- Whoever holds a nonce may use what stands behind it, once, for a while, at its merchant.
create table nonces (
  nonce_hash bytea primary key check (length(nonce_hash) = 32),
  merchant_id text not null references merchants on delete cascade,
  type text not null,
  card_id text references cards on delete cascade,
  -- The answer that the issuer gave about the CVV: M, N, U, S, I or A.
  cvv_response text not null default 'I' check (cvv_response ~ '^[MNUSIA]$'),
  -- Of a payment method that is in the vault already, and whose it is.
  payment_method_token text,
  customer_id text,
  -- How a nonce for tests ends, whatever the amount.
  outcome text,
  -- What 3-D Secure found out.
  authentication jsonb,
  details jsonb not null default '{}',
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  consumed_at timestamptz(3)
);
create index nonces_card on nonces (card_id);
create index nonces_expiry on nonces (expires_at);
