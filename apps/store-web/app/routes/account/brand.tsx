import {
  createBrand,
  deleteBrand,
  listBrands,
  makeBrandDefault,
  updateBrand,
} from '@albumen/contract/endpoints/brands';
import { brandForm } from '@albumen/contract/forms/account-forms';
import {
  redirect,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { BrandSettings } from '../../features/accounts/settings/brand-settings.tsx';
import { SettingsPage } from '../../features/accounts/settings/settings-page.tsx';
import { href } from '../../paths.ts';
import { readForm, refusedWith } from '../../shell/forms/form-outcome.ts';
import type { PageHandle } from '../../shell/navigation/page-handle.ts';
import { apiOf, load } from '../../shell/navigation/router-context.ts';

export const handle = { pageType: 'Account', title: 'Brand' } satisfies PageHandle;

export function loader(args: LoaderFunctionArgs) {
  return load(args, listBrands);
}

/** Four forms of one page; each one's name says what it wants. */
export async function action({ request, context }: ActionFunctionArgs) {
  const sent = await readForm(request);
  const { call } = apiOf(context);
  const { brandId = '', businessName = '', logoStyle = '' } = sent.values;
  const params = { brandId };
  if (sent.form === 'newBrand') {
    const reply = await call(createBrand, { body: { businessName } });
    return reply.ok
      ? redirect(href.accountBrand(reply.value.brandId))
      : refusedWith(sent, reply.problem);
  }
  if (sent.form === 'defaultBrand' || sent.form === 'deleteBrand') {
    const endpoint = sent.form === 'deleteBrand' ? deleteBrand : makeBrandDefault;
    const reply = await call(endpoint, { params });
    return reply.ok ? redirect(href.accountBrand()) : refusedWith(sent, reply.problem);
  }
  const typed = Object.entries(sent.values).filter(([field]) => field in brandForm);
  const body = { ...Object.fromEntries(typed), brandId, businessName, logoStyle };
  const reply = await call(updateBrand, { body });
  return reply.ok ? { saved: sent.form } : refusedWith(sent, reply.problem);
}

export function Component() {
  const { brands } = useLoaderData<typeof loader>();
  return (
    <SettingsPage>
      <BrandSettings brands={brands} />
    </SettingsPage>
  );
}
