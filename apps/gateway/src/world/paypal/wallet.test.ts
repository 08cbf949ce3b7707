import { expect, test } from 'vitest';
import { openPayPalRig } from '../../../test/paypal/paypal-rig.ts';

const { sdk, start, startAgreement, enter, approve, tokenize } = await openPayPalRig();

test('a wallet’s page belongs to who has logged in: without their session nothing is approved', async () => {
  const { redirectUrl } = await start();
  const url = await enter(redirectUrl, 'maya@wallet.example');
  expect((await post(redirectUrl, { answer: 'approve', total: '2500' })).status).toBe(422);
  const wrong = await post(redirectUrl, { email: 'maya@wallet.example', password: 'wrong' });
  expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining('belong')]);
  const left = await post(url, { answer: 'log-out' });
  expect(left.headers.get('location')).not.toContain('s=');
  expect((await post(url, { answer: 'approve', total: '2500' })).status).toBe(422);
});

test.each(['login', 'review'])('a payer may cancel at the %s, and that is final', async (step) => {
  const { redirectUrl } = await start();
  const url = step === 'login' ? redirectUrl : await enter(redirectUrl, 'maya@wallet.example');
  const canceled = await post(url, { answer: 'cancel' });
  const back = new URL(canceled.headers.get('location') ?? '');
  expect(back.pathname).toBe('/web/3.109.0/html/cancel-frame.min.html');
  expect(back.searchParams.get('token')).toMatch(/^EC-/);
  expect(await (await fetch(url)).text()).toContain('You canceled this');
  await post(url, { answer: 'approve', total: '2500' });
  expect(await (await fetch(url)).text()).toContain('You canceled this');
});

function post(url: string, fields: Record<string, string>): Promise<Response> {
  return fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
}

test('an address that the payer adds is where it is sent', async () => {
  const { redirectUrl } = await start({ experienceProfile: { noShipping: 'false' } });
  const url = await enter(redirectUrl, 'lea@wallet.example');
  const incomplete = await post(url, { answer: 'add-address', line1: '5 Quay' });
  expect([incomplete.status, await incomplete.text()]).toEqual([
    422,
    expect.stringContaining('An address needs'),
  ]);
  const added = {
    answer: 'add-address',
    recipientName: 'Léa <Martin>',
    line1: '5 Quay',
    city: 'Lyon',
    postalCode: '69001',
    countryCode: 'FR',
  };
  expect((await post(url, added)).status).toBe(303);
  expect(await (await fetch(url)).text()).toContain('Léa &lt;Martin&gt;');
  const said = await approve(url);
  expect((await tokenize(said)).body).toMatchObject({
    paypalAccounts: [{ details: { payerInfo: { shippingAddress: { line1: '5 Quay' } } } }],
  });
});

test('a fixed address cannot be changed by the payer', async () => {
  const { redirectUrl } = await start({
    experienceProfile: { noShipping: 'false', addressOverride: true },
    recipientName: 'The shop says',
    line1: '1 Fixed Street',
    city: 'Boston',
    state: 'MA',
    postalCode: '02110',
    countryCode: 'US',
  });
  const url = await enter(redirectUrl, 'maya@wallet.example');
  const html = await (await fetch(url)).text();
  expect([html.includes('1 Fixed Street'), html.includes('Larkspur Lane')]).toEqual([true, false]);
  const said = await approve(url, { address: '1' });
  expect((await tokenize(said)).body).toMatchObject({
    paypalAccounts: [{ details: { payerInfo: { shippingAddress: { line1: '1 Fixed Street' } } } }],
  });
});

test('a plan and an agreement are explained to their payer', async () => {
  const { approvalUrl } = await startAgreement({
    description: 'Prints for <ever>',
    planType: 'SUBSCRIPTION',
    planMetadata: {
      name: 'Monthly print',
      product_description: 'One print a month',
      currency_iso_code: 'USD',
      billing_cycles: [
        { billing_frequency: '1', billing_frequency_unit: 'MONTH', pricing_scheme: { price: '9' } },
      ],
    },
  });
  const html = await (await fetch(await enter(approvalUrl, 'maya@wallet.example'))).text();
  expect(html).toContain('Monthly print');
  expect(html).toContain('9 USD every month');
  expect(html).toContain('Prints for &lt;ever&gt;');
  expect(html).toContain('Agree and continue');
});

test.each([
  ['de_DE', 'EUR', 'lang="de-DE">25,00 € EUR<'],
  ['en_IE', 'EUR', 'lang="en-IE">€25.00 EUR<'],
  ['nonsense!', 'USD', 'lang="en-US">$25.00 USD<'],
])('prices are written as in %s', async (localeCode, currencyIsoCode, text) => {
  const { redirectUrl } = await start({ currencyIsoCode, experienceProfile: { localeCode } });
  const pages = [redirectUrl, await enter(redirectUrl, 'lea@wallet.example')];
  for (const url of pages) {
    const html = (await (await fetch(url)).text()).replaceAll('\u00A0', ' ');
    expect(html).toContain(text);
  }
});

test('where the shop wants cards first, a guest pays without an account, but agrees to nothing more', async () => {
  const experienceProfile = { landingPageType: 'billing' };
  const guest = { as: 'GU3ST8KQ5RWHN' };
  const { redirectUrl } = await start({ experienceProfile });
  const html = await (await fetch(redirectUrl)).text();
  expect(html.indexOf('Pay without an account')).toBeLessThan(html.indexOf('Or log in'));
  const entered = await post(redirectUrl, guest);
  const said = await approve(new URL(entered.headers.get('location') ?? '', redirectUrl).href);
  expect((await tokenize(said)).body).toMatchObject({
    paypalAccounts: [{ details: { email: 'olive@guest.example' } }],
  });
  const { approvalUrl } = await startAgreement({ experienceProfile });
  expect(await (await fetch(approvalUrl)).text()).not.toContain('Pay without an account');
  expect((await post(approvalUrl, guest)).status).toBe(422);
});

test.each([
  ['authorize', 'It is held now', 'authorized'],
  ['order', 'Nothing is held yet', 'authorized'],
  ['sale', 'It is taken as soon as', 'submitted_for_settlement'],
])(
  'a payment to %s is explained to its payer, and is what the transaction does',
  async (...expected) => {
    const [intent, words, status] = expected;
    const url = await enter((await start({ intent })).redirectUrl, 'maya@wallet.example');
    expect(await (await fetch(url)).text()).toContain(words);
    const { body } = await tokenize(await approve(url), { intent });
    const [account] = (body as unknown as { paypalAccounts: [{ nonce: string }] }).paypalAccounts;
    const sale = { amount: '25.00', paymentMethodNonce: account.nonce };
    expect((await sdk.transaction.sale(sale)).transaction).toMatchObject({
      status,
      paypalAccount: { intent },
    });
  },
);

test.each([
  ['maya', 'USD', true],
  ['maya', 'EUR', false],
  ['lea', 'EUR', true],
  ['lea', 'USD', false],
])('Pay Later is there for %s in %s: %s', async (name, currencyIsoCode, isThere) => {
  const { redirectUrl } = await start({ currencyIsoCode, offerPayLater: true });
  const url = await enter(redirectUrl, `${name}@wallet.example`);
  expect((await (await fetch(url)).text()).includes('value="pay-later"')).toBe(isThere);
  const said = await approve(url, { funding: 'pay-later' });
  const text = JSON.stringify((await tokenize(said)).body);
  expect(text.includes('creditFinancingOffered')).toBe(isThere);
});
