alter table transactions rename column particulars to order_details;
alter table webhook_deliveries rename column tries to attempts;
alter table webhook_deliveries rename column last_try_at to last_attempt_at;
alter table webhook_deliveries rename column next_try_at to next_attempt_at;
