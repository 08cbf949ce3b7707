-- Where faces are in a photo, for crops; whose they are is not kept here. Fractions of the oriented photo.
create table photo_faces (
  photo_id text primary key references photos on delete cascade,
  faces jsonb not null,
  found_at timestamptz(3) not null default now()
);

-- The photographer placed the focal point; else it is found by faces, and by what draws the eye.
alter table photos add column has_chosen_focus boolean not null default false;
update photos set has_chosen_focus = true where focus_x <> 50 or focus_y <> 50;
