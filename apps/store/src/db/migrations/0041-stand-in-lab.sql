-- The stand-in for a lab's order API: what was imported there, and where its messages go. Kept here so
-- that every web process and worker is the same lab.
create table stand_in_lab_orders (
  confirmation_id text primary key,
  order_number integer generated always as identity,
  body jsonb not null,
  submitted_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);

create table stand_in_lab_callback (
  id integer primary key default 1 check (id = 1),
  uri text not null,
  verifier text not null,
  is_verified boolean not null default false
);
