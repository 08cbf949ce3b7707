-- Restores of this shop that were looked over, here or in a copy of it, and the moment that each went back to.
create table verified_restores (
  id bigint generated always as identity primary key,
  verified_at timestamptz(3) not null default now(),
  restored_to timestamptz(3) not null,
  photos int not null,
  orders int not null
);
