-- The numbers of a face in a quarter of the bytes, as searches read them: a scale of four bytes, then one byte
-- each. Workers fill it for faces that a release before has written.
alter table face_descriptors add column packed bytea;
create index face_descriptors_unpacked on face_descriptors (gallery_id) where packed is null;
