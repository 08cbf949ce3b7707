-- What was submitted under a key of the page, so that a repetition after a lost answer is done once. Kept for a day.
create table request_keys (
  scope_id text not null,
  key text not null,
  created_at timestamptz not null default now(),
  primary key (scope_id, key)
);
