-- How each item is made, as the catalog had it when it was ordered: what print files are laid out by.
alter table order_items add column print_product jsonb;
