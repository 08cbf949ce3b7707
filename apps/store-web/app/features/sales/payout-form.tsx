import type { Credentials } from '@albumen/contract/endpoints/credentials';
import type { PayoutDetails } from '@albumen/contract/endpoints/sales';
import { payoutForm, payoutKinds } from '@albumen/contract/forms/payout-form';
import { Radio } from '@albumen/ui/forms/checkbox';
import { TextField } from '@albumen/ui/forms/text-field';
import { Form, SubmitButton } from '../../shell/forms/form.tsx';
import { AskForProof } from '../credentials/ask-for-proof.tsx';
import './sales.css';

const labels = {
  holderName: 'Account holder',
  iban: 'IBAN',
  routingNumber: 'Routing number',
  accountNumber: 'Account number',
};

interface PayoutFormProps extends PayoutDetails {
  credentials: Credentials;
}

/**
 * Numbers that are known are not sent back to the page: whoever changes one gives it anew. The style
 * sheet shows the fields of the kind that is chosen, with script or without.
 */
export function PayoutForm({ details, credentials }: PayoutFormProps) {
  const kind = details?.kind ?? 'us';
  return (
    <Form
      name="payout"
      className="payout-form"
      rules={payoutForm}
      labels={labels}
      renderHint={(outcome) =>
        outcome.code === 'reauthenticate' && (
          <AskForProof outcome={outcome} credentials={credentials} />
        )
      }
    >
      <TextField
        name="holderName"
        label={labels.holderName}
        hint="As the bank has it."
        autoComplete="name"
        defaultValue={details?.holderName ?? ''}
        required
      />
      <fieldset className="payout-form__kinds">
        <legend className="text-sm">Where is the account?</legend>
        <Radio name="kind" value="us" label={payoutKinds.us} defaultChecked={kind === 'us'} />
        <Radio
          name="kind"
          value="iban"
          label="Elsewhere, with an IBAN"
          defaultChecked={kind === 'iban'}
        />
      </fieldset>
      <div className="payout-form__iban">
        <TextField name="iban" label={labels.iban} autoComplete="off" spellCheck={false} />
      </div>
      <div className="payout-form__us">
        <TextField
          name="routingNumber"
          label={labels.routingNumber}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextField
          name="accountNumber"
          label={labels.accountNumber}
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
      <div>
        <SubmitButton form="payout">Save bank account</SubmitButton>
      </div>
    </Form>
  );
}
