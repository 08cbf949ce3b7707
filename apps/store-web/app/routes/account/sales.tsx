import {
  getPayoutDetails,
  getSales,
  type PayoutDetails,
  type Sales,
} from '@albumen/contract/endpoints/sales';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { SalesPage } from '../../features/sales/sales-page.tsx';
import type { PageHandle } from '../../shell/navigation/page-handle.ts';
import { load, loadIfAllowed } from '../../shell/navigation/router-context.ts';

export const handle = { pageType: 'Account', title: 'Sales' } satisfies PageHandle;

interface Loaded {
  sales: Sales;
  /** Undefined for members of the studio who see no bank account. */
  payout: PayoutDetails | undefined;
  month: string | undefined;
}

export async function loader(args: LoaderFunctionArgs): Promise<Loaded> {
  const month = new URL(args.request.url).searchParams.get('month') || undefined;
  const query = month === undefined ? {} : { month };
  const [sales, payout] = await Promise.all([
    load(args, getSales, { query }),
    loadIfAllowed(args, getPayoutDetails),
  ]);
  return { sales, payout, month };
}

export function Component() {
  return <SalesPage {...useLoaderData<Loaded>()} />;
}
