-- Passkeys, each of one account or of one operator.
create table passkeys (
  id text primary key check (length(id) = 22),
  account_id text references accounts on delete cascade,
  operator_id text references operators on delete cascade,
  -- As browsers name it, base64url.
  credential_id text not null unique,
  public_key bytea not null,
  -- Signatures so far, as the authenticator counts them; those that don't count say 0.
  counter bigint not null,
  transports jsonb not null,
  name text not null,
  -- The host that it was made at: browsers offer it nowhere else.
  host text not null,
  created_at timestamptz(3) not null default now(),
  last_used_at timestamptz(3),
  check (num_nonnulls(account_id, operator_id) = 1)
);
create index passkeys_of_account on passkeys (account_id) where account_id is not null;
create index passkeys_of_operator on passkeys (operator_id) where operator_id is not null;

-- What a browser's authenticator is to sign; deleted when it comes back, right or wrong.
create table passkey_challenges (
  challenge text primary key,
  -- Of the browser's session cookie, signed in or not.
  session_hash bytea not null,
  purpose text not null check (purpose in ('add', 'sign-in', 'prove')),
  holder_kind text not null check (holder_kind in ('account', 'operator')),
  expires_at timestamptz not null
);
create index passkey_challenges_by_end on passkey_challenges (expires_at);

-- Six digits that were mailed to prove a mailbox in one session; a new code replaces the older one.
create table mailed_proofs (
  session_id text primary key,
  code_hash bytea not null,
  expires_at timestamptz not null
);
create index mailed_proofs_by_end on mailed_proofs (expires_at);

alter table operator_sessions add column confirmed_at timestamptz(3) not null default now();
