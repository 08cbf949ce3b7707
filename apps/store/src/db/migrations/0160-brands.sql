-- An account keeps several brands: exactly one of those that are stored is its default. A brand's id is
-- on the wire: 128 random bits in base64url, like every other.
alter table brands drop constraint brands_pkey;
alter table brands
  add column id text,
  add column is_default boolean not null default true,
  -- What its galleries are dressed in; null: as the lab brand is.
  add column accent_color text check (accent_color ~ '^#[0-9a-f]{6}$'),
  add column cover_color text check (cover_color ~ '^#[0-9a-f]{6}$'),
  -- Where answers to mails in its name go; empty: to the account.
  add column reply_email text not null default '',
  add column address1 text not null default '',
  add column address2 text not null default '',
  add column city text not null default '',
  add column state text not null default '',
  add column zip text not null default '',
  add column country text not null default '' check (country in ('', 'US', 'CA')),
  add column created_at timestamptz(3) not null default now();
update brands set id = rtrim(translate(
  encode(decode(replace(gen_random_uuid()::text, '-', ''), 'hex'), 'base64'), '+/', '-_'), '=');
alter table brands
  alter column id set not null,
  add primary key (id),
  add check (length(id) = 22);
create unique index brands_default on brands (account_id) where is_default;
create index brands_account on brands (account_id);

-- Where answers go; null: to whoever sent it.
alter table outbox_mails add column reply_to text;

-- The brand that a gallery wears; null: the account's default. Its own business name stands instead of
-- the brand's where there is one.
alter table galleries add column brand_id text references brands on delete set null;
update galleries set brand_id = brands.id,
  business_name = case when galleries.business_name = brands.business_name then '' else galleries.business_name end
from brands where brands.account_id = galleries.account_id;
create index galleries_brand on galleries (brand_id);
