import type { AddressUpdated, UpdateAddress } from '@albumen/contract/endpoints/addresses';
import type { AddressChoiceValue } from '../addresses/address-choice.tsx';

type Saved = Extract<AddressUpdated, { outcome: 'saved' }>;

/** What there is to confirm, with what else the form said: it goes along with the choice. */
export interface AddressDoubt extends Extract<AddressUpdated, { outcome: 'confirm' }> {
  alsoApplyTo: string;
  autocompleteLogs: string;
}

export type AddressAnswered = Saved | AddressDoubt;

export function isAddressDoubt(answered: unknown): answered is AddressDoubt {
  return isAnswer(answered) && answered.outcome === 'confirm';
}

export function isAnswer(answered: unknown): answered is AddressAnswered {
  return typeof answered === 'object' && answered !== null && 'outcome' in answered;
}

export function rememberTyped(
  answer: AddressUpdated,
  { alsoApplyTo = '', autocompleteLogs = '' }: Record<string, string>,
): AddressAnswered {
  return answer.outcome === 'saved' ? answer : { ...answer, alsoApplyTo, autocompleteLogs };
}

/** The form's values once more, with the address that was chosen. */
export function chosenValues(
  { name, entered, suggested, alsoApplyTo, autocompleteLogs }: AddressDoubt,
  chosen: AddressChoiceValue,
): Record<string, string> {
  const address = chosen === 'suggested' && suggested ? suggested : entered;
  return { ...address, name, alsoApplyTo, autocompleteLogs, isChosen: 'true' };
}

export function addressBodyOf(values: Record<string, string>): UpdateAddress {
  const { name, address1, address2, city, state, zip, country } = values;
  return {
    name,
    address1,
    address2,
    city,
    state,
    zip,
    country,
    alsoApplyTo: values['alsoApplyTo'] === 'Billing' ? ['Billing'] : [],
    autocompleteLogs: logsOf(values['autocompleteLogs']),
    addressValidated: values['isChosen'] === 'true',
    addressType: 'Shipping',
  };
}

/** Written by our own form. */
function logsOf(text: string | undefined): NonNullable<UpdateAddress['autocompleteLogs']> {
  try {
    const parsed: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    return [];
  }
}
