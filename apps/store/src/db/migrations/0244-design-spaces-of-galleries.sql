-- Deleting a gallery looks up its design spaces.
-- A file of its own: one transaction that builds indexes of several live tables deadlocks with their writers.
create index design_spaces_gallery on design_spaces (gallery_id) where gallery_id is not null;
