-- One object, one photo: the sweeper of uploads asks by key.
create unique index photos_original_key on photos (original_key);

-- What the nightly comparison of rows and files found. An orphan has no row and goes after a day in
-- quarantine; a missing file has a row and waits for a person.
create table file_findings (
  key text primary key,
  kind text not null check (kind in ('orphan', 'missing')),
  found_at timestamptz(3) not null default now()
);
