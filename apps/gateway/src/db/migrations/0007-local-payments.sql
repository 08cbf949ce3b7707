-- A payment by a way that belongs to a country: approved at a bank, in an app, or by an invoice.
create table local_payments (
  merchant_id text not null references merchants on delete cascade,
  -- What the merchant calls it, and hears of it by.
  id text not null,
  -- Goes along through the window and comes back with its answer.
  token text not null,
  -- Who has the bank's page open; the key itself is in its address only.
  bank_key_hash bytea check (length(bank_key_hash) = 32),
  merchant_account_id text not null,
  type text not null,
  status text not null default 'pending' check (status in
    ('pending', 'approved', 'declined', 'canceled', 'failed', 'expired', 'funded', 'reversed')),
  amount_minor integer not null check (amount_minor > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  payer jsonb not null,
  -- What the payer's phone is found by: number, code or reference. Null where there is a window.
  phone_key text,
  return_url text,
  cancel_url text,
  -- Made when the payer approves, and told to nobody but the page that they come back to.
  payer_id text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (merchant_id, id)
);
create unique index local_payments_token on local_payments (token);
create unique index local_payments_bank on local_payments (bank_key_hash)
  where bank_key_hash is not null;
create index local_payments_phone on local_payments (phone_key, created_at)
  where status = 'pending' and phone_key is not null;
create index local_payments_pending on local_payments (created_at) where status = 'pending';
