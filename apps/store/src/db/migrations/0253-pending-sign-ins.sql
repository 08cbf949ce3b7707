-- Deleting an account or an operator looks up their unfinished sign-ins.
-- A file of its own: one transaction that builds indexes of several live tables deadlocks with their writers.
create index pending_sign_ins_account on pending_sign_ins (account_id) where account_id is not null;
create index pending_sign_ins_operator on pending_sign_ins (operator_id) where operator_id is not null;
