-- Deleting a cart looks up its checkouts.
-- A file of its own: one transaction that builds indexes of several live tables deadlocks with their writers.
create index checkouts_cart on checkouts (cart_id);
