-- What a photographer adds to the price of a product that is sold from own galleries: a percentage of
-- the whole price, or an amount for each piece or pack in minor units of the lab brand's currency.
create table product_markups (
  account_id text not null references accounts on delete cascade,
  product_id text not null,
  kind text not null check (kind in ('percent', 'amount')),
  value integer not null check (value > 0),
  primary key (account_id, product_id),
  check (value <= case kind when 'percent' then 500 else 100000 end)
);
