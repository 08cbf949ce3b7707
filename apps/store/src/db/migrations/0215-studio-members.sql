-- Accounts that work in the studio of another one.
create table studio_members (
  studio_id text not null references accounts on delete cascade,
  account_id text not null references accounts on delete cascade,
  role text not null check (role in ('owner', 'editor', 'sales', 'viewer')),
  joined_at timestamptz(3) not null default now(),
  primary key (studio_id, account_id),
  check (studio_id <> account_id)
);
create index studio_members_by_account on studio_members (account_id);

create table studio_invitations (
  id text primary key check (length(id) = 22),
  studio_id text not null references accounts on delete cascade,
  email text not null check (email = lower(email)),
  role text not null check (role in ('owner', 'editor', 'sales', 'viewer')),
  token_hash bytea not null unique,
  expires_at timestamptz not null,
  unique (studio_id, email)
);
create index studio_invitations_by_end on studio_invitations (expires_at);

-- Sessions that work for somebody else's studio now. They leave it with their membership.
create table studio_sessions (
  session_id text primary key references sessions on delete cascade,
  studio_id text not null,
  account_id text not null,
  foreign key (studio_id, account_id) references studio_members on delete cascade
);
create index studio_sessions_of_member on studio_sessions (studio_id, account_id);
