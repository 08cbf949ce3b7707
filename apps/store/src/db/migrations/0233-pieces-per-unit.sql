-- Pieces in each unit of the quantity, as the catalog had it when it was ordered; what was ordered before says nothing of it.
alter table order_items add column pieces_per_unit integer not null default 1 check (pieces_per_unit > 0);
