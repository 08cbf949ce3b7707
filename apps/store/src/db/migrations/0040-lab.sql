-- One order of the shop becomes one lab order for each shipping group; each has a life of its own.
create table lab_orders (
  id text primary key,
  order_id text not null,
  lab_brand text not null check (lab_brand in ('halide', 'cyan')),
  -- What the lab prints on its papers: the order's reference and a number.
  reference text not null unique check (length(reference) between 1 and 32),
  shipping_group text not null,
  department_id text not null,
  status text not null default 'preparing' check (
    status in ('preparing', 'sending', 'sent', 'accepted', 'rejected', 'held', 'shipped', 'canceled')
  ),
  version integer not null default 1,
  -- Counts the hand-overs: a lab order that is sent again is a new one to the lab.
  attempt integer not null default 1,
  -- Everything the lab has to know, copied from the order: address, methods, items, designs.
  request jsonb not null,
  -- The lab's own name for it, once it has one.
  lab_reference text unique,
  quote jsonb,
  reason text,
  parcels jsonb not null default '[]',
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  unique (order_id, shipping_group)
);

create index lab_orders_by_status on lab_orders (status, updated_at desc);

create table lab_order_events (
  id text primary key,
  lab_order_id text not null references lab_orders (id) on delete cascade,
  kind text not null,
  happened_at timestamptz(3) not null default now(),
  facts jsonb not null default '{}',
  -- Of the lab's message: the same one, heard again, changes nothing.
  message_id text unique
);

create index lab_order_events_of_order on lab_order_events (lab_order_id, happened_at);

create table print_files (
  id text primary key,
  lab_order_id text not null references lab_orders (id) on delete cascade,
  item_id text not null,
  -- front, front-foil, spread-3, book
  part text not null,
  -- As the lab sees it: at most 15 characters, no spaces.
  name text not null,
  file_key text not null,
  content_type text not null,
  size_bytes integer not null,
  md5 text not null,
  sha256 text not null,
  width_px integer,
  height_px integer,
  document_hash text not null,
  created_at timestamptz(3) not null default now(),
  unique (lab_order_id, item_id, part),
  unique (lab_order_id, name)
);
