import { getCart, type Cart } from '@albumen/contract/endpoints/cart';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { CartPage } from '../features/cart/cart-page.tsx';
import type { PageHandle } from '../shell/navigation/page-handle.ts';
import { load } from '../shell/navigation/router-context.ts';

export const handle = { pageType: 'Cart', title: 'Cart' } satisfies PageHandle;

export function loader(args: LoaderFunctionArgs): Promise<Cart> {
  return load(args, getCart);
}

export function Component() {
  return <CartPage loaded={useLoaderData<Cart>()} />;
}
