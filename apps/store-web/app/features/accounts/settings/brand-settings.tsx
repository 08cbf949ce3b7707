import type { Brand } from '@albumen/contract/endpoints/brands';
import { brandForm } from '@albumen/contract/forms/account-forms';
import { Radio } from '@albumen/ui/forms/checkbox';
import { TextField } from '@albumen/ui/forms/text-field';
import { useFetcher } from 'react-router';
import { href } from '../../../paths.ts';
import { Form, SubmitButton } from '../../../shell/forms/form.tsx';
import { LogoField } from './logo-field.tsx';
import { SavedNotice } from './saved-notice.tsx';
import { SettingsSection } from './settings-section.tsx';

const formName = 'brand';

/** Name and logo, on a page of their own and among the settings: saved in place on either. */
export function BrandSettings({ brand }: { brand: Brand }) {
  const fetcher = useFetcher<unknown>();
  return (
    <SettingsSection title="Brand" text="Stands on every gallery that you share.">
      <LogoField brand={brand} />
      <Form name={formName} action={href.accountBrand()} rules={brandForm} fetcher={fetcher}>
        <SavedNotice form={formName} answered={fetcher.data}>
          Your brand is saved.
        </SavedNotice>
        <TextField
          name="businessName"
          label="Business name"
          autoComplete="organization"
          defaultValue={brand.businessName}
          required
        />
        <StyleChoice key={`${brand.logoStyle} ${brand.logoUrl}`} brand={brand} />
        <div>
          <SubmitButton form={formName} fetcher={fetcher}>
            Save brand
          </SubmitButton>
        </div>
      </Form>
    </SettingsSection>
  );
}

/* A new logo is used at once: the choice starts anew with it. */
function StyleChoice({ brand: { logoStyle, logoUrl } }: { brand: Brand }) {
  return (
    <fieldset className="account-page__choice">
      <legend>On your galleries</legend>
      <Radio
        name="logoStyle"
        value="text"
        label="Business name"
        defaultChecked={logoStyle === 'text'}
      />
      <Radio
        name="logoStyle"
        value="logo"
        label="Logo"
        hint={logoUrl === null ? 'Upload one first.' : undefined}
        disabled={logoUrl === null}
        defaultChecked={logoStyle === 'logo'}
      />
    </fieldset>
  );
}
