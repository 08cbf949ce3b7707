import type { AddressUpdated, UpdateAddress } from '@albumen/contract/endpoints/addresses';

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

const enteredPrefix = 'entered-';

/** The form's values once more, with both addresses: one is chosen without script, too. */
export function valuesToChooseFrom({
  name,
  entered,
  suggested,
  alsoApplyTo,
  autocompleteLogs,
}: AddressDoubt): Record<string, string> {
  const typed = Object.entries(entered).map(([field, value]) => [enteredPrefix + field, value]);
  const address = { ...(suggested ?? entered), ...Object.fromEntries(typed) };
  return { ...address, name, alsoApplyTo, autocompleteLogs, isChosen: 'true' };
}

/** The values with the address that was chosen; for an action. */
export function takeChosenAddress(values: Record<string, string>): Record<string, string> {
  if (values['address'] !== 'original') return values;
  const typed = Object.entries(values).filter(([field]) => field.startsWith(enteredPrefix));
  const entered = typed.map(([field, value]) => [field.slice(enteredPrefix.length), value]);
  return { ...values, ...Object.fromEntries(entered) };
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
