-- Orders are paid by other methods than cards, too; some of them take a while.
alter table orders
  drop constraint orders_status_check,
  add constraint orders_status_check check (status in ('pending', 'unpaid', 'awaitingPayment',
    'expired', 'paid', 'inProduction', 'partlyShipped', 'shipped', 'canceled')),
  -- How it was paid, or is to be: method, brand, hint.
  add column paid_by jsonb,
  -- While its money is awaited: until when.
  add column expires_at timestamptz(3);
update orders set paid_by = jsonb_build_object('method', 'card', 'brand', card_brand, 'hint', card_last4)
  where card_brand is not null and card_last4 is not null;
alter table orders drop column card_brand, drop column card_last4;
create index orders_expiring on orders (expires_at) where status = 'awaitingPayment';

-- A local payment has an id of its own before anything is charged. What a method of another currency is
-- charged with is the attempt's amount; the order's stays its own.
alter table payment_attempts
  drop constraint payment_attempts_status_check,
  add constraint payment_attempts_status_check check (status in ('claimed', 'unknown', 'pending',
    'charged', 'declined', 'failed', 'returning', 'returned')),
  drop constraint payment_attempts_provider_check,
  add constraint payment_attempts_provider_check check (provider in ('hostedFields', 'cardForm',
    'otherMethods', 'none')),
  add column method text not null default 'card',
  add column payment_id text;
drop index payment_attempts_open;
create unique index payment_attempts_open on payment_attempts (order_id)
  where status in ('claimed', 'unknown', 'pending');
create unique index payment_attempts_payment_id on payment_attempts (payment_id)
  where payment_id is not null and status not in ('declined', 'failed');

-- What a refund is in the currency that was charged; null where that is the order's own.
alter table refunds add column charged_minor integer check (charged_minor > 0);

-- What the gateway told of local payments. It may be quicker than the page that started one.
create table local_payment_notices (
  payment_id text primary key,
  kind text not null check (kind in ('completed', 'expired')),
  nonce text,
  amount_minor integer,
  currency text,
  heard_at timestamptz(3) not null default now()
);
create index local_payment_notices_heard on local_payment_notices (heard_at);
