import { getOrder, type Order } from '@albumen/contract/endpoints/orders';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { OrderPage } from '../features/orders/order-page.tsx';
import type { PageHandle } from '../shell/navigation/page-handle.ts';
import { load } from '../shell/navigation/router-context.ts';

interface Loaded {
  order: Order;
  isThankYou: boolean;
}

export const handle = {
  pageType: 'Order',
  title: (loaded) => `Order ${referenceOf(loaded)}`,
  isPrivate: true,
} satisfies PageHandle;

function referenceOf(loaded: unknown): string {
  // What this route's own loader answers.
  return (loaded as Loaded | undefined)?.order.reference ?? '';
}

export async function loader(args: LoaderFunctionArgs): Promise<Loaded> {
  const params = { resourceId: args.params['resourceId'] ?? '' };
  const isThankYou = new URL(args.request.url).searchParams.get('thankYou') === '1';
  return { order: await load(args, getOrder, { params }), isThankYou };
}

export function Component() {
  const { order, isThankYou } = useLoaderData<Loaded>();
  return <OrderPage key={order.resourceId} order={order} isThankYou={isThankYou} />;
}
