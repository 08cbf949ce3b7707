-- Deleting an account looks up its uploads.
-- A file of its own: one transaction that builds indexes of several live tables deadlocks with their writers.
create index upload_objects_account on upload_objects (account_id);
