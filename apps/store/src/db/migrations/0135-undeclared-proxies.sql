-- Neighbors that forward for others without being declared, for the operator to see; shown for a week.
create table undeclared_proxies (
  address text primary key,
  seen_at timestamptz not null default now()
);
