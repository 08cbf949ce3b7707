-- Rendition names are the file store's own: 128 random bits in lower-case hex.
alter table photos
  drop constraint photos_rendition_token_check,
  add check (rendition_token ~ '^[0-9a-f]{32}$'),
  -- What the words of `refusal` name: a file type, a size.
  add column refusal_subject text;

alter table upload_objects
  -- Signing again refreshes it; an address lives 15 minutes, an object that nobody registers a day.
  add column signed_at timestamptz(3) not null default now(),
  -- The problem that a register call was answered with: a repeated call hears the same.
  add column refusal jsonb;
drop index upload_objects_created_at;
create index upload_objects_signed_at on upload_objects (signed_at);
create index upload_objects_pending on upload_objects (session_id)
  where photo_id is null and refusal is null;
-- A file that is signed again keeps its object, so that nothing is sent or counted twice.
create unique index upload_objects_same_file
  on upload_objects (session_id, file_name, size_bytes, content_md5, fingerprint)
  nulls not distinct
  where photo_id is null and refusal is null and content_md5 is not null;

alter table archives
  -- The owner's limit when this was frozen; another limit today asks for a new archive.
  add column max_pixels integer;
create index archives_expires_at on archives (expires_at);

alter table archive_streams
  add column account_id text not null references accounts on delete cascade,
  -- A waiting row is a place in line; whoever stops asking loses it.
  add column is_waiting boolean not null;
create unique index archive_streams_waiting on archive_streams (archive_id) where is_waiting;
create index archive_streams_archive on archive_streams (archive_id);
