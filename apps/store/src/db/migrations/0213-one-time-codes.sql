-- An authenticator app, whose one-time codes are asked for after a password or a mailed link.
create table authenticator_apps (
  id text primary key check (length(id) = 22),
  account_id text unique references accounts on delete cascade,
  operator_id text unique references operators on delete cascade,
  -- Sealed by the store's secret.
  sealed_secret bytea not null,
  -- The half minute of the last code that was taken: no code is taken twice.
  last_step integer not null default 0,
  -- Null until a first code showed that the app is set up; asked for only then.
  confirmed_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  check (num_nonnulls(account_id, operator_id) = 1)
);

-- Each lets its owner in once, without the app.
create table recovery_codes (
  code_hash bytea primary key,
  account_id text references accounts on delete cascade,
  operator_id text references operators on delete cascade,
  used_at timestamptz(3),
  check (num_nonnulls(account_id, operator_id) = 1)
);
create index recovery_codes_of_account on recovery_codes (account_id) where account_id is not null;
create index recovery_codes_of_operator on recovery_codes (operator_id) where operator_id is not null;

-- Who has given the first proof in a browser and is asked for a code.
create table pending_sign_ins (
  session_hash bytea not null,
  holder_kind text not null check (holder_kind in ('account', 'operator')),
  account_id text references accounts on delete cascade,
  operator_id text references operators on delete cascade,
  -- Where to go on afterwards.
  redirect_path text not null,
  expires_at timestamptz not null,
  primary key (session_hash, holder_kind),
  check (num_nonnulls(account_id, operator_id) = 1)
);
create index pending_sign_ins_by_end on pending_sign_ins (expires_at);

-- Whether more than a mailbox opened it.
alter table operator_sessions add column is_strong boolean not null default false;
