import { expect, test } from 'vitest';
import { clientToken } from './client-token.ts';
import { openSdkShop } from './sdk-shop.ts';
import { demoKey } from './test-page.ts';

const gateway = await openSdkShop();

test.each(['a key', 'a client token'])(
  'our client reads the configuration with %s',
  async (kind) => {
    const page = await gateway.openPage('/', ['client']);
    const token = JSON.stringify(await clientToken(gateway));
    const authorization = kind === 'a key' ? demoKey.tokenizationKey : token;
    const configuration = await page.evaluate(
      `braintree.client.create({ authorization: ${JSON.stringify(authorization)} }).then((client) => client.getConfiguration())`,
    );
    expect(configuration).toMatchObject({
      gatewayConfiguration: {
        environment: 'sandbox',
        merchantId: 'albumen_sandbox',
        creditCards: { supportedCardTypes: expect.arrayContaining(['Visa']) },
      },
    });
  },
);

test('our preferred methods and device data come from it', async () => {
  const page = await gateway.openPage('/', [
    'client',
    'preferred-payment-methods',
    'data-collector',
  ]);
  const answers = await page.evaluate(`(async () => {
    const client = await braintree.client.create({ authorization: '${demoKey.tokenizationKey}' });
    const preferred = await braintree.preferredPaymentMethods.create({ client });
    const collector = await braintree.dataCollector.create({ client });
    return [await preferred.fetchPreferredPaymentMethods(), Object.keys(collector.rawDeviceData)];
  })()`);
  expect(answers).toEqual([
    { paypalPreferred: expect.any(Boolean), venmoPreferred: expect.any(Boolean) },
    ['correlation_id'],
  ]);
});

test('a card typed into our fields becomes a nonce, and the page never sees it', async () => {
  const page = await gateway.openPage('/', ['client', 'hosted-fields']);
  await page.evaluate(`(async () => {
    document.body.insertAdjacentHTML('beforeend', '<div id="date"></div><div id="cvv"></div>');
    window.fields = await braintree.hostedFields.create({
      authorization: '${demoKey.tokenizationKey}',
      fields: {
        number: { container: '#number' },
        expirationDate: { container: '#date' },
        cvv: { container: '#cvv' },
      },
    });
  })()`);
  for (const [id, text] of [
    ['number', '4111111111111111'],
    ['date', '1234'],
    ['cvv', '123'],
  ] as const) {
    await page.frameLocator(`#${id} iframe`).locator('form input:visible').first().fill(text);
  }
  const payload = await page.evaluate('fields.tokenize()');
  expect(payload).toMatchObject({
    nonce: expect.any(String),
    type: 'CreditCard',
    details: { lastFour: '1111', cardType: 'Visa' },
  });
  expect(JSON.stringify(payload)).not.toContain('4111111111111111');
});
