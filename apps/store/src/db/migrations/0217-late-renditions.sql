-- When the renditions that are made later were made, or found to be of no use. Photos of before have none yet.
alter table photos add column refined_at timestamptz(3);

create index photos_to_refine on photos (created_at desc) where state = 'ready' and refined_at is null;
