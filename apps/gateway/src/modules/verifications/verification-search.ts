import { sql } from 'kysely';
import { any, moment, text, type Column } from '../../search/field-kinds.ts';
import type { SearchFields } from '../../search/search-fields.ts';

/** A part of the card as it was checked; the name is ours, never a caller's. */
function ofCard(name: string): Column {
  return sql`verifications.instrument ->> ${sql.lit(name)}`;
}

/** What verifications may be searched by. */
export const verificationSearch: SearchFields = {
  id: text(sql`verifications.id`),
  ids: any(sql`verifications.id`),
  status: any(sql`verifications.status`),
  verification_type: any(sql`'credit_card'`),
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
  credit_card_card_type: any(ofCard('cardType')),
  created_at: moment(sql`verifications.created_at`),
};
