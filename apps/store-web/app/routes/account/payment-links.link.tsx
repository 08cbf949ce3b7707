import { getPaymentLink, type PaymentLink } from '@albumen/contract/endpoints/payment-links';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { LinkPage } from '../../features/payment-links/link-page.tsx';
import { referenceOf, type PageHandle } from '../../shell/navigation/page-handle.ts';
import { load } from '../../shell/navigation/router-context.ts';

export const handle = {
  pageType: 'Account',
  title: (loaded) => `Payment link ${referenceOf(loaded)}`,
} satisfies PageHandle;

export function loader(args: LoaderFunctionArgs): Promise<PaymentLink> {
  return load(args, getPaymentLink, { params: { linkId: args.params['linkId'] ?? '' } });
}

export function Component() {
  const link = useLoaderData<PaymentLink>();
  return <LinkPage key={link.linkId} link={link} />;
}
