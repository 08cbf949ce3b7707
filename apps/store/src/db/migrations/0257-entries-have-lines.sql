-- Contracts 0110-books: whether lines balance is looked at as they are written.
create function refuse_empty_entries() returns trigger language plpgsql as $$
declare
  entry bigint := (select id from added
                    where (select true from journal_lines where entry_id = added.id limit 1) is null
                    limit 1);
begin
  if entry is not null then
    raise exception 'journal entry % does not balance', entry using errcode = 'check_violation';
  end if;
  return null;
end $$;

create trigger journal_entries_have_lines after insert on journal_entries
  referencing new table as added for each statement execute function refuse_empty_entries();
drop trigger journal_entries_balance on journal_entries;
drop function refuse_unbalanced_entry();
