import type { AddressCheck, CheckoutAddress } from '@albumen/contract/endpoints/checkout';
import type { Dependencies } from '../../dependencies.ts';
import type { VerifyOptions } from '../../third-parties/addresses/address-service.ts';
import { isComplete } from './checkout-address.ts';

export interface CheckedAddress {
  addressCheck: AddressCheck;
  suggestedAddress: CheckoutAddress | null;
}

/** The person's own words against the service's, whose suggestion stays known: it may confirm the state. */
export const asEntered = { addressCheck: 'kept' } as const;

/** Asks the address service; an address that isn't complete is not worth a question. */
export async function checkAddress(
  { addresses }: Pick<Dependencies, 'addresses'>,
  address: CheckoutAddress,
  options: VerifyOptions,
): Promise<CheckedAddress> {
  if (!isComplete(address)) return { addressCheck: 'empty', suggestedAddress: null };
  const answer = await addresses.verify(address, options);
  if (answer.outcome !== 'suggested') {
    return { addressCheck: answer.outcome, suggestedAddress: null };
  }
  const [best] = answer.candidates;
  if (best === undefined) return { addressCheck: 'invalid', suggestedAddress: null };
  return { addressCheck: 'suggested', suggestedAddress: { ...best, country: 'US' } };
}
