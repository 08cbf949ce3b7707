import type { CustomerOrder } from '../customers/customer-fields.ts';
import type { Customer } from '../customers/customers.service.ts';
import type { Instrument } from '../instruments/instrument.ts';
import type { ChargedCustomer, ChargedInstrument } from './transaction.ts';

/** What is remembered of an instrument when the vault has long forgotten it. */
export function chargedInstrument(instrument: Instrument, accountType?: string): ChargedInstrument {
  const { type, card, details, threeDSecure } = instrument;
  return {
    type,
    details,
    threeDSecure,
    card: card && {
      bin: card.bin,
      last4: card.lastFour,
      cardType: card.brand,
      expirationMonth: card.expirationMonth,
      expirationYear: card.expirationYear,
      cardholderName: card.cardholderName,
      uniqueNumberIdentifier: card.fingerprint,
      binData: card.binData,
      ...(accountType && { accountType }),
    },
  };
}

const names = [
  'firstName',
  'lastName',
  'company',
  'email',
  'phone',
  'phoneCountryCode',
  'phoneNationalNumber',
  'fax',
  'website',
] as const;

/** What the request says of the customer comes before what the vault knows. */
export function chargedCustomer(
  { facts }: CustomerOrder,
  known: Customer | undefined,
): ChargedCustomer {
  const given = Object.fromEntries(
    names.map((name) => [name, facts[name] || (known?.[name] ?? null)]),
  ) as Record<(typeof names)[number], string | null>; // of exactly these names
  return { id: known?.id ?? null, ...given };
}
