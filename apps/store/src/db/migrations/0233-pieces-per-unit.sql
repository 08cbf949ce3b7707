-- Pieces in each unit of the quantity, as the catalog had it when it was ordered. Null where nobody said so: ordered
-- before there was this column, or by a process of the release before it.
alter table order_items add column pieces_per_unit integer check (pieces_per_unit > 0);
