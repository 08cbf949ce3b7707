-- Somebody may ask before there is an order: the message then belongs to the checkout, and is read
-- with the order that comes of it.
alter table order_messages
  alter column order_id drop not null,
  add column checkout_id text references checkouts on delete cascade,
  add check (num_nonnulls(order_id, checkout_id) = 1);
create index order_messages_checkout on order_messages (checkout_id, written_at)
  where checkout_id is not null;
