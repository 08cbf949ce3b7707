-- The dashboard's page of galleries is read in its order, however many there are.
drop index galleries_account;
create index galleries_account on galleries (account_id, created_at, id);
create index galleries_account_title on galleries (account_id, lower(title), id);
create index galleries_account_date
  on galleries (account_id, (coalesce(dated_on, (created_at at time zone 'UTC')::date)), id);
