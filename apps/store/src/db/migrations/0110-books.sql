-- The books: every movement of money as a double entry, written with what causes it and never changed.
-- Parties and payables are kept as plain text: what was owed stays owed when an account is erased.
create table journal_entries (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('charge', 'sale', 'fee', 'stray', 'return', 'returned', 'labCost',
    'labCostDropped', 'payout')),
  -- Of the attempt, refund, lab order or payout that causes it.
  source_id text not null,
  payable_kind text check (payable_kind in ('order', 'link')),
  payable_id text,
  -- What the provider knows the charge by.
  reference text,
  happened_at timestamptz(3) not null default now(),
  unique (kind, source_id),
  check ((payable_kind is null) = (payable_id is null))
);
create index journal_entries_payable on journal_entries (payable_kind, payable_id);
create index journal_entries_happened on journal_entries (happened_at);

create table journal_lines (
  entry_id bigint not null references journal_entries,
  account text not null check (account in ('customer', 'providerClearing', 'sales', 'tax', 'shipping',
    'labCost', 'labPayable', 'cardFees', 'feesPayable', 'photographer', 'refunds', 'exchange', 'bank')),
  -- Whose it is; empty where the account is nobody's in particular.
  party text not null default '',
  currency text not null check (length(currency) = 3),
  -- Debits are positive, credits negative.
  amount_minor integer not null check (amount_minor <> 0),
  primary key (entry_id, account, party, currency)
);
create index journal_lines_photographer on journal_lines (party, currency, entry_id)
  where account = 'photographer';

create function refuse_unbalanced_entry() returns trigger language plpgsql as $$
declare
  -- The column that names the entry is the trigger's argument.
  entry bigint := (to_jsonb(new) ->> tg_argv[0])::bigint;
begin
  if not exists (select from journal_lines where entry_id = entry)
    or exists (select from journal_lines where entry_id = entry
                group by currency having sum(amount_minor) <> 0) then
    raise exception 'journal entry % does not balance', entry using errcode = 'check_violation';
  end if;
  return null;
end $$;

create function refuse_change_of_books() returns trigger language plpgsql as $$
begin
  raise exception 'the books are only added to' using errcode = 'check_violation';
end $$;

create constraint trigger journal_entries_balance after insert on journal_entries
  deferrable initially deferred for each row execute function refuse_unbalanced_entry('id');
create constraint trigger journal_lines_balance after insert on journal_lines
  deferrable initially deferred for each row execute function refuse_unbalanced_entry('entry_id');
create trigger journal_entries_final before update or delete on journal_entries
  for each row execute function refuse_change_of_books();
create trigger journal_lines_final before update or delete on journal_lines
  for each row execute function refuse_change_of_books();

-- What the lab asks for a line by the catalog of the day it was ordered.
alter table order_items add column cost_minor integer not null default 0 check (cost_minor >= 0);

-- Where a photographer is paid: an IBAN, or a routing and an account number of the United States.
create table payout_details (
  account_id text primary key references accounts on delete cascade,
  holder_name text not null,
  kind text not null check (kind in ('iban', 'us')),
  iban text,
  routing_number text,
  account_number text,
  updated_at timestamptz(3) not null default now(),
  check (case kind when 'iban' then iban is not null
    else routing_number is not null and account_number is not null end)
);

create table payouts (
  id text primary key check (length(id) = 22),
  -- Plain text, as in the books.
  account_id text not null,
  currency text not null check (length(currency) = 3),
  amount_minor integer not null check (amount_minor > 0),
  -- Of the transfer, as the bank knows it.
  reference text not null,
  -- Masked: who was paid, and where.
  paid_to text not null,
  paid_at timestamptz(3) not null default now(),
  unique (account_id, currency, reference)
);

create table statement_mails (
  account_id text not null references accounts on delete cascade,
  month text not null check (month ~ '^\d{4}-\d{2}$'),
  mailed_at timestamptz(3) not null default now(),
  primary key (account_id, month)
);

-- The daily comparison with the provider, and what one side lacked.
create table provider_comparisons (
  day text primary key check (day ~ '^\d{4}-\d{2}-\d{2}$'),
  movements integer not null,
  compared_at timestamptz(3) not null default now()
);

create table provider_gaps (
  id text primary key check (length(id) = 22),
  day text not null references provider_comparisons,
  kind text not null check (kind in ('missingInBooks', 'missingAtProvider', 'otherAmount')),
  movement text not null check (movement in ('charge', 'return')),
  reference text not null,
  provider_id text,
  provider_minor integer,
  booked_minor integer,
  currency text not null,
  found_at timestamptz(3) not null default now(),
  resolved_at timestamptz(3),
  note text,
  unique (movement, reference)
);
create index provider_gaps_open on provider_gaps (found_at) where resolved_at is null;
