import { sql, type RawBuilder } from 'kysely';
import type { SearchField, SearchFields } from '../../search/search-fields.ts';

type Column = RawBuilder<string | null>;

/** A part of the card as it was checked; the name is ours, never a caller's. */
function ofCard(name: string): Column {
  return sql`verifications.instrument ->> ${sql.lit(name)}`;
}

function text(column: Column): SearchField {
  return { kind: 'text', text: column };
}

/** What verifications may be searched by. */
export const verificationSearch: SearchFields = {
  id: text(sql`verifications.id`),
  ids: { kind: 'any', text: sql`verifications.id` },
  status: { kind: 'any', text: sql`verifications.status` },
  verification_type: { kind: 'any', text: sql`'credit_card'` },
  customer_id: text(sql`verifications.customer_id`),
  customer_email: text(sql`(
    select email from customers
     where customers.merchant_id = verifications.merchant_id
       and customers.id = verifications.customer_id)`),
  payment_method_token: text(sql`verifications.payment_method_token`),
  billing_address_details_postal_code: text(sql`verifications.billing ->> 'postalCode'`),
  credit_card_number: {
    kind: 'text',
    text: sql`(${ofCard('bin')}) || '******' || (${ofCard('last4')})`,
    isCardNumber: true,
  },
  credit_card_expiration_date: text(
    sql`(${ofCard('expirationMonth')}) || '/' || (${ofCard('expirationYear')})`,
  ),
  credit_card_cardholder_name: text(ofCard('cardholderName')),
  credit_card_card_type: { kind: 'any', text: ofCard('cardType') },
  created_at: {
    kind: 'moment',
    within: ({ min, max }) => sql`verifications.created_at
      between ${min ?? '-infinity'}::timestamptz and ${max ?? 'infinity'}::timestamptz`,
  },
};
