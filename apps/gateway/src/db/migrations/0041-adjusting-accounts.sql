-- Some processors change the amount of an authorization, most do not.
alter table merchant_accounts add column adjusts_authorizations boolean not null default false;
