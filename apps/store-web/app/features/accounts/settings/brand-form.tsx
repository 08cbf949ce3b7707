import type { Brand } from '@albumen/contract/endpoints/brands';
import { brandForm, hasAddress } from '@albumen/contract/forms/account-forms';
import { Radio } from '@albumen/ui/forms/checkbox';
import { FormStateContext } from '@albumen/ui/forms/form-state';
import { TextField } from '@albumen/ui/forms/text-field';
import { PlusIcon } from '@albumen/ui/icons';
import { use } from 'react';
import { useFetcher } from 'react-router';
import { href } from '../../../paths.ts';
import { addressLabels } from '../../addresses/address-labels.ts';
import { Form, SubmitButton } from '../../../shell/forms/form.tsx';
import { AccountAddressFields } from '../registration/optional-address.tsx';
import { ColorField } from './color-field.tsx';
import { SavedNotice } from './saved-notice.tsx';

const formName = 'brand';
const addressFields = ['address1', 'address2', 'city', 'state', 'zip', 'country'];

/** Everything of a brand but its logo; saved in place. */
export function BrandForm({ brand }: { brand: Brand }) {
  const fetcher = useFetcher<unknown>();
  const { brandId, businessName, accentColor, coverColor, replyEmail } = brand;
  return (
    <Form
      name={formName}
      action={href.accountBrand(brandId)}
      rules={brandForm}
      labels={addressLabels}
      fetcher={fetcher}
    >
      <SavedNotice form={formName} answered={fetcher.data}>
        Your brand is saved.
      </SavedNotice>
      <input type="hidden" name="brandId" value={brandId} />
      <TextField
        name="businessName"
        label="Business name"
        autoComplete="organization"
        defaultValue={businessName}
        required
      />
      <StyleChoice key={`${brand.logoStyle} ${brand.logoUrl}`} brand={brand} />
      <div className="field-pair">
        <ColorField
          name="accentColor"
          label="Accent color"
          hint="Marks and buttons of your galleries, in a shade that can be read."
          start={accentColor}
        />
        <ColorField
          name="coverColor"
          label="Cover color"
          hint="Behind the title of a gallery without a cover photo."
          start={coverColor}
        />
      </div>
      <TextField
        name="replyEmail"
        type="email"
        label="Reply address"
        hint="Where answers to mails about your galleries and payment links go. Empty: to your account's email."
        isOptional
        autoComplete="email"
        defaultValue={replyEmail}
      />
      <BrandAddress brand={brand} />
      <div>
        <SubmitButton form={formName} fetcher={fetcher}>
          Save brand
        </SubmitButton>
      </div>
    </Form>
  );
}

function BrandAddress({ brand }: { brand: Brand }) {
  const { errors } = use(FormStateContext);
  const { address1, address2, city, state, zip, country } = brand;
  const start = { address1, address2, city, state, zip, country: country || 'US' };
  // A message in a closed fold would be seen by nobody.
  const isOpen = hasAddress(start) || addressFields.some((name) => errors[name] !== undefined);
  return (
    <details className="account-page__address" open={isOpen || undefined}>
      <summary>
        <span>
          Address <span className="field__optional">(optional)</span>
        </span>
        <PlusIcon size={16} />
      </summary>
      <div className="account-page__address-fields">
        <p className="text-sm text-muted">Stands at the foot of mails that you send to guests.</p>
        <AccountAddressFields start={start} />
      </div>
    </details>
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
