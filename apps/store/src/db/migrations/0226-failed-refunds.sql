-- How often the provider took a refund that came to nothing days later: each new one has a reference of its own.
alter table refunds add column failed_times integer not null default 0;
alter table journal_entries drop constraint journal_entries_kind_check;
alter table journal_entries add constraint journal_entries_kind_check check (kind in ('charge', 'sale', 'fee',
  'stray', 'return', 'returned', 'returnFailed', 'labCost', 'labCostDropped', 'payout')) not valid;
alter table journal_entries validate constraint journal_entries_kind_check;
