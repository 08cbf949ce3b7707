-- Whether guests find themselves in a gallery: its photographer decides.
alter table galleries add column allows_find_me boolean not null default false;

-- Photos of such galleries that were looked at; one without faces, too.
create table described_photos (
  photo_id text primary key references photos on delete cascade,
  gallery_id text not null references galleries on delete cascade,
  described_at timestamptz(3) not null default now()
);
create index described_photos_gallery on described_photos (gallery_id);

-- What tells faces apart: 128 numbers of four bytes, near to those of the same person. Kept only while the
-- gallery allows it. The box is in fractions of the oriented photo.
create table face_descriptors (
  id text primary key,
  photo_id text not null references photos on delete cascade,
  gallery_id text not null references galleries on delete cascade,
  x double precision not null,
  y double precision not null,
  width double precision not null,
  height double precision not null,
  size_px integer not null,
  sharpness integer not null,
  descriptor bytea not null check (octet_length(descriptor) = 512)
);
create index face_descriptors_gallery on face_descriptors (gallery_id);
create index face_descriptors_photo on face_descriptors (photo_id);

-- Where somebody who wanted to be hidden is in a photo: nothing is worked out of this face again.
create table hidden_faces (
  photo_id text not null references photos on delete cascade,
  x double precision not null,
  y double precision not null,
  width double precision not null,
  height double precision not null
);
create index hidden_faces_photo on hidden_faces (photo_id);
