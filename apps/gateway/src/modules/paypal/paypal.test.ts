import { expect, test } from 'vitest';
import { openPayPalRig } from '../../../test/paypal/paypal-rig.ts';
import { openPage } from '../../../test/test-page.ts';
import { expireOld } from './wallet.service.ts';

const { origin, db, deps, clock, page, sdk, start, enter, approve, tokenize } =
  await openPayPalRig();

test('what a payer approves in their wallet becomes a nonce, and the official server SDK charges it once', async () => {
  const { paymentToken, redirectUrl, intent } = await start();
  expect([redirectUrl, intent]).toEqual([
    expect.stringMatching(new RegExp(`^${origin}/wallet/checkout\\?token=EC-[A-Z0-9]{17}$`)),
    'authorize',
  ]);
  const said = await approve(await enter(redirectUrl, 'maya@wallet.example'));
  expect(Object.fromEntries(said)).toEqual({
    channel: 'x',
    paymentId: paymentToken,
    token: new URL(redirectUrl).searchParams.get('token'),
    PayerID: 'MF7HK2QW9XTPC',
  });
  const { status, body } = await tokenize(said);
  expect([status, body]).toMatchObject([
    202,
    {
      paypalAccounts: [
        {
          type: 'PayPalAccount',
          description: 'PayPal',
          consumed: false,
          details: {
            email: 'maya@wallet.example',
            correlationId: said.get('token'),
            payerInfo: {
              payerId: 'MF7HK2QW9XTPC',
              firstName: 'Maya',
              lastName: 'Fields',
              countryCode: 'US',
              billingAddress: { line1: '1480 Larkspur Lane' },
            },
          },
        },
      ],
    },
  ]);
  const [account] = (body as unknown as Tokenized).paypalAccounts;
  const sale = { amount: '25.00', paymentMethodNonce: account.nonce };
  expect(await sdk.transaction.sale(sale)).toMatchObject({
    success: true,
    transaction: {
      paymentInstrumentType: 'paypal_account',
      paypalAccount: { payerEmail: 'maya@wallet.example', paymentId: paymentToken },
    },
  });
  // The page comes back once more: the same nonce, and it is used up.
  expect((await tokenize(said)).body).toMatchObject({
    paypalAccounts: [{ nonce: account.nonce, consumed: true }],
  });
  const again = await sdk.transaction.sale({ ...sale, orderId: 'another' });
  expect(again.success).toBe(false);
});

interface Tokenized {
  paypalAccounts: [{ nonce: string; details: Record<string, unknown> }];
}

test('nothing is tokenized that its payer did not approve, of another merchant, or by another payer', async () => {
  const { paymentToken, redirectUrl } = await start();
  const claim = { paymentToken, payerId: 'MF7HK2QW9XTPC' };
  const ask = (paypalAccount: object, of = page) =>
    of.post('/client_api/v1/payment_methods/paypal_accounts', { paypalAccount });
  expect((await ask(claim)).status).toBe(422);
  const said = await approve(await enter(redirectUrl, 'maya@wallet.example'));
  const other = openPage({
    gateway: origin,
    merchantId: 'integration_merchant_id',
    authorization: { tokenizationKey: 'development_testing_integration_merchant_id' },
  });
  expect((await ask(claim, other)).status).toBe(422);
  expect((await ask({ ...claim, payerId: 'NS4DV8JRL2YGB' })).status).toBe(422);
  expect((await ask({ ...claim, paymentToken: 'PAYID-FOREIGN' })).status).toBe(422);
  expect((await ask({ billingAgreementToken: paymentToken })).status).toBe(422);
  expect((await tokenize(said)).status).toBe(202);
});

test('an approval that nobody fetched is worth nothing hours later', async () => {
  const said = await approve(await enter((await start()).redirectUrl, 'maya@wallet.example'));
  clock.moveBy(4 * 3_600_000);
  expect((await tokenize(said)).status).toBe(422);
  clock.moveBy(-4 * 3_600_000);
});

test.each([
  ['less than was approved', { amount: '24.00' }, true],
  ['more than was approved', { amount: '25.01' }, false],
  ['in another currency', { amount: '25.00', merchantAccountId: 'albumen_eur' }, false],
])('one payment charged %s', async (_, sale, success) => {
  const said = await approve(await enter((await start()).redirectUrl, 'maya@wallet.example'));
  const { body } = await tokenize(said);
  const [{ nonce: paymentMethodNonce }] = (body as unknown as Tokenized).paypalAccounts;
  const refused = { status: 'processor_declined', processorResponseCode: '2073' };
  expect(await sdk.transaction.sale({ ...sale, paymentMethodNonce })).toMatchObject({
    success,
    transaction: success ? { status: 'authorized' } : refused,
  });
});

