-- What the issuer shows beside the amount: of the merchant account that the page's client token names,
-- else of the default one. Rows of before are gone in two days.
alter table authentications add column currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$');
alter table authentications alter column currency drop default;
