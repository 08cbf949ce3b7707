-- Payments that began at a bank for a checkout, by the gateway's id: what it tells of one becomes the
-- order, whether its page comes back or not.
create table checkout_starts (
  payment_id text primary key,
  checkout_id text not null references checkouts on delete cascade,
  method text not null,
  -- Where its payer is billed.
  country text not null check (length(country) = 2),
  -- Of the checkout, in its own currency.
  total_minor integer not null check (total_minor > 0),
  -- What its payer approves.
  amount_minor integer not null check (amount_minor > 0),
  currency text not null check (length(currency) = 3),
  started_at timestamptz(3) not null default now(),
  -- Nothing comes of it any more: it became an order, or its payer was told why not.
  ended_at timestamptz(3)
);
create index checkout_starts_checkout on checkout_starts (checkout_id);
create index checkout_starts_started on checkout_starts (started_at);
