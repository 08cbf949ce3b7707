create table galleries (
  id text primary key check (length(id) = 22),
  account_id text not null references accounts on delete cascade,
  state text not null default 'draft' check (state in ('draft', 'active')),
  title text not null default '',
  occasion text not null default '',
  -- The photographer's own date: a calendar day, never derived from the photos.
  dated_on date,
  business_name text not null default '',
  sort text not null default 'custom' check (sort in ('custom', 'custom-desc', 'taken', 'taken-desc',
    'uploaded', 'uploaded-desc', 'name', 'name-desc')),
  hero_photo_id text,
  -- 128 random bits; a revoked link gets a new one.
  share_id text unique check (length(share_id) = 22),
  allows_downloads boolean not null default true,
  -- Longest side in pixels that visitors may download; null is the original.
  download_max_pixels integer check (download_max_pixels in (1440, 2560)),
  allows_favorites boolean not null default true,
  pin_hash text,
  expires_on date,
  -- Counts every change that a visitor could see; caches key on it.
  version integer not null default 1,
  photo_count integer not null default 0 check (photo_count >= 0),
  size_bytes bigint not null default 0,
  synced_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  deleted_at timestamptz(3)
);
create index galleries_account on galleries (account_id, created_at desc);

create table photos (
  id text primary key check (length(id) = 22),
  -- Null for a photo of an editor project.
  gallery_id text references galleries on delete cascade,
  editor_id text,
  account_id text not null references accounts on delete cascade,
  position integer not null default 0,
  file_name text not null,
  content_type text not null,
  size_bytes bigint not null,
  -- Oriented size; null until read.
  width integer,
  height integer,
  md5 text not null,
  sha256 text not null,
  crc32 bigint not null,
  fingerprint text not null,
  original_key text not null,
  last_modified_at timestamptz(3),
  -- Wall clock of the camera as written, offset in minutes when the camera wrote one.
  taken_wall timestamp(3),
  taken_offset_minutes integer,
  camera text not null default '',
  exif jsonb not null default '{}',
  state text not null default 'processing' check (state in ('processing', 'ready', 'refused')),
  refusal text,
  is_repaired boolean not null default false,
  thumbhash text,
  -- 128 random bits in every public address of this photo's renditions.
  rendition_token text not null unique check (length(rendition_token) = 22),
  renditions jsonb not null default '[]',
  -- Client hints, shown to nobody but the owner and never trusted.
  metadata jsonb not null default '{}',
  created_at timestamptz(3) not null default now(),
  deleted_at timestamptz(3),
  check (num_nonnulls(gallery_id, editor_id) = 1)
);
create unique index photos_gallery_sha256 on photos (gallery_id, sha256) where deleted_at is null;
create unique index photos_editor_sha256 on photos (editor_id, sha256) where deleted_at is null;
create index photos_gallery_order on photos (gallery_id, position) where deleted_at is null;
create index photos_account on photos (account_id);
create index photos_deleted_at on photos (deleted_at) where deleted_at is not null;

-- An object that may be sent: made at sign, spent at register, swept when stale.
create table upload_objects (
  object_key text primary key,
  account_id text not null references accounts on delete cascade,
  session_type text not null check (session_type in ('project', 'editor')),
  session_id text not null,
  file_name text not null,
  content_type text not null,
  content_md5 text,
  size_bytes bigint not null,
  fingerprint text,
  photo_id text,
  created_at timestamptz(3) not null default now()
);
create index upload_objects_session on upload_objects (session_id, size_bytes, content_md5);
create index upload_objects_created_at on upload_objects (created_at);

create table favorites (
  photo_id text not null references photos on delete cascade,
  gallery_id text not null references galleries on delete cascade,
  visitor_id text references visitors on delete cascade,
  account_id text references accounts on delete cascade,
  created_at timestamptz(3) not null default now(),
  check (num_nonnulls(visitor_id, account_id) = 1)
);
create unique index favorites_visitor on favorites (visitor_id, photo_id) where visitor_id is not null;
create unique index favorites_account on favorites (account_id, photo_id) where account_id is not null;
create index favorites_gallery on favorites (gallery_id, photo_id);

-- A frozen manifest: what a running or resumed download holds, whatever happens to the gallery.
create table archives (
  id text primary key check (length(id) = 22),
  account_id text not null references accounts on delete cascade,
  gallery_id text not null references galleries on delete cascade,
  file_name text not null,
  entries jsonb not null,
  size_bytes bigint not null,
  etag text not null,
  -- Same request within 10 s gives the same archive.
  request_key text not null,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null
);
create index archives_request on archives (account_id, request_key, created_at desc);

create table archive_streams (
  id text primary key check (length(id) = 22),
  archive_id text not null references archives on delete cascade,
  started_at timestamptz(3) not null default now(),
  heartbeat_at timestamptz(3) not null default now()
);

-- PINs a visitor has entered.
create table gallery_pins_entered (
  gallery_id text not null references galleries on delete cascade,
  session_hash bytea not null,
  entered_at timestamptz(3) not null default now(),
  primary key (gallery_id, session_hash)
);
