import { getPayableLink, type PayableLink } from '@albumen/contract/endpoints/payment-links';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { PayPage } from '../features/payment-links/pay/pay-page.tsx';
import { referenceOf, type PageHandle } from '../shell/navigation/page-handle.ts';
import { load } from '../shell/navigation/router-context.ts';

export const handle = {
  pageType: 'Order',
  title: (loaded) => `Payment ${referenceOf(loaded)}`,
  isPrivate: true,
} satisfies PageHandle;

export function loader(args: LoaderFunctionArgs): Promise<PayableLink> {
  return load(args, getPayableLink, { params: { linkId: args.params['linkId'] ?? '' } });
}

export function Component() {
  const link = useLoaderData<PayableLink>();
  return <PayPage key={link.linkId} link={link} />;
}
