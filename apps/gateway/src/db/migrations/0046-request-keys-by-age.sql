-- Keys that nobody can use any more are found by their age.
-- A file of its own: one transaction that builds indexes of several live tables deadlocks with their writers.
create index api_request_keys_age on api_request_keys (created_at);
