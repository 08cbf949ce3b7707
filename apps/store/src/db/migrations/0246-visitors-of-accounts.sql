-- Deleting an account looks up its visitors.
-- A file of its own: one transaction that builds indexes of several live tables deadlocks with their writers.
create index visitors_account on visitors (account_id) where account_id is not null;
