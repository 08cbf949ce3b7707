-- A partial index: a full one would make writing a charge down lock its attempt against the keys of
-- presses that join it meanwhile, and both would wait for each other.
alter table payment_attempts drop constraint payment_attempts_provider_transaction_id_key;
create unique index payment_attempts_transaction on payment_attempts (provider, transaction_id)
  where transaction_id is not null;
