import type { Dependencies } from '../../dependencies.ts';
import { xmlCollection, xmlList } from '../../xml/xml-value.ts';
import { searchCustomers } from '../customers/customer-search.service.ts';
import type { ServerRoute } from '../server-api/server-route.ts';
import { presentCustomer } from './customer.presenter.ts';
import { getWholeCustomer } from './whole-customer.service.ts';

const pageSize = 50;

export function addCustomerSearch(route: ServerRoute, { db }: Dependencies): void {
  route('POST', '/customers/advanced_search_ids', async ({ merchant, body }) => {
    const ids = await searchCustomers(db, { merchantId: merchant.id, body, limit: 50_000 });
    return { root: 'searchResults', value: { pageSize, ids: xmlList('item', ids) } };
  });

  route(
    'POST',
    '/customers/advanced_search',
    async ({ merchant: { id: merchantId }, body, now }) => {
      const found = [];
      for (const id of await searchCustomers(db, { merchantId, body, limit: pageSize })) {
        found.push(presentCustomer(await getWholeCustomer(db, { merchantId, id, now })));
      }
      const facts = { currentPageNumber: 1, pageSize, totalItems: found.length };
      return { root: 'customers', value: xmlCollection('customer', found, facts) };
    },
  );
}
