import type { AccountAddress, AddressDoubt } from '@albumen/contract/endpoints/addresses';
import type { Dependencies } from '../../dependencies.ts';
import { fail } from '../../http/problem-error.ts';

interface AddressToCheck {
  name: string;
  /** A form's values. */
  values: Record<string, string>;
  /** Its owner has seen the confirmation. */
  isChosen: boolean;
  isShippedTo: boolean;
}

type CheckedAddress = { doubt: AddressDoubt } | { doubt?: never; isValidated: boolean };

/** Verified first, unless its owner has chosen already; a place that we don't ship to is refused anyway. */
export async function checkAddress(
  deps: Pick<Dependencies, 'addresses'>,
  { name, values, isChosen, isShippedTo }: AddressToCheck,
): Promise<CheckedAddress> {
  const entered = addressOf(values);
  const answer = await deps.addresses.verify(entered);
  if (answer.outcome === 'notSupported' && isShippedTo) {
    fail('invalidForm', { fields: { address1: ["We don't ship to this address."] } });
  }
  const isDoubted = answer.outcome === 'suggested' || answer.outcome === 'invalid';
  if (!isDoubted || isChosen) return { isValidated: answer.outcome === 'verified' };
  const best = answer.outcome === 'suggested' ? answer.candidates[0] : undefined;
  const suggested = best ? { ...best, country: 'US' } : null;
  return { doubt: { outcome: 'confirm', name: name.trim(), entered, suggested } };
}

export function addressOf(values: Record<string, string>): AccountAddress {
  const field = (name: string) => (values[name] ?? '').trim();
  return {
    address1: field('address1'),
    address2: field('address2'),
    city: field('city'),
    state: field('state'),
    zip: field('zip').toUpperCase(),
    country: field('country').toUpperCase(),
  };
}
