-- The studio for which a member acted, kept as it was: it may be gone. Empty for what people do for
-- themselves, and in entries of before, where a member's name stands before the email.
alter table audit_entries
  add column studio_id text not null default '',
  add column studio_name text not null default '';
create index audit_entries_by_studio on audit_entries (studio_id, id) where studio_id <> '';
