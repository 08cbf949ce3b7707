import type { AccountSettings } from '@albumen/contract/endpoints/accounts';
import { updateAddressForm } from '@albumen/contract/forms/account-forms';
import { Checkbox } from '@albumen/ui/forms/checkbox';
import { TextField } from '@albumen/ui/forms/text-field';
import { href } from '../../../paths.ts';
import { addressLabels } from '../../addresses/address-labels.ts';
import { Form, SubmitButton } from '../../../shell/forms/form.tsx';
import { Link } from '../../../shell/navigation/link.tsx';
import { NarrowPage } from '../../../shell/layouts/narrow-page.tsx';
import { AddressAnswer } from '../../addresses/address-answer.tsx';
import type { AddressAnswered, AddressDoubt } from './address-update.ts';
import { ConfirmAddress } from './confirm-address.tsx';
import { AccountAddressFields } from '../registration/optional-address.tsx';

const formName = 'update-address';

interface UpdateAddressPageProps {
  settings: AccountSettings;
  answer: AddressAnswered | undefined;
}

/** The form; a confirmation above it while an address is in doubt; the success block instead of it. */
export function UpdateAddressPage({ settings, answer }: UpdateAddressPageProps) {
  if (answer?.outcome === 'saved') {
    return (
      <NarrowPage title="Shipping address">
        <AddressAnswer answer={answer} />
        <p>
          <Link to={href.account('shippingAddress')}>Back to your account</Link>
        </p>
      </NarrowPage>
    );
  }
  return (
    <>
      <NarrowPage title="Shipping address" lead="Where prints for yourself go.">
        <AddressForm settings={settings} doubt={answer} />
      </NarrowPage>
      {answer?.outcome === 'confirm' && (
        <ConfirmAddress key={JSON.stringify(answer)} form={formName} doubt={answer} />
      )}
    </>
  );
}

interface AddressFormProps {
  settings: AccountSettings;
  /** What was typed is in the fields again, for whoever has no script. */
  doubt: AddressDoubt | undefined;
}

function AddressForm({ settings: { account, shippingAddress }, doubt }: AddressFormProps) {
  const name = doubt?.name ?? shippingAddress?.name ?? `${account.firstName} ${account.lastName}`;
  return (
    <Form
      name={formName}
      rules={updateAddressForm}
      className="narrow-page__form"
      labels={addressLabels}
    >
      <TextField name="name" label="Name" autoComplete="name" defaultValue={name} required />
      <AccountAddressFields start={doubt?.entered ?? shippingAddress ?? {}} />
      <Checkbox
        name="alsoApplyTo"
        value="Billing"
        label="Use it as my billing address, too"
        defaultChecked={doubt?.alsoApplyTo === 'Billing'}
      />
      <SubmitButton form={formName} isWide>
        Save address
      </SubmitButton>
    </Form>
  );
}
