import { beforeEach, expect, test } from 'vitest';
import { openPaymentRequestShop, press, tokenize, total } from './payment-request-shop.ts';
import { demoServerKeys, serverSdk } from '../server-sdk.ts';

const { origin, reset, openShop } = await openPaymentRequestShop();
const server = serverSdk(origin, demoServerKeys);
beforeEach(reset);

test('a card and a Google payment of the browser’s sheet are nonces, which a server charges', async () => {
  const page = await openShop();
  const { value } = await press(page, tokenize('paid'));
  expect(value).toEqual({
    nonce: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    type: 'CreditCard',
    description: 'ending in 11',
    details: {
      cardType: 'Visa',
      lastFour: '1111',
      lastTwo: '11',
      rawPaymentResponse: expect.objectContaining({
        payerEmail: 'ada@example.com',
        details: {
          cardholderName: 'Ada Lovelace',
          billingAddress: expect.objectContaining({ city: 'Salem' }) as object,
        },
      }) as object,
    },
    binData: expect.objectContaining({ prepaid: 'Unknown' }) as object,
  });
  const google = await press(page, tokenize('paid', 'googlePay'));
  expect(google).toMatchObject({
    value: { type: 'AndroidPayCard', details: { lastFour: '1111' } },
  });
  expect(JSON.stringify([value, google])).not.toContain('4111111111111111');
  for (const [paid, kind] of [
    [value, 'credit_card'],
    [google['value'], 'android_pay_card'],
  ] as const) {
    const { nonce } = paid as { nonce: string };
    const sale = await server.transaction.sale({ amount: '12.00', paymentMethodNonce: nonce });
    expect(sale.transaction?.paymentInstrumentType).toBe(kind);
  }
  expect(await page.evaluate(`request.canMakePayment({ details: { ${total} } })`)).toBe(true);
  expect(await press(page, tokenize('canceled'))).toEqual({
    code: 'PAYMENT_REQUEST_CANCELED',
    type: 'CUSTOMER',
    name: 'AbortError',
  });
});
