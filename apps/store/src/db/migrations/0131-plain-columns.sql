-- The field's own words for what happened at these moments.
alter table account_tokens rename column spent_at to redeemed_at;
alter table bot_check_tokens rename column spent_at to used_at;
alter table local_payment_notices rename column heard_at to received_at;
alter index local_payment_notices_heard rename to local_payment_notices_by_receipt;
