-- Visitors see ready photos only: what is not ready is counted quickly, because it is little.
create index photos_unready on photos (gallery_id) where deleted_at is null and state <> 'ready';
