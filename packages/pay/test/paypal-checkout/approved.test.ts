import { describe, expect, test } from 'vitest';
import { create } from '../../src/paypal-checkout.ts';
import { failure, httpError, type SentCall } from '../fake-client.ts';
import { open, openClient } from './fakes.ts';

const order = { flow: 'checkout', amount: '10.00', currency: 'USD' };

describe('tokenizePayment', () => {
  const approved = { paymentToken: 'EC-1', payerID: 'P', paymentID: 'PAY-1' };
  const accountOf = (asked: readonly SentCall[]): unknown => asked.at(-1)?.data['paypalAccount'];

  test('of an order sends payment and payer, with the intent of its creation', async () => {
    const { paypal, asked } = await open();
    await paypal.createPayment({ ...order, intent: 'capture' });
    expect(await paypal.tokenizePayment(approved)).toEqual({
      nonce: 'a-nonce',
      type: 'PayPalAccount',
      details: { email: 'ada@example.com' },
    });
    expect(accountOf(asked)).toEqual({
      correlationId: 'EC-1',
      options: { validate: false },
      paymentToken: 'PAY-1',
      payerId: 'P',
      unilateral: false,
      intent: 'sale',
    });
  });

  test.each([
    ['CLIENT_TOKEN', {}, true],
    ['CLIENT_TOKEN', { vault: false }, false],
    ['TOKENIZATION_KEY', {}, false],
  ])('of an agreement by %s with %o validates: %s', async (authorizationType, more, validate) => {
    const { paypal, asked } = await open({ configuration: { authorizationType } });
    await paypal.createPayment({ flow: 'vault', riskCorrelationId: 'risk' });
    await paypal.tokenizePayment({ billingToken: 'BA-1', paymentID: null, ...more });
    expect(accountOf(asked)).toEqual({
      correlationId: 'risk',
      options: { validate },
      billingAgreementToken: 'BA-1',
    });
  });

  test('reports credit, shipping and card label where there are any', async () => {
    const details = {
      payerInfo: {},
      creditFinancingOffered: { term: 3 },
      shippingOptionId: 's',
      cobrandedCardLabel: 'card',
    };
    const paypal_accounts = () => ({ paypalAccounts: [{ nonce: 'n', type: 't', details }] });
    const { paypal } = await open({ answers: { paypal_accounts } });
    expect(await paypal.tokenizePayment(approved)).toEqual({
      nonce: 'n',
      type: 't',
      details: {},
      creditFinancingOffered: { term: 3 },
      shippingOptionId: 's',
      cobrandedCardLabel: 'card',
    });
  });

  test.each([httpError(422), httpError(500), () => ({})])(
    'without an account rejects with PAYPAL_ACCOUNT_TOKENIZATION_FAILED',
    async (answer) => {
      const { paypal } = await open({ answers: { paypal_accounts: answer } });
      expect(await failure(paypal.tokenizePayment(approved))).toMatchObject({
        code: 'PAYPAL_ACCOUNT_TOKENIZATION_FAILED',
        details: { originalError: expect.any(Error) },
      });
    },
  );
});

describe('startVaultInitiatedCheckout', () => {
  const all = { amount: '1', currency: 'USD', vaultInitiatedCheckoutPaymentMethodToken: 'token' };

  test.each(Object.keys(all))(
    'without %s rejects with PAYPAL_START_VAULT_INITIATED_CHECKOUT_PARAM_REQUIRED',
    async (name) => {
      const { paypal } = await open();
      const options = Object.fromEntries(Object.entries(all).filter(([key]) => key !== name));
      const started = paypal.startVaultInitiatedCheckout(options as typeof all);
      expect(await failure(started)).toMatchObject({
        code: 'PAYPAL_START_VAULT_INITIATED_CHECKOUT_PARAM_REQUIRED',
        message: `Required param ${name} is missing.`,
      });
    },
  );

  test('where no hidden frame can be had rejects with PAYPAL_START_VAULT_INITIATED_CHECKOUT_SETUP_FAILED', async () => {
    const { paypal } = await open();
    const code = 'PAYPAL_START_VAULT_INITIATED_CHECKOUT_SETUP_FAILED';
    expect(await failure(paypal.startVaultInitiatedCheckout(all))).toMatchObject({ code });
    expect(await failure(paypal.closeVaultInitiatedCheckoutWindow())).toMatchObject({ code });
  });
});

test('getClientId gives the merchant’s; a callback is called later', async () => {
  const { paypal } = await open();
  expect(await paypal.getClientId()).toBe('client-id');
  const outcome = await new Promise((resolve) => {
    // The published declaration leaves the error out.
    const withError: { getClientId: (callback: (...given: unknown[]) => void) => unknown } = paypal;
    withError.getClientId((...given) => resolve(given));
  });
  expect(outcome).toEqual([null, 'client-id']);
});

test('after teardown every method throws METHOD_CALLED_AFTER_TEARDOWN', async () => {
  const { client } = openClient();
  const paypal = await create({ client });
  await paypal.teardown();
  for (const [name, method] of Object.entries(Object.getOwnPropertyDescriptors(paypal))) {
    expect(method.value, name).toBeTypeOf('function');
    expect(() => method.value()).toThrow(
      expect.objectContaining({ code: 'METHOD_CALLED_AFTER_TEARDOWN' }),
    );
  }
});
