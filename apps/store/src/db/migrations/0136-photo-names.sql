-- A photo's public name is changed when access to it narrows; its files stay where they are. Null: they
-- still lie under the public name.
alter table photos add column file_token text;
create unique index photos_files on photos ((coalesce(file_token, rendition_token)));

-- The last day after which the photos of the gallery got new names, which its visitors never knew.
alter table galleries add column closed_after date;

-- What was narrowed before is closed now.
update photos set file_token = rendition_token,
  rendition_token = md5(gen_random_uuid()::text || gen_random_uuid()::text)
from galleries
where galleries.id = photos.gallery_id
  and (photos.deleted_at is not null or galleries.deleted_at is not null or galleries.pin_hash is not null
    or galleries.share_id is null);
