-- What the control API has ordered: each fault strikes a number of times.
alter table merchants add column faults jsonb not null default '[]';

-- What was asked and answered, for the console. Numbers are masked before they come here.
create table requests (
  id bigint generated always as identity primary key,
  merchant_id text not null references merchants on delete cascade,
  at timestamptz(3) not null,
  method text not null,
  path text not null,
  -- A GraphQL operation's name.
  operation text,
  origin text,
  session_id text,
  status integer not null,
  duration_ms integer not null,
  request_body text,
  answer_body text
);
create index requests_merchant on requests (merchant_id, id desc);
