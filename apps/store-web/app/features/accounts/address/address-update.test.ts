import { expect, test } from 'vitest';
import {
  addressBodyOf,
  rememberTyped,
  takeChosenAddress,
  valuesToChooseFrom,
  type AddressDoubt,
} from './address-update.ts';

const entered = {
  address1: '120 Mian St',
  address2: '',
  city: 'Austin',
  state: 'TX',
  zip: '78701',
  country: 'US',
};
const suggested = { ...entered, address1: '120 Main St' };
const logs = [{ search: '120 Mi', at: 1, count: 0 }];
const typed = {
  ...entered,
  name: 'Ada Lovelace',
  alsoApplyTo: 'Billing',
  autocompleteLogs: JSON.stringify(logs),
};

function doubt(): AddressDoubt {
  const answer = { outcome: 'confirm', name: 'Ada Lovelace', entered, suggested } as const;
  const remembered = rememberTyped(answer, typed);
  if (remembered.outcome === 'saved') throw new Error('nothing was to be confirmed');
  return remembered;
}

test.each([
  ['suggested', '120 Main St'],
  ['original', '120 Mian St'],
] as const)('the %s address goes with all else that the form said', (chosen, address1) => {
  const sent = { ...valuesToChooseFrom(doubt()), address: chosen };
  expect(addressBodyOf(takeChosenAddress(sent))).toEqual({
    ...entered,
    address1,
    name: 'Ada Lovelace',
    alsoApplyTo: ['Billing'],
    autocompleteLogs: logs,
    addressValidated: true,
    addressType: 'Shipping',
  });
});

test('a form that says nothing of a billing address keeps to the one', () => {
  const { alsoApplyTo: _, ...shippingOnly } = typed;
  expect(addressBodyOf(shippingOnly)).toMatchObject({ alsoApplyTo: [], addressValidated: false });
});
