-- Whether guests of a gallery are sold anything of it.
alter table galleries add column allows_shop boolean not null default true;
