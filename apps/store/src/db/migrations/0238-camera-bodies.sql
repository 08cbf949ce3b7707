-- Two bodies of one camera model have clocks of their own. Each is known in its gallery by a keyed hash of its
-- serial number, which itself is stored nowhere; the second one's photos are named by their number.
create table camera_bodies (
  gallery_id text not null references galleries on delete cascade,
  model text not null,
  body_hash text not null,
  number integer not null check (number > 0),
  primary key (gallery_id, model, body_hash)
);
