import type { Dependencies } from '../../dependencies.ts';
import { inTransaction } from '../server-api/server-work.ts';
import type { ServerCall, ServerRoute } from '../server-api/server-route.ts';
import { presentCustomer } from './customer.presenter.ts';
import { removeCustomer } from '../customers/customers.service.ts';
import { addCustomerSearch } from './customer-search.routes.ts';
import { readFilter } from './association-filters.ts';
import { createCustomer, updateCustomer } from './save-customer.service.ts';
import { getWholeCustomer } from './whole-customer.service.ts';

export function addCustomers(route: ServerRoute, deps: Dependencies): void {
  const root = 'customer';

  route('POST', '/customers', async (call) => ({
    status: 201,
    root,
    value: presentCustomer(await createCustomer(deps, call, call.body)),
  }));

  route('GET', '/customers/:id', async (call) => {
    const { merchant, now } = call;
    const key = { merchantId: merchant.id, id: idOf(call), now };
    const filter = readFilter(call.query['association_filter_id']);
    return { root, value: presentCustomer(filter(await getWholeCustomer(deps.db, key))) };
  });

  route('PUT', '/customers/:id', async (call) => {
    const change = { id: idOf(call), body: call.body };
    return { root, value: presentCustomer(await updateCustomer(deps, call, change)) };
  });

  route('DELETE', '/customers/:id', async (call) => {
    await inTransaction(deps, call, (work) => removeCustomer(work, idOf(call)));
    return undefined;
  });

  addCustomerSearch(route, deps);
}

function idOf({ params }: ServerCall): string {
  return params['id'] ?? '';
}
