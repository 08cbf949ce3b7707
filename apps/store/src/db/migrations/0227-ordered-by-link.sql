-- The link of its gallery that the buyer held: a later link is not told to whoever holds the order. Orders of before
-- name none, so that they tell of no link.
alter table order_items add column share_id text;
