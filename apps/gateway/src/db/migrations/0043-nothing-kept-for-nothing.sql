-- What nobody can use any more is found by its age, and by what no longer refers to it.
create index transactions_card on transactions (card_id) where card_id is not null;
create index webhook_events_age on webhook_events (created_at);
create index api_request_keys_age on api_request_keys (created_at);

-- All that time moves on, debits that wait for their bank, too.
drop index transactions_waiting;
create index transactions_waiting on transactions (status, updated_at)
  where disbursed_at is null
    and status in ('authorized', 'submitted_for_settlement', 'settlement_pending', 'settled');
