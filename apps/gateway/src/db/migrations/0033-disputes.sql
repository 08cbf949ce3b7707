-- A sale that the payer's bank takes back, until its merchant accepts that or proves otherwise.
create table disputes (
  id text primary key,
  merchant_id text not null references merchants on delete cascade,
  merchant_account_id text not null,
  transaction_id text not null references transactions on delete cascade,
  customer_id text,
  status text not null,
  kind text not null,
  reason text not null,
  reason_code text not null,
  case_number text not null,
  reference_number text not null,
  amount_disputed_minor integer not null check (amount_disputed_minor >= 0),
  amount_won_minor integer not null default 0 check (amount_won_minor >= 0),
  currency text not null,
  -- What is told of the transaction: it is settled, so it no longer changes.
  transaction jsonb not null,
  -- Statuses with their moments, the first one first.
  history jsonb not null,
  received_at timestamptz(3) not null,
  reply_by_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index disputes_created on disputes (merchant_id, created_at desc, id);
create index disputes_transaction on disputes (transaction_id);
create index disputes_open on disputes (reply_by_at) where status = 'open';

create table dispute_evidence (
  id text primary key,
  dispute_id text not null references disputes on delete cascade,
  category text,
  sequence_number integer,
  -- Text, or the address of a document.
  comment text,
  url text,
  created_at timestamptz(3) not null,
  sent_at timestamptz(3),
  check ((comment is null) <> (url is null))
);
create index dispute_evidence_dispute on dispute_evidence (dispute_id, created_at, id);

create table document_uploads (
  id text primary key,
  merchant_id text not null references merchants on delete cascade,
  kind text not null,
  name text not null,
  content_type text not null,
  content bytea not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null
);
