-- Contracts 0005-file-lifecycle: a finding may be of one more kind, and the release before writes none of it.
-- Files whose rows were deleted for good are written down in the same transaction: they go next, also after a
-- crash in between, and are no files without a row that nobody can account for.
alter table file_findings drop constraint file_findings_kind_check;
alter table file_findings
  add constraint file_findings_kind_check check (kind in ('orphan', 'missing', 'purged')) not valid;
alter table file_findings validate constraint file_findings_kind_check;
create index file_findings_purged on file_findings (key) where kind = 'purged';
