-- Pictures of designs as they will be printed, public under unguessable names. The file belongs to the
-- design, so that what was ordered keeps its picture after its item has left the cart.
create table design_proofs (
  -- 128 random bits in its address.
  token text primary key check (token ~ '^[0-9a-f]{32}$'),
  design_space_id text not null references design_spaces on delete cascade,
  version integer not null,
  -- An order shows it: newer ones do not replace it.
  is_kept boolean not null default false,
  created_at timestamptz(3) not null default now()
);
create index design_proofs_space on design_proofs (design_space_id);

alter table cart_items
  -- How soft a print was accepted: 'block' only by the photographer.
  add column accepted_level text check (accepted_level in ('warn', 'block')),
  add check ((accepted_level is null) = (accepted_version is null));
