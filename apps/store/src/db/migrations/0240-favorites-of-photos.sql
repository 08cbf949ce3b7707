-- Deleting a photo looks up who chose it.
-- A file of its own: one transaction that builds indexes of several live tables deadlocks with their writers.
create index favorites_photo on favorites (photo_id);
