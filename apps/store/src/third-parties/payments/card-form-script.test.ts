import { expect, test } from 'vitest';
import { loadSettings } from '../../settings.ts';
import { cardFormScript } from './card-form-script.ts';

const keys = { PAYMENT_MERCHANT_ID: 'm', PAYMENT_PUBLIC_KEY: 'p', PAYMENT_PRIVATE_KEY: 'k' };

test('a gateway of ours has a form of its own', () => {
  const settings = loadSettings({ ...keys, PAYMENT_URL: 'http://localhost:3001' });
  expect(cardFormScript(settings)).toEqual({
    scriptUrl: 'http://localhost:3001/card-form/v1/card-form.js',
    global: 'AlbumenCardForm',
  });
});

test('a vendor’s script takes its place', () => {
  const settings = loadSettings({
    ...keys,
    PAYMENT_URL: 'https://api.sandbox.braintreegateway.com',
    CARD_FORM_SCRIPT_URL: 'https://js.braintreegateway.com/web/dropin/dropin.min.js',
    CARD_FORM_GLOBAL: 'braintree.dropin',
  });
  expect(cardFormScript(settings)).toEqual({
    scriptUrl: 'https://js.braintreegateway.com/web/dropin/dropin.min.js',
    global: 'braintree.dropin',
  });
});

test('the provider without one has no form', () => {
  const PAYMENT_URL = 'https://api.braintreegateway.com';
  expect(cardFormScript(loadSettings({ ...keys, PAYMENT_URL }))).toBeUndefined();
});
