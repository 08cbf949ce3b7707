-- Deleting an account or a guest looks up the archives being streamed to them.
-- A file of its own: one transaction that builds indexes of several live tables deadlocks with their writers.
create index archive_streams_account on archive_streams (account_id) where account_id is not null;
create index archive_streams_guest on archive_streams (guest_id) where guest_id is not null;
