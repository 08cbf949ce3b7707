-- A merchant's own key of a request stands for whatever that request made or changed.
alter table api_request_keys drop constraint api_request_keys_transaction_id_fkey;
alter table api_request_keys rename column transaction_id to subject_id;

-- Equal requests without a key are different requests.
alter table transactions drop column request_fingerprint;
