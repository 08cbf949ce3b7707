import { getMarkups, getSales, type Markups, type Sales } from '@albumen/contract/endpoints/sales';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { SalesPage } from '../features/sales/sales-page.tsx';
import type { PageHandle } from '../shell/navigation/page-handle.ts';
import { load } from '../shell/navigation/router-context.ts';

export const handle = { pageType: 'Account', title: 'Prices and sales' } satisfies PageHandle;

interface Loaded {
  markups: Markups;
  sales: Sales;
}

export async function loader(args: LoaderFunctionArgs): Promise<Loaded> {
  const [markups, sales] = await Promise.all([load(args, getMarkups), load(args, getSales)]);
  return { markups, sales };
}

export function Component() {
  return <SalesPage {...useLoaderData<Loaded>()} />;
}
