-- An editor project: what a customer designs, reopened exactly as it was left (wire: designSpaceId).
create table design_spaces (
  id text primary key check (length(id) = 22),
  lab_brand text not null check (lab_brand in ('halide', 'cyan')),
  account_id text references accounts on delete cascade,
  visitor_id text references visitors on delete cascade,
  -- Whose photos it is made of; own uploads lie in the account's 'My photos'.
  gallery_id text references galleries on delete set null,
  product_id text not null,
  design_id text,
  -- What travels as query: size, paper, theme and the like, never a price.
  attributes jsonb not null default '{}',
  document jsonb not null,
  -- Of what is drawn: the same document has the same hash.
  document_hash text not null check (length(document_hash) between 8 and 128),
  -- Counts every change; a save names the one it is based on.
  version integer not null default 1,
  title text not null default '',
  project_title text not null default '',
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  check (num_nonnulls(account_id, visitor_id) = 1)
);
create index design_spaces_account on design_spaces (account_id) where account_id is not null;
create index design_spaces_visitor on design_spaces (visitor_id) where visitor_id is not null;
create index design_spaces_updated_at on design_spaces (updated_at);

create table carts (
  id text primary key check (length(id) = 22),
  lab_brand text not null check (lab_brand in ('halide', 'cyan')),
  account_id text unique references accounts on delete cascade,
  visitor_id text unique references visitors on delete cascade,
  -- A visitor's cart whose items went into the account's at sign-in; who still knows this one finds the other.
  merged_into text references carts on delete cascade,
  -- Counts every change of what would be ordered.
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  check (num_nonnulls(account_id, visitor_id, merged_into) = 1)
);

create table cart_items (
  id text primary key check (length(id) = 22),
  cart_id text not null references carts on delete cascade,
  -- One item, one design: editing changes no other item.
  design_space_id text not null unique references design_spaces on delete cascade,
  quantity integer not null check (quantity between 1 and 999),
  status text not null check (status in ('saved', 'pending', 'abandoned')),
  name text not null default '',
  -- The design's version that its customer has been told prints softly and still wants.
  accepted_version integer,
  -- 128 random bits in the public address of its proof, and which version that shows.
  proof_token text unique check (proof_token ~ '^[0-9a-f]{32}$'),
  proof_version integer,
  abandoned_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  check ((status = 'abandoned') = (abandoned_at is not null))
);
create index cart_items_cart on cart_items (cart_id, status);

alter table galleries
  -- The private gallery of an account's uploads in the editor.
  add column is_own_photos boolean not null default false;
