-- What a merchant asks the owner of a wallet for: one payment, or an agreement to be charged again.
create table paypal_requests (
  -- PAYID-… of a payment, BA-… of an agreement.
  id text primary key,
  merchant_id text not null references merchants on delete cascade,
  kind text not null check (kind in ('payment', 'agreement')),
  -- EC-…: the payment's name in the wallet's address and in the one that leads back.
  token text not null,
  status text not null default 'created' check (status in
    ('created', 'approved', 'used', 'canceled', 'expired')),
  amount_minor integer check (amount_minor > 0),
  currency text check (currency ~ '^[A-Z]{3}$'),
  -- What the payer is asked, as the merchant's page told it.
  terms jsonb not null,
  return_url text not null,
  cancel_url text not null,
  -- Who has logged in for this, and what their page shows that it is theirs by.
  payer_id text,
  session_hash bytea check (length(session_hash) = 32),
  -- What the payer chose: address, shipping, how to pay.
  choices jsonb not null default '{}',
  -- By which the merchant may charge again.
  agreement_id text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  check ((kind = 'payment') = (amount_minor is not null and currency is not null))
);
create unique index paypal_requests_token on paypal_requests (token);
create index paypal_requests_merchant on paypal_requests (merchant_id, created_at);
create index paypal_requests_open on paypal_requests (created_at)
  where status in ('created', 'approved');
