-- Contracts 0002-galleries: a photo's checksums may come with its first reading, when it is rendered. The release
-- before writes them with the photo, and can call none ready that it would have left without.
alter table photos
  alter column sha256 drop not null,
  alter column crc32 drop not null,
  add constraint photos_ready_are_read
    check (state <> 'ready' or (sha256 is not null and crc32 is not null)) not valid;
alter table photos validate constraint photos_ready_are_read;

-- Photos of other sizes than one that arrives need not be compared with it.
create index photos_gallery_size on photos (gallery_id, size_bytes);
