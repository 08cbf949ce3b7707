import { getSettings, type AccountSettings } from '@albumen/contract/endpoints/accounts';
import { updateAddress } from '@albumen/contract/endpoints/addresses';
import {
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import {
  addressBodyOf,
  isAnswer,
  rememberTyped,
  takeChosenAddress,
} from '../../features/accounts/address/address-update.ts';
import { UpdateAddressPage } from '../../features/accounts/address/update-address-page.tsx';
import { readForm, refusedWith } from '../../shell/forms/form-outcome.ts';
import type { PageHandle } from '../../shell/navigation/page-handle.ts';
import { apiOf, load } from '../../shell/navigation/router-context.ts';
import '../../features/accounts/accounts.css';

export const handle = {
  pageType: 'UpdateAddress',
  title: 'Shipping address',
  isPrivate: true,
} satisfies PageHandle;

export function loader(args: LoaderFunctionArgs): Promise<AccountSettings> {
  return load(args, getSettings);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const sent = await readForm(request);
  const body = addressBodyOf(takeChosenAddress(sent.values));
  const reply = await apiOf(context).call(updateAddress, { body });
  return reply.ok ? rememberTyped(reply.value, sent.values) : refusedWith(sent, reply.problem);
}

export function Component() {
  const settings = useLoaderData<AccountSettings>();
  const answer = useActionData<unknown>();
  return <UpdateAddressPage settings={settings} answer={isAnswer(answer) ? answer : undefined} />;
}
