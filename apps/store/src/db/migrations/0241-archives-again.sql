-- An archive is found again by its request while it lives; a guest's has no account.
create index archives_request_key on archives (request_key);
