-- 0043-transactions-by-card has its successor, transactions_moving.
drop index transactions_waiting;
