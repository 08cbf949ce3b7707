-- Deleting an account looks up the discounts that it used.
-- A file of its own: one transaction that builds indexes of several live tables deadlocks with their writers.
create index discount_redemptions_account on discount_redemptions (account_id) where account_id is not null;
