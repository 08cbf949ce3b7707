-- Everybody who runs the store has a name of their own and a role. Whoever leaves keeps the row: what they
-- did goes on bearing their name.
create table operators (
  id text primary key check (length(id) = 22),
  email text not null check (email = lower(email)),
  name text not null,
  role text not null check (role in ('administrator', 'support', 'finance', 'technician', 'observer')),
  invited_at timestamptz(3) not null default now(),
  -- Null until the first sign-in.
  joined_at timestamptz(3),
  removed_at timestamptz(3)
);
create unique index operators_by_email on operators (email) where removed_at is null;

-- Sessions of the time before operators had names belong to nobody.
delete from operator_sessions;
alter table operator_sessions
  add column id text not null unique check (length(id) = 22),
  add column operator_id text not null references operators on delete cascade,
  add column created_at timestamptz(3) not null default now(),
  add column ip text not null,
  add column user_agent text not null;
create index operator_sessions_of on operator_sessions (operator_id);

-- Mailed links that sign an operator in, once.
create table operator_links (
  token_hash bytea primary key,
  operator_id text not null references operators on delete cascade,
  expires_at timestamptz not null,
  redeemed_at timestamptz
);
create index operator_links_of on operator_links (operator_id);
