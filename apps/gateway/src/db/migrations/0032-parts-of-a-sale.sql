-- The authorization of which this sale is a part that was submitted by itself.
alter table transactions add column authorized_transaction_id text references transactions;
create index transactions_parts on transactions (authorized_transaction_id)
  where authorized_transaction_id is not null;

-- Whose card was checked, where that was known by then.
alter table verifications
  add column customer_id text,
  add column payment_method_token text;
