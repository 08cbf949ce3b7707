-- What is in the vault shows how it was checked.
create index verifications_token on verifications (merchant_id, payment_method_token, created_at desc)
  where payment_method_token is not null;
