-- Deleting a cart looks up those that were merged into it.
-- A file of its own: one transaction that builds indexes of several live tables deadlocks with their writers.
create index carts_merged_into on carts (merged_into) where merged_into is not null;
