import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../db/tables.ts';
import { refuse } from '../../http/refusal.ts';
import { readCriteria } from '../../search/criteria.ts';
import type { SearchField, SearchFields } from '../../search/search-fields.ts';
import { listFoundIds } from './customers.queries.ts';

function text(column: string): SearchField {
  return { kind: 'text', text: sql`${sql.ref(`customers.${column}`)}` };
}

const customerSearch: SearchFields = {
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

const searchBody = z.object({ search: z.record(z.string(), z.unknown()).nullish() }).nullish();

interface Search {
  merchantId: string;
  /** The request as the server SDK sends it. */
  body: unknown;
  limit: number;
}

/** The ids of the customers whom a search finds; refuses one that makes no sense. */
export async function searchCustomers(
  db: Kysely<Tables>,
  { merchantId, body, limit }: Search,
): Promise<string[]> {
  const parsed = searchBody.safeParse(body);
  if (!parsed.success) refuse(400, 'The request is malformed.');
  const read = readCriteria(customerSearch, parsed.data?.search ?? {});
  if ('problem' in read) refuse(422, `The search is invalid: ${read.problem}.`);
  return listFoundIds(db, merchantId, { conditions: read.conditions, limit });
}
