import { getCheckout, type Checkout } from '@albumen/contract/endpoints/checkout';
import { redirectDocument, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { CheckoutPage } from '../features/checkout/checkout-page.tsx';
import { chosenIn } from '../features/payment/methods/chosen-method.ts';
import { href } from '../paths.ts';
import type { PageHandle } from '../shell/navigation/page-handle.ts';
import { apiOf, insteadOf } from '../shell/navigation/router-context.ts';

export const handle = {
  pageType: 'Order',
  title: 'Checkout',
  isPrivate: true,
} satisfies PageHandle;

/** One that is placed already leads to its order; to its thanks whoever comes from the bank. */
export async function loader({ context, params, url }: LoaderFunctionArgs): Promise<Checkout> {
  const resourceId = params['resourceId'] ?? '';
  const reply = await apiOf(context).call(getCheckout, { params: { resourceId } });
  if (reply.ok) return reply.value;
  if (reply.problem.code === 'checkoutPlaced') {
    const isFromBank = chosenIn(url.search) !== undefined;
    throw redirectDocument(isFromBank ? href.thanks(resourceId) : href.order(resourceId));
  }
  throw insteadOf(reply.problem, url);
}

export function Component() {
  const checkout = useLoaderData<Checkout>();
  return <CheckoutPage key={checkout.resourceId} checkout={checkout} />;
}
