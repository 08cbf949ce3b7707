-- Who changed what, from what to what, from where. Written in the transaction of the change; nothing takes
-- an entry back, and only what is older than ten years may go.
create table audit_entries (
  -- Ids follow the time of their making: newest first is by id.
  id uuid primary key default uuidv7(),
  happened_at timestamptz(3) not null default now(),
  actor_kind text not null check (actor_kind in ('operator', 'account', 'guest', 'system')),
  -- Kept as they were: whoever acted may be gone. Empty for guests and the system.
  actor_id text not null,
  actor_name text not null,
  ip text not null,
  action text not null,
  subject_id text not null,
  -- As people call it: an order's reference, a gallery's title, an email.
  subject_name text not null,
  before jsonb not null,
  after jsonb not null
);
create index audit_entries_by_subject on audit_entries (subject_id, id);
create index audit_entries_by_actor on audit_entries (actor_id, id);
create index audit_entries_by_action on audit_entries (action, id);
create index audit_entries_by_time on audit_entries (happened_at);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and tg_level = 'ROW' then
    if old.happened_at < now() - interval '10 years' then
      return old;
    end if;
  end if;
  raise exception 'audit_entries is append-only' using errcode = 'insufficient_privilege';
end $$;
create trigger audit_entries_keep before update or delete on audit_entries
  for each row execute function refuse_audit_change();
create trigger audit_entries_keep_all before truncate on audit_entries
  for each statement execute function refuse_audit_change();
