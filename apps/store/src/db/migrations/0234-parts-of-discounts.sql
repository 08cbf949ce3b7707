-- What of an order's discounts its quantities brought, and what a code took off its shipping; of orders before, nothing is known.
alter table orders
  add column quantity_discount_minor integer not null default 0 check (quantity_discount_minor >= 0),
  add column shipping_discount_minor integer not null default 0 check (shipping_discount_minor >= 0);
