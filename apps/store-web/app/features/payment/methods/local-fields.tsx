import { payMethods, type LocalMethodId } from '@albumen/contract/payments/pay-methods';
import { TextField } from '@albumen/ui/forms/text-field';

/** What a method wants to know besides name and email, in the page's own form. */
export function LocalFields({ method }: { method: LocalMethodId }) {
  if (method === 'blik') {
    return (
      <TextField
        name="blikCode"
        label="BLIK code"
        hint="Six digits from your bank’s app. Without one you go on at your bank."
        isOptional
        inputMode="numeric"
        autoComplete="one-time-code"
      />
    );
  }
  const place = payMethods.find(({ id }) => id === method)?.place;
  if (place === 'bank') return null;
  return (
    <>
      {place === 'invoice' && <InvoiceFields />}
      <TextField
        name="phone"
        type="tel"
        label="Phone number"
        hint={place === 'phone' ? 'You confirm the payment on this phone.' : undefined}
        autoComplete="tel-national"
        required
      />
    </>
  );
}

function InvoiceFields() {
  return (
    <>
      <TextField name="birthDate" type="date" label="Date of birth" autoComplete="bday" required />
      <TextField name="street" label="Street and number" autoComplete="street-address" required />
      <div className="field-pair">
        <TextField name="postalCode" label="Postal code" autoComplete="postal-code" required />
        <TextField name="city" label="City" autoComplete="address-level2" required />
      </div>
    </>
  );
}
