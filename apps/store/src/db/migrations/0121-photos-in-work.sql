-- Photos that no job has in hand are looked for by age.
create index photos_processing on photos (created_at) where state = 'processing';
