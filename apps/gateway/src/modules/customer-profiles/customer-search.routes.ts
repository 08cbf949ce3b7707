import type { Dependencies } from '../../dependencies.ts';
import { listFound, listFoundIds, pageSize } from '../../search/found-rows.ts';
import { readSearch } from '../../search/read-search.ts';
import { idsAnswer, pageAnswer } from '../../search/search-answers.ts';
import { customerSearch } from '../customers/customer-search.ts';
import type { ServerRoute } from '../server-api/server-route.ts';
import { presentCustomer } from './customer.presenter.ts';
import { getWholeCustomer } from './whole-customer.service.ts';

export function addCustomerSearch(route: ServerRoute, { db }: Dependencies): void {
  route('POST', '/customers/advanced_search_ids', async ({ merchant, body }) => {
    const conditions = readSearch(customerSearch, body);
    return idsAnswer(await listFoundIds(db, 'customers', { merchantId: merchant.id, conditions }));
  });

  route('POST', '/customers/advanced_search', async ({ merchant, body, now }) => {
    const { id: merchantId } = merchant;
    const conditions = readSearch(customerSearch, body);
    const found = [];
    for (const { id } of await listFound(db, 'customers', {
      merchantId,
      conditions,
      limit: pageSize,
    })) {
      found.push(presentCustomer(await getWholeCustomer(db, { merchantId, id, now })));
    }
    return pageAnswer('customers', 'customer', found);
  });
}
