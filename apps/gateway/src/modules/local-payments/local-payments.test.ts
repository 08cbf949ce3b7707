import { expect, test } from 'vitest';
import { openPaymentRig, type PaymentResource } from '../../../test/payment-rig.ts';
import { openPage } from '../../../test/test-page.ts';

const { origin, clock, page, tools, sdk, ideal, start, notifications } = await openPaymentRig();

/** Presses a button of the bank's page; returns where it leads. */
async function answerAtBank(
  { redirectUrl }: PaymentResource,
  answer: string,
): Promise<URLSearchParams> {
  const reply = await fetch(redirectUrl ?? '', {
    method: 'POST',
    body: new URLSearchParams({ answer }),
    redirect: 'manual',
  });
  return new URL(reply.headers.get('location') ?? 'none:').searchParams;
}

function tokenize(said: URLSearchParams, more: object = {}) {
  return page.post('/client_api/v1/payment_methods/paypal_accounts', {
    paypalAccount: {
      paymentToken: said.get('paymentId'),
      payerId: said.get('PayerID'),
      correlationId: said.get('token'),
      intent: 'sale',
      ...more,
    },
  });
}

test('what the payer approves at the bank becomes a nonce, and the official server SDK charges it once', async () => {
  const resource = await start();
  const html = await (await fetch(resource.redirectUrl ?? '')).text();
  expect(html).toContain('€25.00');
  expect(html).toContain('Albumen (sandbox)');
  const said = await answerAtBank(resource, 'approve');
  expect(said.get('paymentId')).toBe(resource.paymentToken);
  const { status, body } = await tokenize(said);
  expect([status, body]).toEqual([
    202,
    {
      paypalAccounts: [
        expect.objectContaining({
          type: 'PayPalAccount',
          details: expect.objectContaining({
            payerInfo: expect.objectContaining({ email: 'anna@example.com', firstName: 'Anna' }),
            correlationId: said.get('token'),
          }),
        }),
      ],
    },
  ]);
  const [account] = (body as unknown as { paypalAccounts: { nonce: string }[] }).paypalAccounts;
  const paymentMethodNonce = account?.nonce ?? '';
  expect(await sdk.paymentMethodNonce.find(paymentMethodNonce)).toMatchObject({
    type: 'LocalPayment',
    details: { fundingSource: 'ideal', paymentId: resource.paymentToken },
  });
  const sale = {
    amount: '25.00',
    paymentMethodNonce,
    merchantAccountId: 'albumen_eur',
    options: { submitForSettlement: true },
  };
  const { success, transaction } = await sdk.transaction.sale(sale);
  expect([success, transaction]).toMatchObject([
    true,
    { paymentInstrumentType: 'local_payment', localPayment: { fundingSource: 'ideal' } },
  ]);
  // The page came back a second time, and the webhook has the same nonce: none pays again.
  expect((await tokenize(said)).body).toMatchObject({
    paypalAccounts: [{ nonce: paymentMethodNonce, consumed: true }],
  });
  const again = await sdk.transaction.sale({ ...sale, orderId: 'another' });
  expect(again.success).toBe(false);
  const [webhook] = await notifications();
  expect(webhook).toMatchObject({
    kind: 'local_payment_completed',
    localPaymentCompleted: { paymentId: resource.paymentToken, paymentMethodNonce },
  });
});

test.each([
  ['decline', 'payment_declined'],
  ['fail', 'processing_error'],
])(
  'a bank that does %s says so in the address, and nothing can be charged',
  async (answer, code) => {
    const resource = await start();
    const said = await answerAtBank(resource, answer);
    expect([said.get('errorcode'), said.get('PayerID')]).toEqual([code, null]);
    said.set('paymentId', resource.paymentToken);
    expect((await tokenize(said, { payerId: '' })).status).toBe(422);
  },
);

test('a payer who cancels comes back by the cancel address; the bank asks no second time', async () => {
  const resource = await start();
  expect((await answerAtBank(resource, 'cancel')).get('c')).toBe('1');
  const reply = await fetch(resource.redirectUrl ?? '', {
    method: 'POST',
    body: new URLSearchParams({ answer: 'approve' }),
  });
  expect(await reply.text()).toContain('You canceled this payment.');
});

test('a foreign payment, another payer or another token is no payment', async () => {
  const said = await answerAtBank(await start(), 'approve');
  const other = await answerAtBank(await start(), 'approve');
  expect((await tokenize(said, { payerId: other.get('PayerID') })).status).toBe(422);
  expect((await tokenize(said, { correlationId: other.get('token') })).status).toBe(422);
  expect((await tokenize(said, { paymentToken: 'PAY-UNKNOWN' })).status).toBe(422);
  const stranger = openPage({
    gateway: origin,
    merchantId: 'integration_merchant_id',
    authorization: { tokenizationKey: 'development_testing_integration_merchant_id' },
  });
  const stolen = await stranger.post('/client_api/v1/payment_methods/paypal_accounts', {
    paypalAccount: { paymentToken: said.get('paymentId'), payerId: said.get('PayerID') },
  });
  expect(stolen.status).toBe(422);
  clock.moveBy(3 * 3_600_000 + 1);
  expect((await tokenize(said)).status).toBe(422);
});

test.each([
  ['amount', { amount: '-1' }],
  ['currencyIsoCode', { currencyIsoCode: 'USD' }],
  ['fundingSource', { fundingSource: 'barter' }],
  ['paymentTypeCountryCode', { paymentTypeCountryCode: 'BE' }],
  ['merchantAccountId', { merchantAccountId: 'albumen_usd' }],
  ['returnUrl', { returnUrl: 'https://evil.example/' }],
  ['cancelUrl', { cancelUrl: 'javascript:alert(1)' }],
  ['phone', { fundingSource: 'mbway' }],
])('a wrong %s is named', async (field, wrong) => {
  const { status, body } = await page.post('/client_api/v1/local_payments/create', {
    ...ideal,
    ...wrong,
  });
  expect(status).toBe(422);
  expect(body).toMatchObject({
    fieldErrors: [
      {
        field: 'localPayment',
        fieldErrors: expect.arrayContaining([expect.objectContaining({ field })]),
      },
    ],
  });
});

test('a merchant without PayPal has no local payments', async () => {
  await tools('PUT', '/sandbox/configuration', { options: { paypalEnabled: false } });
  const { status } = await page.post('/client_api/v1/local_payments/create', ideal);
  expect(status).toBe(403);
});
