import type { AccountSettings } from '@albumen/contract/endpoints/accounts';
import { shippingAddressForm } from '@albumen/contract/forms/account-forms';
import { TextField } from '@albumen/ui/forms/text-field';
import { href } from '../../../paths.ts';
import { addressLabels } from '../../addresses/address-labels.ts';
import { Form, SubmitButton } from '../../../shell/forms/form.tsx';
import type { AddressDoubt } from '../address/address-update.ts';
import { ConfirmAddress } from '../address/confirm-address.tsx';
import { AccountAddressFields } from '../registration/optional-address.tsx';
import { SavedNotice } from './saved-notice.tsx';
import { SettingsSection } from './settings-section.tsx';

export function AddressSettings({
  settings: { account, shippingAddress },
  doubt,
}: {
  settings: AccountSettings;
  /** What the last press left to confirm. */
  doubt: AddressDoubt | undefined;
}) {
  const name = doubt?.name ?? shippingAddress?.name ?? `${account.firstName} ${account.lastName}`;
  return (
    <SettingsSection title="Shipping address" text="Where prints for yourself go.">
      <Form
        name="shippingAddress"
        action={href.account('shippingAddress')}
        rules={shippingAddressForm}
        labels={addressLabels}
      >
        <SavedNotice form="shippingAddress">Your address is saved.</SavedNotice>
        <TextField name="name" label="Name" autoComplete="name" defaultValue={name} required />
        <AccountAddressFields
          key={JSON.stringify(shippingAddress)}
          start={doubt?.entered ?? shippingAddress ?? {}}
        />
        <div>
          <SubmitButton form="shippingAddress">Save address</SubmitButton>
        </div>
      </Form>
      {doubt && (
        <ConfirmAddress
          key={JSON.stringify(doubt)}
          form="shippingAddress"
          action={href.account('shippingAddress')}
          doubt={doubt}
        />
      )}
    </SettingsSection>
  );
}
