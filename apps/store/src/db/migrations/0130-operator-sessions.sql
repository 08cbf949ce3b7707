-- An operator's session ends at sign-out for whoever holds its cookie, and when its time is over.
create table operator_sessions (
  token_hash bytea primary key,
  -- Of the operator token that opened it: a new one ends every session.
  opened_with bytea not null,
  expires_at timestamptz not null
);
create index operator_sessions_by_end on operator_sessions (expires_at);
