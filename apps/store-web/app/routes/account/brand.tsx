import { getBrand, updateBrand, type Brand } from '@albumen/contract/endpoints/brands';
import { useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { BrandSettings } from '../../features/accounts/settings/brand-settings.tsx';
import { SettingsPage } from '../../features/accounts/settings/settings-page.tsx';
import { readForm, refusedWith } from '../../shell/forms/form-outcome.ts';
import type { PageHandle } from '../../shell/navigation/page-handle.ts';
import { apiOf, load } from '../../shell/navigation/router-context.ts';

export const handle = { pageType: 'Account', title: 'Brand' } satisfies PageHandle;

export function loader(args: LoaderFunctionArgs): Promise<Brand> {
  return load(args, getBrand);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const sent = await readForm(request);
  const { businessName = '', logoStyle = '' } = sent.values;
  const reply = await apiOf(context).call(updateBrand, { body: { businessName, logoStyle } });
  return reply.ok ? { saved: sent.form } : refusedWith(sent, reply.problem);
}

export function Component() {
  const brand = useLoaderData<Brand>();
  return (
    <SettingsPage>
      <BrandSettings brand={brand} />
    </SettingsPage>
  );
}
