import { sql } from 'kysely';
import { z } from 'zod';
import { xmlCollection, xmlList } from '../../xml/xml-value.ts';
import type { Dependencies } from '../../dependencies.ts';
import { refuse } from '../../http/refusal.ts';
import { readCriteria } from '../../search/criteria.ts';
import type { SearchField, SearchFields } from '../../search/search-fields.ts';
import type { ServerRoute } from '../server-api/server-route.ts';
import { presentCustomer } from './customer.presenter.ts';
import { listFoundIds } from '../customers/customers.queries.ts';
import { getWholeCustomer } from './whole-customer.service.ts';

const pageSize = 50;

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

export function addCustomerSearch(route: ServerRoute, { db }: Dependencies): void {
  const find = (merchantId: string, body: unknown, limit: number) => {
    const parsed = searchBody.safeParse(body);
    if (!parsed.success) refuse(400, 'The request is malformed.');
    const read = readCriteria(customerSearch, parsed.data?.search ?? {});
    if ('problem' in read) refuse(422, `The search is invalid: ${read.problem}.`);
    return listFoundIds(db, merchantId, { conditions: read.conditions, limit });
  };

  route('POST', '/customers/advanced_search_ids', async ({ merchant, body }) => {
    const ids = await find(merchant.id, body, 50_000);
    return { root: 'searchResults', value: { pageSize, ids: xmlList('item', ids) } };
  });

  route('POST', '/customers/advanced_search', async ({ merchant, body, now }) => {
    const found = [];
    for (const id of await find(merchant.id, body, pageSize)) {
      found.push(presentCustomer(await getWholeCustomer(db, { merchantId: merchant.id, id, now })));
    }
    const facts = { currentPageNumber: 1, pageSize, totalItems: found.length };
    return { root: 'customers', value: xmlCollection('customer', found, facts) };
  });
}
