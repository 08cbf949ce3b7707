-- Whether the people of a gallery are shown by their faces: its photographer decides, apart from Find me.
alter table galleries add column shows_people boolean not null default false;

-- Faces that are taken for one person's. What the photographer named, merged, split or hid is kept as it is
-- when the faces are grouped again.
create table people (
  id text primary key,
  gallery_id text not null references galleries on delete cascade,
  name text not null default '',
  is_hidden boolean not null default false,
  is_kept boolean not null default false,
  created_at timestamptz(3) not null default now()
);
create index people_gallery on people (gallery_id);

alter table face_descriptors add column person_id text references people on delete set null;
create index face_descriptors_person on face_descriptors (person_id);
