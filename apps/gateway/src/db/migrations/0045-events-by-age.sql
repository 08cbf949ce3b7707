-- Notifications that are too old are found by their age.
-- A file of its own: one transaction that builds indexes of several live tables deadlocks with their writers.
create index webhook_events_age on webhook_events (created_at);
