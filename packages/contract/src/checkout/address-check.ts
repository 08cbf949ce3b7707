import type { AddressCheck } from '../endpoints/checkout.ts';

/** The service has another address, or none: the customer chooses, or edits. */
export function isInDoubt(check: AddressCheck): boolean {
  return check === 'suggested' || check === 'invalid';
}

/** Nobody has asked about it yet, or nobody has answered: it is asked about once more when it is sent. */
export function waitsForWord(check: AddressCheck): boolean {
  return check === 'empty' || isInDoubt(check);
}
