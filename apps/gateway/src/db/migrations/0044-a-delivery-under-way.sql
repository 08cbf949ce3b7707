-- One address is sent one notification at a time: set while that one is under way.
alter table webhook_deliveries add column started_at timestamptz(3);
create index webhook_deliveries_pending on webhook_deliveries (url, attempts, created_at)
  where status = 'pending';
