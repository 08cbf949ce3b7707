import { expect, test } from 'vitest';
import { codesAt, serverSdk } from '../../server-sdk.ts';
import { startTestGateway } from '../../test-gateway.ts';

const { origin } = await startTestGateway();
const gateway = serverSdk(origin);

const sell = (request: object) =>
  gateway.transaction.sale({ amount: '10.00', ...request } as never);

test('a card that a merchant’s own server has from Apple', async () => {
  const applePayCard = {
    cardholderName: 'Evelyn Boyd Granville',
    cryptogram: 'AAAAAAAA/COBt84dnIEcwAA3gAAGhgEDoLABAAhAgAABAAAALnNCLw==',
    eciIndicator: '07',
    expirationMonth: '10',
    expirationYear: '2029',
    number: '4111111111111111',
  };
  const { success, transaction } = await sell({
    customer: { firstName: 'Jane' },
    applePayCard,
    options: { storeInVault: true },
  });
  expect(success).toBe(true);
  expect(transaction).toMatchObject({
    paymentInstrumentType: 'apple_pay_card',
    processedWithNetworkToken: true,
    applePayCard: { cardType: 'Apple Pay - Visa', last4: '1111', expirationYear: '2029' },
  });
  const wrong = await sell({ applePayCard: { ...applePayCard, number: '4111' } });
  expect(codesAt(wrong, 'transaction.applePay.number')).toEqual(['81716']);
});

test('a card that a merchant’s own server has from Google', async () => {
  const { transaction } = await sell({
    androidPayCard: {
      cryptogram: 'AAAAAAAA/COBt84dnIEcwAA3gAAGhgEDoLABAAhAgAABAAAALnNCLw==',
      eciIndicator: '05',
      expirationMonth: '10',
      expirationYear: '2029',
      number: '4012888888881881',
      sourceCardType: 'Visa',
      sourceCardLastFour: '1881',
      googleTransactionId: '25469d622c1dd37cb1a403c6d438e850',
    },
  });
  expect(transaction).toMatchObject({
    paymentInstrumentType: 'android_pay_card',
    androidPayCard: {
      sourceCardType: 'Visa',
      sourceCardLast4: '1881',
      googleTransactionId: '25469d622c1dd37cb1a403c6d438e850',
    },
  });
});

test('a debit without a PIN goes by a network of its own', async () => {
  const { transaction } = await sell({
    paymentMethodNonce: 'fake-pinless-debit-visa-nonce',
    merchantAccountId: 'pinless_debit',
    options: { submitForSettlement: true },
  });
  expect(transaction).toMatchObject({ debitNetwork: expect.stringMatching(/^[A-Z_]+$/) as string });
});

test.each([
  ['credit', '6062820524845321', 'hiper_brl', {}],
  ['debit', '4012888888881881', 'card_processor_brl', { submitForSettlement: true }],
])('a card of Brazil is charged as %s', async (...row) => {
  const [accountType, number, merchantAccountId, options] = row;
  const { success, transaction } = await sell({
    merchantAccountId,
    creditCard: { number, expirationDate: '05/2032' },
    options: { ...options, credit_card: { accountType } },
  });
  expect(success).toBe(true);
  expect(transaction).toMatchObject({ creditCard: { accountType } });
});

test('a debit of Brazil is settled at once', async () => {
  const result = await sell({
    merchantAccountId: 'card_processor_brl',
    creditCard: { number: '4012888888881881', expirationDate: '05/2032' },
    options: { credit_card: { accountType: 'debit' } },
  });
  expect(codesAt(result, 'transaction.options.creditCard.accountType')).toEqual(['915186']);
});
