-- Contracts 0110-books: the release before writes none of the new kinds, and every one that it writes is still allowed.

-- How often the provider took a refund that came to nothing days later: each new one has a reference of its own.
alter table refunds add column failed_times integer not null default 0;

-- What a payer's bank took back, by the provider's own id; money that was won back is here again.
create table payment_disputes (
  id text primary key,
  attempt_id text not null references payment_attempts on delete cascade,
  status text not null,
  -- Of the order's or link's currency, and of what was charged.
  amount_minor integer not null check (amount_minor > 0),
  charged_minor integer not null check (charged_minor > 0),
  opened_at timestamptz(3) not null default now()
);
create index payment_disputes_attempt on payment_disputes (attempt_id);

alter table journal_entries drop constraint journal_entries_kind_check;
alter table journal_entries add constraint journal_entries_kind_check check (kind in ('charge', 'sale', 'fee',
  'stray', 'return', 'returned', 'returnFailed', 'disputed', 'disputeWon', 'labCost', 'labCostDropped',
  'payout')) not valid;
alter table journal_entries validate constraint journal_entries_kind_check;
alter table journal_lines drop constraint journal_lines_account_check;
alter table journal_lines add constraint journal_lines_account_check check (account in ('customer',
  'providerClearing', 'sales', 'tax', 'shipping', 'labCost', 'labPayable', 'cardFees', 'feesPayable',
  'photographer', 'refunds', 'disputes', 'exchange', 'bank')) not valid;
alter table journal_lines validate constraint journal_lines_account_check;
