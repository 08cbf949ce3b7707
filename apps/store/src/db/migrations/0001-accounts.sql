-- Wire-visible ids are 22 characters of base64url: 128 random bits, made by the app.

create table accounts (
  id text primary key check (length(id) = 22),
  lab_brand text not null check (lab_brand in ('halide', 'cyan')),
  email text not null check (email = lower(email) and length(email) between 3 and 254),
  first_name text not null,
  last_name text not null,
  company_name text not null default '',
  password_hash text,
  verified_at timestamptz(3),
  welcomed_at timestamptz(3),
  visit_count integer not null default 0,
  last_visit_at timestamptz(3),
  marketing_asked_at timestamptz(3),
  whcc_id text,
  is_demo boolean not null default false,
  deletion_due_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  unique (lab_brand, email)
);

create table brands (
  account_id text primary key references accounts on delete cascade,
  business_name text not null,
  logo_style text not null check (logo_style in ('text', 'logo')),
  logo_key text,
  logo_width integer,
  logo_height integer,
  updated_at timestamptz(3) not null default now()
);

create table addresses (
  id text primary key check (length(id) = 22),
  account_id text not null references accounts on delete cascade,
  kind text not null check (kind in ('Billing', 'Shipping')),
  name text not null,
  address1 text not null,
  address2 text not null default '',
  city text not null,
  state text not null,
  zip text not null,
  country text not null check (country in ('US', 'CA')),
  is_validated boolean not null default false,
  autocomplete_logs jsonb not null default '[]',
  updated_at timestamptz(3) not null default now()
);
create index addresses_account on addresses (account_id);

create table visitors (
  id text primary key check (length(id) = 22),
  token_hash bytea not null unique,
  lab_brand text not null check (lab_brand in ('halide', 'cyan')),
  account_id text references accounts on delete cascade,
  created_at timestamptz(3) not null default now(),
  last_seen_at timestamptz(3) not null default now()
);

-- Only signed-in sessions have a row; an anonymous session is its cookie alone.
create table sessions (
  id text primary key check (length(id) = 22),
  token_hash bytea not null unique,
  account_id text not null references accounts on delete cascade,
  user_agent text not null default '',
  ip text not null default '',
  created_at timestamptz(3) not null default now(),
  confirmed_at timestamptz(3) not null default now(),
  last_seen_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null
);
create index sessions_account on sessions (account_id);

-- Mailed links and one-time confirmations. The row holds the address it was sent to.
create table account_tokens (
  token_hash bytea primary key,
  purpose text not null check (purpose in ('verify', 'sign-in', 'register', 'reset-password',
    'change-email', 'undo-deletion', 'confirm-deletion')),
  -- Null only for a registration: its account does not exist yet.
  account_id text references accounts on delete cascade,
  lab_brand text not null check (lab_brand in ('halide', 'cyan')),
  target_email text not null default '',
  redirect_path text not null default '',
  session_id text,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  spent_at timestamptz(3),
  check (account_id is not null or purpose = 'register')
);

-- Sessions that opened the registration page: only they may ask whether an email is registered.
create table registrations (
  session_hash bytea primary key,
  started_at timestamptz(3) not null default now()
);
create index account_tokens_account on account_tokens (account_id, purpose);

create table marketing_choices (
  account_id text not null references accounts on delete cascade,
  is_opted_in boolean not null,
  source text not null,
  chosen_at timestamptz(3) not null default now()
);
create index marketing_choices_account on marketing_choices (account_id, chosen_at);

create table account_events (
  account_id text not null references accounts on delete cascade,
  kind text not null,
  ip text not null default '',
  happened_at timestamptz(3) not null default now()
);
create index account_events_account on account_events (account_id, happened_at);

create table rate_limits (
  bucket text primary key,
  hits integer not null,
  resets_at timestamptz(3) not null
);
create index rate_limits_resets_at on rate_limits (resets_at);

create table outbox_mails (
  id uuid primary key default gen_random_uuid(),
  lab_brand text not null,
  kind text not null,
  to_address text not null,
  subject text not null,
  html text not null,
  text text not null,
  created_at timestamptz(3) not null default now()
);
create index outbox_mails_created_at on outbox_mails (created_at desc);

create table bot_check_tokens (
  token_hash bytea primary key,
  spent_at timestamptz(3) not null default now()
);
