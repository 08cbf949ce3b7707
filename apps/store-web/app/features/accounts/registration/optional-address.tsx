import { FormStateContext } from '@albumen/ui/forms/form-state';
import { PlusIcon } from '@albumen/ui/icons';
import { use, useState, type Ref } from 'react';
import { AddressFields, type AddressStart } from '../../addresses/address-fields.tsx';
import { useAddressAutocomplete } from '../../addresses/use-address-autocomplete.ts';
import '../accounts.css';

const addressFields = ['address1', 'address2', 'city', 'state', 'zip', 'country'];

interface OptionalAddressProps {
  title: string;
  /** The postal service has another one: the fold is open. */
  isDoubted: boolean;
  /** Its owner has seen what the postal service has instead. */
  isChosen: boolean;
  onEdit: () => void;
  ref: Ref<HTMLDetailsElement>;
}

/** Optional as a whole, suggested as it is typed, lookups logged with the form. */
export function OptionalAddress({ title, isDoubted, isChosen, onEdit, ref }: OptionalAddressProps) {
  const { errors } = use(FormStateContext);
  // A message in a closed fold would be seen by nobody.
  const isWrong = addressFields.some((name) => errors[name] !== undefined);
  return (
    <details className="account-page__address" open={isWrong || isDoubted || undefined} ref={ref}>
      <summary>
        <span>
          {title} <span className="field__optional">(optional)</span>
        </span>
        <PlusIcon size={16} />
      </summary>
      <div className="account-page__address-fields" onInput={onEdit}>
        <AccountAddressFields />
      </div>
      <input type="hidden" name="addressValidated" value={String(isChosen)} />
    </details>
  );
}

/** The address of an account, with what the lookup logs. */
export function AccountAddressFields({ start = {} }: { start?: AddressStart }) {
  const [country, setCountry] = useState(start.country ?? 'US');
  const lookup = useAddressAutocomplete({ country });
  return (
    <>
      <AddressFields country={country} onCountry={setCountry} lookup={lookup} start={start} />
      <input type="hidden" name="autocompleteLogs" value={JSON.stringify(lookup.logs)} />
    </>
  );
}
