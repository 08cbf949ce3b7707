-- An order copies everything it was placed with: later changes of catalog, cart, design or address
-- never show through. Its id is the secret in a guest's link; its reference is what people quote.

create sequence order_numbers start 10001;

create table orders (
  id text primary key check (length(id) = 22),
  lab_brand text not null check (lab_brand in ('halide', 'cyan')),
  reference text not null unique,
  checkout_id text not null,
  checkout_version integer not null,
  cart_id text not null,
  account_id text references accounts on delete set null,
  status text not null default 'pending' check (status in ('pending', 'unpaid', 'paid',
    'inProduction', 'partlyShipped', 'shipped', 'canceled')),
  version integer not null default 1,
  email text not null,
  contact_name text not null,
  shipping_type text not null check (shipping_type in ('dropship', 'studio')),
  ship_to jsonb not null,
  customer_reference text not null default '',
  instructions text not null default '',
  currency text not null check (length(currency) = 3),
  items_minor integer not null check (items_minor >= 0),
  discount_minor integer not null check (discount_minor >= 0),
  shipping_minor integer not null check (shipping_minor >= 0),
  packaging_minor integer not null check (packaging_minor >= 0),
  tax_minor integer not null check (tax_minor >= 0),
  total_minor integer not null check (total_minor >= 0),
  refunded_minor integer not null default 0 check (refunded_minor between 0 and total_minor),
  discount_code text,
  shipping_groups jsonb not null,
  tax_lines jsonb not null,
  card_brand text,
  card_last4 text check (length(card_last4) = 4),
  cut_off_minutes integer not null,
  cut_off_at timestamptz(3),
  placed_at timestamptz(3),
  shipped_at timestamptz(3),
  canceled_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  check (total_minor =
    items_minor - discount_minor + shipping_minor + packaging_minor + tax_minor)
);
-- One order per checkout; what came to nothing does not stand in the next one's way.
create unique index orders_checkout on orders (checkout_id) where status <> 'unpaid';
create index orders_account on orders (account_id, created_at desc);
create index orders_email on orders (lab_brand, email) where account_id is null;

create table order_items (
  id text primary key check (length(id) = 22),
  order_id text not null references orders on delete cascade,
  position integer not null,
  cart_item_id text not null,
  design_space_id text not null,
  product_id text not null,
  design_id text,
  gallery_id text,
  product_name text not null,
  name text not null,
  project_title text,
  attributes jsonb not null,
  choices jsonb not null,
  quantity integer not null check (quantity between 1 and 999),
  unit_minor integer not null check (unit_minor >= 0),
  list_minor integer not null check (list_minor >= 0),
  discount_minor integer not null check (discount_minor between 0 and list_minor),
  total_minor integer not null check (total_minor = list_minor - discount_minor),
  shipping_group text not null,
  department_id text not null,
  document jsonb,
  document_version integer not null,
  document_hash text not null,
  proof_url text,
  unique (order_id, position)
);
create index order_items_gallery on order_items (gallery_id) where gallery_id is not null;

-- One try at paying an order. It is claimed and committed before the provider is asked, so that a
-- charge whose outcome nobody heard can be looked up by its reference.
create table payment_attempts (
  id text primary key check (length(id) = 22),
  order_id text not null references orders on delete cascade,
  reference text not null unique,
  provider text not null check (provider in ('hostedFields', 'cardForm', 'none')),
  status text not null default 'claimed' check (status in ('claimed', 'unknown', 'charged',
    'declined', 'failed', 'returning', 'returned')),
  version integer not null default 1,
  amount_minor integer not null check (amount_minor >= 0),
  currency text not null check (length(currency) = 3),
  transaction_id text,
  failure_code text,
  failure_text text,
  looks integer not null default 0,
  claimed_at timestamptz(3) not null default now(),
  settled_at timestamptz(3),
  unique (provider, transaction_id)
);
create unique index payment_attempts_charged on payment_attempts (order_id) where status = 'charged';
-- Only one at a time may be on its way.
create unique index payment_attempts_open on payment_attempts (order_id)
  where status in ('claimed', 'unknown');

-- Every press of Place Order, by its key: a repeated one answers what the first came to.
create table submit_keys (
  checkout_id text not null,
  key text not null check (length(key) between 1 and 255),
  request_hash bytea not null,
  attempt_id text not null references payment_attempts on delete cascade,
  created_at timestamptz(3) not null default now(),
  primary key (checkout_id, key)
);
create index submit_keys_attempt on submit_keys (attempt_id);

-- The timeline that customers see, and what only we see of it.
create table order_events (
  id bigint generated always as identity primary key,
  order_id text not null references orders on delete cascade,
  kind text not null,
  details jsonb not null default '{}',
  happened_at timestamptz(3) not null default now()
);
create index order_events_order on order_events (order_id, id);

create table order_messages (
  id text primary key check (length(id) = 22),
  order_id text not null references orders on delete cascade,
  author text not null check (author in ('customer', 'staff')),
  body text not null check (length(body) between 1 and 4000),
  written_at timestamptz(3) not null default now()
);
create index order_messages_order on order_messages (order_id, written_at);

create table refunds (
  id text primary key check (length(id) = 22),
  order_id text not null references orders on delete cascade,
  attempt_id text not null references payment_attempts on delete cascade,
  amount_minor integer not null check (amount_minor > 0),
  reason text not null,
  status text not null default 'requested' check (status in ('requested', 'done', 'failed')),
  provider_refund_id text,
  requested_at timestamptz(3) not null default now(),
  settled_at timestamptz(3)
);
create index refunds_order on refunds (order_id);
