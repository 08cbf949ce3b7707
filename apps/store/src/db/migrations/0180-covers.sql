-- How a gallery opens, and the point of a photo that every crop of it keeps, in percent of its oriented
-- width and height.
alter table galleries add column cover_style text not null default 'photo'
  check (cover_style in ('photo', 'centered', 'framed', 'beside', 'banner', 'words'));
alter table photos add column focus_x smallint not null default 50 check (focus_x between 0 and 100);
alter table photos add column focus_y smallint not null default 50 check (focus_y between 0 and 100);
