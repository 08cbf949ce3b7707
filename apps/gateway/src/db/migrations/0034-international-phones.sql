-- A phone number with the code of its country apart, beside the one as people write it.
alter table customers
  add column phone_country_code text,
  add column phone_national_number text;
alter table addresses
  add column phone_country_code text,
  add column phone_national_number text;
