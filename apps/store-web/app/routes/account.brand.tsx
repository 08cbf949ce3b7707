import { getBrand, updateBrand, type Brand } from '@albumen/contract/endpoints/brands';
import { brandForm } from '@albumen/contract/forms/account-forms';
import { Radio } from '@albumen/ui/checkbox';
import { TextField } from '@albumen/ui/text-field';
import { useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { Link } from '../shell/link.tsx';
import { NarrowPage } from '../shell/narrow-page.tsx';
import { LogoField } from '../features/accounts/logo-field.tsx';
import { SavedNotice } from '../features/accounts/saved-notice.tsx';
import { href } from '../paths.ts';
import { readForm, refusedWith } from '../shell/form-outcome.ts';
import { Form, SubmitButton } from '../shell/form.tsx';
import type { PageHandle } from '../shell/page-handle.ts';
import { apiOf, load } from '../shell/router-context.ts';
import '../features/accounts/accounts.css';

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
    <NarrowPage title="Brand" lead="Stands on every gallery that you share.">
      <LogoField brand={brand} />
      <Form name="brand" rules={brandForm} className="narrow-page__form">
        <SavedNotice form="brand">Your brand is saved.</SavedNotice>
        <TextField
          name="businessName"
          label="Business name"
          autoComplete="organization"
          defaultValue={brand.businessName}
          required
        />
        <fieldset className="account-page__choice">
          <legend>On your galleries</legend>
          <Radio
            name="logoStyle"
            value="text"
            label="Business name"
            defaultChecked={brand.logoStyle === 'text'}
          />
          <Radio
            name="logoStyle"
            value="logo"
            label="Logo"
            hint={brand.logoUrl === null ? 'Upload one first.' : undefined}
            disabled={brand.logoUrl === null}
            defaultChecked={brand.logoStyle === 'logo'}
          />
        </fieldset>
        <div>
          <SubmitButton form="brand">Save brand</SubmitButton>
        </div>
      </Form>
      <p className="narrow-page__note">
        <Link to={href.account()}>All account settings</Link>
      </p>
    </NarrowPage>
  );
}
