import { localCountries, type ExchangeRates } from '@albumen/contract/checkout/local-methods';
import { payerCountries } from '@albumen/contract/payment-links/payer-countries';
import { formatPrice } from '@albumen/domain/money/format-price';
import { SelectField } from '@albumen/ui/forms/select-field';
import { localCurrency, priceOf } from './checkout-methods.ts';
import type { Way } from './place-order.ts';

interface BillingCountryProps {
  rates: ExchangeRates;
  country: string;
  way: Way;
  totalMinor: number;
  onChange: (country: string) => void;
}

/** Asks where its payer is billed, for the ways to pay that only some countries have. */
export function BillingCountry({ rates, country, way, totalMinor, onChange }: BillingCountryProps) {
  const countries = localCountries(rates)
    .map((code) => ({ value: code, label: payerCountries[code] ?? code }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
  if (countries.length === 0) return null;
  const local = localCurrency(way.method, way);
  return (
    <>
      <SelectField
        name="billingCountry"
        label="Billing country"
        hint="Choose another one to pay by a bank or an app of that country."
        value={country}
        onChange={({ target }) => onChange(target.value)}
        options={[{ value: '', label: 'United States or Canada' }, ...countries]}
      />
      <output className="text-sm">{local !== undefined && charged(totalMinor, way, local)}</output>
    </>
  );
}

function charged(totalMinor: number, way: Way, currency: string): string {
  const { amountMinor } = priceOf(totalMinor, way);
  const total = formatPrice(totalMinor, 'USD');
  return `You are charged ${formatPrice(amountMinor, currency)} for ${total}, at ${way.rates[currency]} ${currency} for one US dollar.`;
}
