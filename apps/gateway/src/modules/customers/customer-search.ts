import { sql } from 'kysely';
import { any, moment, text, type Column } from '../../search/field-kinds.ts';
import type { Condition, SearchField, SearchFields } from '../../search/search-fields.ts';
import { countryNameOf } from '../addresses/country-search.ts';

function own(column: string): SearchField {
  return text(sql`${sql.ref(`customers.${column}`)}`);
}

function isOwn(table: 'addresses' | 'payment_methods'): Condition {
  return sql`${sql.ref(`${table}.merchant_id`)} = customers.merchant_id
    and ${sql.ref(`${table}.customer_id`)} = customers.id`;
}

/** A part of any of the addresses. */
function ofAddress(column: Column): SearchField {
  return {
    kind: 'text',
    text: column,
    among: (condition) =>
      sql`exists (select from addresses where ${isOwn('addresses')} and ${condition})`,
  };
}

/** A part of any of the payment methods, or of its card. */
function ofMethod(column: Column) {
  return {
    kind: 'text',
    text: column,
    among: (condition: Condition): Condition => sql`exists (
      select from payment_methods
        left join cards on cards.id = payment_methods.card_id
       where ${isOwn('payment_methods')} and ${condition})`,
  } as const;
}

const addressParts = [
  'first_name',
  'last_name',
  'street_address',
  'extended_address',
  'locality',
  'region',
  'postal_code',
];

const addressFields: SearchFields = {
  address_country_name: ofAddress(countryNameOf(sql`addresses.country_code`)),
  ...Object.fromEntries(
    addressParts.map((name) => [`address_${name}`, ofAddress(sql.ref(`addresses.${name}`))]),
  ),
};

/** What customers may be searched by. */
export const customerSearch: SearchFields = {
  id: own('id'),
  ids: any(sql`customers.id`),
  first_name: own('first_name'),
  last_name: own('last_name'),
  company: own('company'),
  email: own('email'),
  phone: own('phone'),
  fax: own('fax'),
  website: own('website'),
  ...addressFields,
  payment_method_token: ofMethod(sql`payment_methods.token`),
  payment_method_token_with_duplicates: {
    kind: 'text',
    text: sql`duplicates.token`,
    among: (condition) => sql`exists (
      select from payment_methods
        join cards on cards.id = payment_methods.card_id
        join cards as duplicate on duplicate.merchant_id = cards.merchant_id
         and duplicate.fingerprint = cards.fingerprint
        join payment_methods as duplicates on duplicates.card_id = duplicate.id
       where ${isOwn('payment_methods')} and ${condition})`,
  },
  paypal_account_email: ofMethod(
    sql`case payment_methods.type when 'PayPalAccount' then payment_methods.details ->> 'email' end`,
  ),
  cardholder_name: ofMethod(sql`cards.cardholder_name`),
  credit_card_number: {
    ...ofMethod(sql`cards.bin || '******' || cards.last_four`),
    isCardNumber: true,
  },
  credit_card_expiration_date: ofMethod(
    sql`cards.expiration_month || '/' || cards.expiration_year`,
  ),
  created_at: moment(sql`customers.created_at`),
};
