-- Links are paid by more than cards.

alter table link_payments drop constraint link_payments_provider_check;
alter table link_payments add constraint link_payments_provider_check
  check (provider in ('hostedFields', 'cardForm', 'otherMethods'));

-- What a payer knows an account by that is no card.
alter table link_payments add column account text;

-- Payments that began at a bank or on a phone, by the gateway's id: what it tells of one is the link's,
-- whether its page comes back or not.
create table link_starts (
  provider_payment_id text primary key,
  link_id text not null references payment_links on delete cascade,
  method text not null,
  amount_minor integer not null check (amount_minor > 0),
  currency text not null check (length(currency) = 3),
  payer_name text not null,
  payer_email text not null,
  -- The try that waits for it, where it is confirmed elsewhere and later.
  payment_id text references link_payments on delete cascade,
  started_at timestamptz(3) not null default now()
);
create index link_starts_link on link_starts (link_id);
create index link_starts_payment on link_starts (payment_id);
