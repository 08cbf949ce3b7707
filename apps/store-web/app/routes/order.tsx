import { getOrder, type Order } from '@albumen/contract/endpoints/orders';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { OrderPage } from '../features/orders/order-page.tsx';
import { referenceOf, type PageHandle } from '../shell/navigation/page-handle.ts';
import { load } from '../shell/navigation/router-context.ts';

interface Loaded extends Pick<Order, 'reference' | 'studio'> {
  order: Order;
  isThankYou: boolean;
}

export const handle = {
  pageType: 'Order',
  title: (loaded) => `Order ${referenceOf(loaded)}`,
  isPrivate: true,
} satisfies PageHandle;

export async function loader(args: LoaderFunctionArgs): Promise<Loaded> {
  const params = { resourceId: args.params['resourceId'] ?? '' };
  const isThankYou = new URL(args.request.url).searchParams.get('thankYou') === '1';
  const order = await load(args, getOrder, { params });
  const { reference, studio } = order;
  return { order, reference, studio, isThankYou };
}

export function Component() {
  const { order, isThankYou } = useLoaderData<Loaded>();
  return <OrderPage key={order.resourceId} order={order} isThankYou={isThankYou} />;
}
