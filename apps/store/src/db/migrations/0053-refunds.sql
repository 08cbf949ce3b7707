-- A refund may be of a part: what its customer reads as the reason, and which lines it is for.
alter table refunds
  add column note text not null default '',
  add column item_ids jsonb not null default '[]';

-- What of a line's price is its photographer's, and how much of the line went back or is on its way.
alter table order_items
  add column seller_id text references accounts on delete set null,
  add column markup_minor integer not null default 0,
  add column refunded_minor integer not null default 0,
  add constraint order_items_markup check (markup_minor between 0 and total_minor),
  add constraint order_items_refunded check (refunded_minor between 0 and total_minor);
create index order_items_seller on order_items (seller_id) where seller_id is not null;
