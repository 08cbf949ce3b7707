-- Whom a merchant knows, and what they may be charged by again.

create table customers (
  merchant_id text not null references merchants on delete cascade,
  id text not null check (id ~ '^[A-Za-z0-9_-]{1,36}$'),
  first_name text,
  last_name text,
  company text,
  email text,
  phone text,
  fax text,
  website text,
  custom_fields jsonb not null default '{}',
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (merchant_id, id)
);
create index customers_created on customers (merchant_id, created_at);

create table addresses (
  merchant_id text not null,
  customer_id text not null,
  id text not null,
  first_name text,
  last_name text,
  company text,
  street_address text,
  extended_address text,
  locality text,
  region text,
  postal_code text,
  -- ISO 3166 alpha-2; the wire's other three ways to name a country follow from it.
  country_code text check (country_code ~ '^[A-Z]{2}$'),
  phone_number text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (merchant_id, customer_id, id),
  foreign key (merchant_id, customer_id) references customers on update cascade on delete cascade
);

-- The vault as merchants see it: a token of a customer, and what stands behind it.
create table payment_methods (
  merchant_id text not null,
  token text not null check (token ~ '^[A-Za-z0-9_-]{1,36}$'),
  customer_id text not null,
  -- As a nonce's type: CreditCard, PayPalAccount, …
  type text not null,
  card_id text references cards,
  billing_address_id text,
  is_default boolean not null,
  -- What a type other than a card has to say of itself.
  details jsonb not null default '{}',
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (merchant_id, token),
  foreign key (merchant_id, customer_id) references customers on update cascade on delete cascade,
  check (type <> 'CreditCard' or card_id is not null)
);
create index payment_methods_customer on payment_methods (merchant_id, customer_id, created_at);
create index payment_methods_card on payment_methods (card_id);
create unique index payment_methods_default on payment_methods (merchant_id, customer_id)
  where is_default;