test('a payer whose wallet is empty approves, and the processor declines', async () => {
  const said = await approve(await enter((await start()).redirectUrl, 'noah@wallet.example'));
  const { body } = await tokenize(said);
  const [{ nonce: paymentMethodNonce }] = (body as unknown as Tokenized).paypalAccounts;
  expect(await sdk.transaction.sale({ amount: '25.00', paymentMethodNonce })).toMatchObject({
    success: false,
    transaction: { status: 'processor_declined' },
  });
});

test('the way of shipping that the payer chooses is what they pay, and what the shop is notified of', async () => {
  const { redirectUrl } = await start({
    experienceProfile: { noShipping: 'false' },
    shippingOptions: [
      option('ground', '5.00', true),
      option('air', '12.50', false),
      { ...option('counter', '0.00', false), type: 'PICKUP' },
    ],
  });
  const url = await enter(redirectUrl, 'maya@wallet.example');
  const html = await (await fetch(url)).text();
  expect(html).toContain('data-total-text="$32.50 USD"');
  // What was seen is no longer what is chosen: it is shown again first.
  const seen = await approve(url, { shipping: 'air', total: '2500' });
  expect(seen.get('changed')).toBe('1');
  expect(await (await fetch(url)).text()).toContain('$32.50 USD');
  const said = await approve(url, {
    shipping: 'air',
    address: '1',
    funding: 'card',
    total: '3250',
  });
  expect((await tokenize(said)).body).toMatchObject({
    paypalAccounts: [
      {
        details: {
          shippingOptionId: 'air',
          cobrandedCardLabel: 'Larkspur Rewards',
          payerInfo: { shippingAddress: { city: 'Portland', recipientName: 'Fields Studio' } },
        },
      },
    ],
  });
});

function option(id: string, value: string, selected: boolean) {
  return { id, label: id, selected, type: 'SHIPPING', amount: { currency: 'usd', value } };
}

test('a loan that is offered and accepted is reported to the shop', async () => {
  const { redirectUrl } = await start({ offerPayLater: true });
  const said = await approve(await enter(redirectUrl, 'maya@wallet.example'), {
    funding: 'pay-later',
  });
  expect((await tokenize(said)).body).toMatchObject({
    paypalAccounts: [
      {
        details: {
          creditFinancingOffered: {
            totalCost: { value: '25.00', currency: 'USD' },
            term: 4,
            monthlyPayment: { value: '6.25', currency: 'USD' },
            totalInterest: { value: '0.00', currency: 'USD' },
            payerAcceptance: true,
            cartAmountImmutable: false,
          },
        },
      },
    ],
  });
});

test('a shop may change the price until the payer has approved', async () => {
  const { paymentToken, redirectUrl } = await start();
  const url = await enter(redirectUrl, 'maya@wallet.example');
  const patch = (values: object) =>
    page.post('/client_api/v1/paypal_hermes/patch_payment_resource', {
      paymentId: paymentToken,
      currencyIsoCode: 'USD',
      ...values,
    });
  expect(await patch({ amount: '30.00' })).toMatchObject({ status: 200 });
  expect((await approve(url)).get('changed')).toBe('1');
  expect((await patch({ amount: '30.00', currencyIsoCode: 'EUR' })).status).toBe(422);
  expect((await approve(url, { total: '3000' })).get('paymentId')).toBe(paymentToken);
  expect((await patch({ amount: '1.00' })).status).toBe(422);
});

test.each([
  ['amount', { amount: '0' }],
  ['currencyIsoCode', { currencyIsoCode: 'XXQ' }],
  ['returnUrl', { returnUrl: 'https://elsewhere.example/' }],
  ['cancelUrl', { cancelUrl: 'javascript:alert(1)' }],
  ['merchantAccountId', { merchantAccountId: 'of-somebody-else' }],
  ['amountBreakdown', { amountBreakdown: { itemTotal: '20.00', shipping: '4.00' } }],
  ['shippingOptions', { shippingOptions: [{ ...option('a', '1', false), type: 'DRONE' }] }],
  ['vaultInitiatedCheckoutPaymentMethodToken', { vaultInitiatedCheckoutPaymentMethodToken: 'x' }],
])('a payment with a wrong %s is refused, and says so', async (field, wrong) => {
  const { status, body } = await page.post(
    '/client_api/v1/paypal_hermes/create_payment_resource',
    order(wrong),
  );
  expect(status).toBe(422);
  expect(JSON.stringify(body)).toContain(field);
});

function order(more: object) {
  const back = `${origin}/web/3.109.0/html/redirect-frame.min.html`;
  return { amount: '25.00', currencyIsoCode: 'USD', returnUrl: back, cancelUrl: back, ...more };
}

test('what nobody finished is ended by the housekeeping', async () => {
  await start();
  clock.moveBy(4 * 3_600_000);
  await expireOld(deps);
  clock.moveBy(-4 * 3_600_000);
  const rows = await db.selectFrom('paypalRequests').select('status').execute();
  expect(rows).toEqual([{ status: 'expired' }]);
});
