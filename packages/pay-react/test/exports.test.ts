import { expect, test } from 'vitest';
import * as bindings from '../src/index.ts';

/** What is around every form, and the fields of a card. */
const always = [
  'PayProvider',
  'usePay',
  'PayLoadError',
  'PayFailure',
  'isPayError',
  'HostedFieldsProvider',
  'useHostedFields',
  'CardForm',
  'HostedField',
  'CardNumber',
  'CardholderName',
  'Cvv',
  'ExpirationDate',
  'ExpirationMonth',
  'ExpirationYear',
  'PostalCode',
];

/** The bindings of the SDK's other components. */
const ofComponents = [
  'useDeviceData',
  'usePreferredPaymentMethods',
  'useThreeDSecure',
  'useLocalPayment',
  'useMasterpass',
  'useSepa',
  'usePayPal',
  'PayPalButtons',
  'usePayPalCheckout',
  'useGooglePay',
  'GooglePayButton',
  'GooglePayError',
  'usePaymentRequest',
];

test('the bindings are for the SDK’s components, and for no other', () => {
  expect(Object.keys(bindings).toSorted()).toEqual([...always, ...ofComponents].toSorted());
});
