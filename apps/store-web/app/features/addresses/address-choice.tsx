import { Radio } from '@albumen/ui/forms/checkbox';
import './address-choice.css';

export interface AddressLines {
  address1: string;
  address2: string;
  city: string;
  state: string;
  zip: string;
}

/** The wire's two address choices. */
export type AddressChoiceValue = 'suggested' | 'original';

export interface AddressChoiceProps {
  entered: AddressLines;
  /** Null: nothing like it was found. */
  suggested: AddressLines | null;
  chosen: AddressChoiceValue;
  /** Without it the choice is the form's own. */
  onChoose?: (choice: AddressChoiceValue) => void;
}

/** What was typed beside what the postal service has instead. */
export function AddressChoice({ entered, suggested, chosen, onChoose }: AddressChoiceProps) {
  const state = (value: AddressChoiceValue) =>
    onChoose
      ? { checked: chosen === value, onChange: () => onChoose(value) }
      : { defaultChecked: chosen === value };
  return (
    <>
      <p>
        {suggested
          ? 'The postal service knows this address in another form.'
          : 'The postal service doesn’t know this address. Look at it once more.'}
      </p>
      <fieldset className="address-choice">
        <legend className="visually-hidden">Address</legend>
        {suggested && (
          <Radio
            name="address"
            value="suggested"
            {...state('suggested')}
            label="Suggested"
            hint={<AddressText address={suggested} />}
          />
        )}
        <Radio
          name="address"
          value="original"
          {...state('original')}
          label="As entered"
          hint={<AddressText address={entered} />}
        />
      </fieldset>
    </>
  );
}

export function AddressText({ address }: { address: AddressLines }) {
  const { address1, address2, city, state, zip } = address;
  return (
    <>
      {address1}
      {address2 !== '' && `, ${address2}`}
      <br />
      {`${city}, ${state} ${zip}`}
    </>
  );
}
