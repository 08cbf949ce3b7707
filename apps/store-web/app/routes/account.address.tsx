import { getSettings, type AccountSettings } from '@albumen/contract/endpoints/accounts';
import {
  updateAddress,
  type AddressUpdated,
  type UpdateAddress,
} from '@albumen/contract/endpoints/addresses';
import {
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { UpdateAddressPage } from '../features/accounts/update-address-page.tsx';
import { readForm, refusedWith } from '../shell/form-outcome.ts';
import type { PageHandle } from '../shell/page-handle.ts';
import { apiOf, load } from '../shell/router-context.ts';
import '../features/accounts/accounts.css';

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
  const reply = await apiOf(context).call(updateAddress, { body: bodyOf(sent.values) });
  return reply.ok ? reply.value : refusedWith(sent, reply.problem);
}

function bodyOf(values: Record<string, string>): UpdateAddress {
  const { name, address1, address2, city, state, zip, country } = values;
  return {
    name,
    address1,
    address2,
    city,
    state,
    zip,
    country,
    alsoApplyTo: values['alsoApplyTo'] === 'Billing' ? ['Billing'] : [],
    autocompleteLogs: logsOf(values['autocompleteLogs']),
    addressValidated: values['isChosen'] === 'true',
    addressType: 'Shipping',
  };
}

/** Written by our own form. */
function logsOf(text: string | undefined): NonNullable<UpdateAddress['autocompleteLogs']> {
  try {
    const parsed: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    return [];
  }
}

export function Component() {
  const settings = useLoaderData<AccountSettings>();
  const answer = useActionData<unknown>();
  return <UpdateAddressPage settings={settings} answer={isAnswer(answer) ? answer : undefined} />;
}

function isAnswer(answered: unknown): answered is AddressUpdated {
  return typeof answered === 'object' && answered !== null && 'outcome' in answered;
}
