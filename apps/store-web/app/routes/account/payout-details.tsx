import { accountCredentials, type Credentials } from '@albumen/contract/endpoints/credentials';
import {
  getPayoutDetails,
  savePayoutDetails,
  type PayoutDetails,
} from '@albumen/contract/endpoints/sales';
import {
  redirect,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { PayoutForm } from '../../features/sales/payout-form.tsx';
import { href } from '../../paths.ts';
import { readForm, refusedWith } from '../../shell/forms/form-outcome.ts';
import { NarrowPage } from '../../shell/layouts/narrow-page.tsx';
import type { PageHandle } from '../../shell/navigation/page-handle.ts';
import { apiOf, load } from '../../shell/navigation/router-context.ts';

export const handle = {
  pageType: 'Account',
  title: 'Your bank account',
  isPrivate: true,
} satisfies PageHandle;

interface Loaded extends PayoutDetails {
  credentials: Credentials;
}

export async function loader(args: LoaderFunctionArgs): Promise<Loaded> {
  const [{ details }, credentials] = await Promise.all([
    load(args, getPayoutDetails),
    load(args, accountCredentials.getCredentials),
  ]);
  return { details, credentials };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const sent = await readForm(request);
  const reply = await apiOf(context).call(savePayoutDetails, { body: sent.values });
  return reply.ok ? redirect(href.sales()) : refusedWith(sent, reply.problem);
}

export function Component() {
  return (
    <NarrowPage
      title="Your bank account"
      lead="Where we pay what your sales come to. We mail you whenever it changes."
    >
      <PayoutForm {...useLoaderData<Loaded>()} />
    </NarrowPage>
  );
}
