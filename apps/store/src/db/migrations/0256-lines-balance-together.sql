-- Contracts 0110-books: whoever writes an entry writes its lines with it, in one statement, as the release before
-- does. One look at each entry takes the place of one for each line.
create function refuse_unbalanced_lines() returns trigger language plpgsql as $$
declare
  -- A condition that no join can take the place of: a join would be planned for thousands of new rows, and read
  -- all of the books.
  entry bigint := (select entry_id from (select distinct entry_id from added) as entries
                    where exists (select from journal_lines where journal_lines.entry_id = entries.entry_id
                                   group by currency having sum(amount_minor) <> 0)
                    limit 1);
begin
  if entry is not null then
    raise exception 'journal entry % does not balance', entry using errcode = 'check_violation';
  end if;
  return null;
end $$;

create trigger journal_lines_balanced after insert on journal_lines
  referencing new table as added for each statement execute function refuse_unbalanced_lines();
drop trigger journal_lines_balance on journal_lines;
