-- A cart that is deleted takes its checkout along; an order keeps copies of all that it needs.
alter table checkouts add foreign key (cart_id) references carts on delete cascade;
