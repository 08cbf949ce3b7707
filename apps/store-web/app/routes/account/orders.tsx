import { listOrders, type Orders } from '@albumen/contract/endpoints/orders';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { OrderList } from '../../features/orders/order-list.tsx';
import type { PageHandle } from '../../shell/navigation/page-handle.ts';
import { load } from '../../shell/navigation/router-context.ts';

export const handle = { pageType: 'Account', title: 'Orders' } satisfies PageHandle;

export function loader(args: LoaderFunctionArgs): Promise<Orders> {
  return load(args, listOrders);
}

export function Component() {
  return (
    <main id="main" className="orders" tabIndex={-1}>
      <h1 className="title-lg">Orders</h1>
      <OrderList loaded={useLoaderData<Orders>()} />
    </main>
  );
}
