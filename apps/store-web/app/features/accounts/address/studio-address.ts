import type { AddressDoubt } from '@albumen/contract/endpoints/addresses';
import { refusedForm, type FormOutcome, type SentForm } from '../../../shell/forms/form-outcome.ts';

/** The account isn't made yet: its form as it was sent, and what there is to confirm. */
export interface StudioAddressDoubted extends FormOutcome {
  doubt: AddressDoubt;
}

/** The sentence is for a page without script; with it the choice is laid over the form. */
export function doubtedWith(sent: SentForm, doubt: AddressDoubt): StudioAddressDoubted {
  return { ...refusedForm(sent), message: doubtMessage(doubt), doubt };
}

/** What an answer leaves to confirm. */
export function doubtOf(answered: unknown): AddressDoubt | undefined {
  return isDoubted(answered) ? answered.doubt : undefined;
}

function isDoubted(answered: unknown): answered is StudioAddressDoubted {
  return typeof answered === 'object' && answered !== null && 'doubt' in answered;
}

function doubtMessage({ suggested }: AddressDoubt): string {
  if (suggested === null) {
    return 'The postal service doesn’t know your studio’s address. Look at it once more, or send it again to keep it.';
  }
  const { address1, city, state, zip } = suggested;
  return `The postal service has ${address1}, ${city}, ${state} ${zip} instead. Change your studio’s address, or send it again to keep it.`;
}
