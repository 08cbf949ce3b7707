-- What the owner of a bank account lets a merchant do: debit it, once or again and again.
create table sepa_mandates (
  merchant_id text not null references merchants on delete cascade,
  -- The bank's name for it; goes along through the merchant's page.
  reference text not null,
  -- Who has the bank's page open; the key itself is in its address only.
  bank_key_hash bytea not null check (length(bank_key_hash) = 32),
  merchant_account_id text not null,
  -- Whose account it is by the merchant's own count.
  customer_id text not null,
  mandate_type text not null check (mandate_type in ('ONE_OFF', 'RECURRENT')),
  status text not null default 'pending' check (status in
    ('pending', 'approved', 'blocked', 'canceled', 'refused')),
  iban_country text not null check (iban_country ~ '^[A-Z]{2}$'),
  -- The rest of the number is kept nowhere.
  iban_last_four text not null check (iban_last_four ~ '^[A-Z0-9]{4}$'),
  account_holder_name text not null,
  return_url text not null,
  cancel_url text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (merchant_id, reference)
);
create unique index sepa_mandates_bank on sepa_mandates (bank_key_hash);
create index sepa_mandates_pending on sepa_mandates (created_at) where status = 'pending';
