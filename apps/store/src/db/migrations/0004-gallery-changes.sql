alter table galleries
  -- Favorites are no change of what visitors see: they have a count of their own.
  add column favorites_version integer not null default 0,
  -- Where the next upload goes in the custom order.
  add column next_position integer not null default 1024,
  -- By camera: milliseconds to add to every time it wrote. The photos keep theirs.
  add column camera_shifts jsonb not null default '{}';
create index galleries_deleted_at on galleries (deleted_at) where deleted_at is not null;

alter table photos
  -- The gallery's version that brought this photo's last change.
  add column changed_version integer not null default 0;
create index photos_gallery_changed on photos (gallery_id, changed_version);

-- An entered PIN is proved by the browser's own cookie, so that it survives registration.
drop table gallery_pins_entered;
