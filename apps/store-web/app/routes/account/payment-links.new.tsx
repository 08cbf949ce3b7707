import { listBrands } from '@albumen/contract/endpoints/brands';
import { createPaymentLink } from '@albumen/contract/endpoints/payment-links';
import {
  redirect,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { LinkForm } from '../../features/payment-links/link-form.tsx';
import { href } from '../../paths.ts';
import { readForm, refusedWith } from '../../shell/forms/form-outcome.ts';
import { NarrowPage } from '../../shell/layouts/narrow-page.tsx';
import type { PageHandle } from '../../shell/navigation/page-handle.ts';
import { apiOf, load } from '../../shell/navigation/router-context.ts';
import '../../features/payment-links/payment-links.css';

export const handle = { pageType: 'Account', title: 'New payment link' } satisfies PageHandle;

/** Links come from the default brand. */
export async function loader(args: LoaderFunctionArgs) {
  const { brands } = await load(args, listBrands);
  return { businessName: brands[0]?.businessName ?? '' };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const sent = await readForm(request);
  const reply = await apiOf(context).call(createPaymentLink, { body: sent.values });
  return reply.ok
    ? redirect(href.paymentLink(reply.value.linkId))
    : refusedWith(sent, reply.problem);
}

export function Component() {
  const { businessName } = useLoaderData<typeof loader>();
  return (
    <NarrowPage
      title="New payment link"
      lead={`Whoever gets the link pays it, without an account. It says that it comes from ${businessName}.`}
    >
      <LinkForm label="Create payment link" />
    </NarrowPage>
  );
}
