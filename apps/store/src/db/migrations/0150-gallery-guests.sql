-- Whoever left an email in a gallery instead of registering. An address that was typed on two devices is
-- two guests until a mailed link proves whose it is.
create table gallery_guests (
  id text primary key check (length(id) = 22),
  gallery_id text not null references galleries on delete cascade,
  email text not null,
  -- A mailed link was opened: the address is this person's.
  confirmed_at timestamptz(3),
  downloaded_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);
create index gallery_guests_email on gallery_guests (gallery_id, email);
create unique index gallery_guests_confirmed on gallery_guests (gallery_id, email)
  where confirmed_at is not null;

-- The browsers in which a guest is known.
create table guest_devices (
  gallery_id text not null references galleries on delete cascade,
  visitor_id text not null references visitors on delete cascade,
  guest_id text not null references gallery_guests on delete cascade,
  primary key (visitor_id, gallery_id)
);
create index guest_devices_guest on guest_devices (guest_id);

alter table favorites
  add column guest_id text references gallery_guests on delete cascade,
  drop constraint favorites_check,
  add constraint favorites_check check (num_nonnulls(visitor_id, account_id, guest_id) = 1);
create unique index favorites_guest on favorites (guest_id, photo_id) where guest_id is not null;

alter table archives
  alter column account_id drop not null,
  add column guest_id text references gallery_guests on delete cascade,
  add constraint archives_holder check (num_nonnulls(account_id, guest_id) = 1);

alter table archive_streams
  alter column account_id drop not null,
  add column guest_id text references gallery_guests on delete cascade,
  add constraint archive_streams_holder check (num_nonnulls(account_id, guest_id) = 1);
