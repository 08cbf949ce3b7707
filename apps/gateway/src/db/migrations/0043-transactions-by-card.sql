-- A card that no transaction needs any more is found by what refers to it.
create index transactions_card on transactions (card_id) where card_id is not null;

-- All that time moves on, debits that wait for their bank, too. The index that it replaces goes in a file of its
-- own: dropping it locks readers out, for whom these builds would take too long.
create index transactions_moving on transactions (status, updated_at)
  where disbursed_at is null
    and status in ('authorized', 'submitted_for_settlement', 'settlement_pending', 'settled');
