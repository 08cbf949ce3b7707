-- Which store of files is this database's, and what it has last written there to say so.
create table installation (
  only_one boolean primary key default true check (only_one),
  id uuid not null default gen_random_uuid(),
  stamp uuid,
  next_stamp uuid not null default gen_random_uuid(),
  foreign_seen_at timestamptz(3)
);
