-- Deleting a gallery or a guest looks up their archives.
-- A file of its own: one transaction that builds indexes of several live tables deadlocks with their writers.
create index archives_gallery on archives (gallery_id);
create index archives_guest on archives (guest_id) where guest_id is not null;
