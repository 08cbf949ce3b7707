-- By which rule a photo's boxes were drawn, so that photos are looked at again when it changes. All before are of
-- the first, and so is what the release before writes meanwhile.
alter table photo_faces add column box_rule smallint not null default 1;
create index photo_faces_box_rule on photo_faces (box_rule);
