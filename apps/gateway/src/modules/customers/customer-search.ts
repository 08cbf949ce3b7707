import { sql } from 'kysely';
import type { SearchField, SearchFields } from '../../search/search-fields.ts';

function text(column: string): SearchField {
  return { kind: 'text', text: sql`${sql.ref(`customers.${column}`)}` };
}

/** What customers may be searched by. */
export const customerSearch: SearchFields = {
  id: text('id'),
  ids: { kind: 'any', text: sql`customers.id` },
  first_name: text('first_name'),
  last_name: text('last_name'),
  company: text('company'),
  email: text('email'),
  phone: text('phone'),
  fax: text('fax'),
  website: text('website'),
  payment_method_token: {
    kind: 'text',
    text: sql`(
      select token from payment_methods
       where payment_methods.merchant_id = customers.merchant_id
         and payment_methods.customer_id = customers.id
       order by is_default desc limit 1)`,
  },
  created_at: {
    kind: 'moment',
    within: ({ min, max }) => sql`customers.created_at
      between ${min ?? '-infinity'}::timestamptz and ${max ?? 'infinity'}::timestamptz`,
  },
};
