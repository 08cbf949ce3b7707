-- Where a merchant wants to hear of what happens.
create table webhook_addresses (
  id text primary key check (length(id) = 22),
  merchant_id text not null references merchants on delete cascade,
  url text not null,
  -- Kinds it wants; all of them when null.
  kinds jsonb,
  created_at timestamptz(3) not null,
  unique (merchant_id, url)
);

create table webhook_events (
  id text primary key check (length(id) = 22),
  merchant_id text not null references merchants on delete cascade,
  kind text not null,
  subject_id text,
  -- The notification as it is signed and sent.
  xml text not null,
  created_at timestamptz(3) not null
);
create index webhook_events_created on webhook_events (merchant_id, created_at desc, id);

create table webhook_deliveries (
  id text primary key check (length(id) = 22),
  event_id text not null references webhook_events on delete cascade,
  -- Kept when the address is gone.
  url text not null,
  status text not null default 'pending' check (status in ('pending', 'delivered', 'failed')),
  tries integer not null default 0,
  last_try_at timestamptz(3),
  last_answer text,
  next_try_at timestamptz(3),
  delivered_at timestamptz(3),
  created_at timestamptz(3) not null
);
create index webhook_deliveries_event on webhook_deliveries (event_id);
