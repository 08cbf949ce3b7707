import {
  changePaymentLink,
  getPaymentLink,
  type PaymentLink,
} from '@albumen/contract/endpoints/payment-links';
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

export const handle = { pageType: 'Account', title: 'Change payment link' } satisfies PageHandle;

/** One that can no longer be changed leads to its page, which says why. */
export async function loader(args: LoaderFunctionArgs): Promise<PaymentLink> {
  const params = { linkId: args.params['linkId'] ?? '' };
  const link = await load(args, getPaymentLink, { params });
  if (!link.canChange) throw redirect(href.paymentLink(link.linkId));
  return link;
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const sent = await readForm(request);
  const linkId = params['linkId'] ?? '';
  const reply = await apiOf(context).call(changePaymentLink, {
    params: { linkId },
    body: sent.values,
  });
  return reply.ok ? redirect(href.paymentLink(linkId)) : refusedWith(sent, reply.problem);
}

export function Component() {
  const link = useLoaderData<PaymentLink>();
  return (
    <NarrowPage
      title="Change payment link"
      lead="The address stays the same. Whoever has it open sees the new amount before paying."
    >
      <LinkForm link={link} label="Save changes" />
    </NarrowPage>
  );
}
