-- Amounts are minor units of the lab brand's currency.

create table discounts (
  id text primary key check (length(id) = 22),
  lab_brand text not null check (lab_brand in ('halide', 'cyan')),
  -- As people type it, in capitals.
  code text not null check (code = upper(code) and length(code) between 3 and 40),
  label text not null,
  kind text not null check (kind in ('items', 'order', 'shipping')),
  percent_off integer check (percent_off between 1 and 100),
  amount_off_minor integer check (amount_off_minor > 0),
  -- Of kind items: which product families; empty is all.
  families jsonb not null default '[]',
  -- Items at list price, less item discounts, must reach this.
  minimum_minor integer not null default 0 check (minimum_minor >= 0),
  starts_at timestamptz(3),
  ends_at timestamptz(3),
  -- Null is no limit.
  use_limit integer check (use_limit >= 0),
  is_once_per_customer boolean not null default false,
  used_count integer not null default 0 check (used_count >= 0),
  created_at timestamptz(3) not null default now(),
  unique (lab_brand, code),
  check (use_limit is null or used_count <= use_limit),
  check (num_nonnulls(percent_off, amount_off_minor) = 1),
  check (kind = 'order' or amount_off_minor is null)
);

-- One for each order that used a discount; a refund gives the place back.
create table discount_redemptions (
  id text primary key check (length(id) = 22),
  discount_id text not null references discounts,
  order_id text not null unique,
  account_id text references accounts on delete set null,
  -- Lower case, without what the mail provider ignores.
  email text not null,
  card_fingerprint text,
  redeemed_at timestamptz(3) not null default now(),
  released_at timestamptz(3)
);
create index discount_redemptions_customer on discount_redemptions (discount_id, email)
  where released_at is null;

-- The cart may be another one after a sign-in: then the checkout goes along.
create table checkouts (
  id text primary key check (length(id) = 22),
  lab_brand text not null check (lab_brand in ('halide', 'cyan')),
  cart_id text not null,
  -- Counts every change; an amount frozen for payment names it.
  version integer not null default 1,
  name text not null default '',
  email text not null default '',
  company_name text not null default '',
  shipping_type text not null default 'dropship' check (shipping_type in ('dropship', 'studio')),
  -- By shipping type: address1, address2, city, state, zip, country.
  addresses jsonb not null default '{}',
  address_check text not null default 'empty' check (address_check in
    ('empty', 'verified', 'kept', 'suggested', 'invalid', 'notSupported', 'unavailable')),
  suggested_address jsonb,
  is_address_autocompleted boolean not null default false,
  autocomplete_logs jsonb not null default '[]',
  is_address_saved boolean not null default false,
  -- shippingGroup, shippingMethod, packagingOption; a group without an entry has the defaults.
  shipping_priority jsonb not null default '[]',
  discount_code text,
  reference text not null default '',
  instructions text not null default '',
  -- Set with the order that came of it; then nothing changes any more.
  order_id text unique,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index checkouts_open on checkouts (cart_id) where order_id is null;
