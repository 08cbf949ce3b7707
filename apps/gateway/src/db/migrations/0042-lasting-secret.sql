-- What has to outlive an exchange of the gateway's secret: fingerprints of numbers follow from it, and
-- the nonces of what has one for good. Sealed by the secret, one row.
create table lasting_secret (
  is_only boolean primary key default true check (is_only),
  secret_sealed bytea not null
);
