import { expect, test } from 'vitest';
import { Checkout, run } from './checkout.ts';

const key = 'sandbox_key_shop';
const checkout = await Checkout.open();

test('a tokenization key leads to the gateway that served the script, over GraphQL', async () => {
  const page = await checkout.page('client');
  const { value } = await run(
    page,
    `braintree.client.create({ authorization: '${key}', sessionId: 's1' }).then((c) => c.getConfiguration())`,
  );
  expect(value).toMatchObject({
    authorization: key,
    authorizationType: 'TOKENIZATION_KEY',
    analyticsMetadata: {
      platform: 'web',
      sdkVersion: '3.109.0',
      source: 'client',
      integration: 'custom',
      integrationType: 'custom',
      sessionId: 's1',
    },
    gatewayConfiguration: {
      environment: 'sandbox',
      merchantId: 'shop',
      assetsUrl: checkout.gateway.url,
      analytics: { url: `${checkout.gateway.url}/analytics` },
      challenges: ['cvv'],
      creditCards: { supportedCardTypes: ['Visa', 'MasterCard'] },
      graphQL: { url: `${checkout.gateway.url}/graphql`, features: ['tokenize_credit_cards'] },
      paypalEnabled: false,
    },
  });
  const [call] = checkout.gateway.callsTo('/graphql');
  expect(call?.headers).toMatchObject({
    authorization: `Bearer ${key}`,
    'braintree-version': '2018-05-10',
  });
  expect(call?.body).toMatchObject({
    operationName: 'ClientConfiguration',
    clientSdkMetadata: { source: 'client', integration: 'custom', sessionId: 's1' },
  });
});

test('every feature that GraphQL names comes in its REST form', async () => {
  const page = await checkout.page('client');
  const { gateway } = checkout;
  gateway.graphQLConfiguration = {
    paypal: { displayName: 'Shop', currencyCode: 'EUR', environment: 'OFFLINE' },
    googlePay: {
      displayName: 'Shop',
      environment: 'SANDBOX',
      googleAuthorization: 'g',
      supportedCardBrands: ['VISA', 'AMERICAN_EXPRESS'],
    },
    masterpass: { merchantCheckoutId: 'm', supportedCardBrands: ['MASTERCARD', 'DINERS'] },
    kount: { merchantId: 'k' },
    braintreeApi: { accessToken: 't', url: 'u' },
    creditCard: {
      supportedCardBrands: ['AMERICAN_EXPRESS', 'UK_MAESTRO', 'UNION_PAY', 'ELO'],
      challenges: [],
      threeDSecureEnabled: true,
      threeDSecure: { cardinalAuthenticationJWT: 'j' },
    },
  };
  const { value } = await run(
    page,
    `braintree.client.create({ authorization: '${key}' }).then((c) => c.toJSON().gatewayConfiguration)`,
  );
  expect(value).toMatchObject({
    paypalEnabled: true,
    paypal: { displayName: 'Shop', currencyIsoCode: 'EUR', environment: 'offline' },
    androidPay: {
      enabled: true,
      displayName: 'Shop',
      environment: 'sandbox',
      googleAuthorizationFingerprint: 'g',
      supportedNetworks: ['visa', 'amex'],
    },
    masterpass: { merchantCheckoutId: 'm', supportedNetworks: ['master', 'diners'] },
    kount: { kountMerchantId: 'k' },
    braintreeApi: { accessToken: 't', url: 'u' },
    creditCards: { supportedCardTypes: ['American Express', 'UK Maestro', 'UnionPay', 'Elo'] },
    threeDSecureEnabled: true,
    threeDSecure: { cardinalAuthenticationJWT: 'j' },
  });
});

test('a client token is configured over REST, without a preflight', async () => {
  const page = await checkout.page('client');
  const { value } = await run(
    page,
    `braintree.client.create({ authorization: '${checkout.token()}' }).then((c) => c.getConfiguration())`,
  );
  expect(value).toMatchObject({
    authorizationType: 'CLIENT_TOKEN',
    authorizationFingerprint: 'fingerprint|customer_id=c1&x=1',
  });
  const [call] = checkout.gateway.callsTo('/configuration');
  expect(Object.fromEntries(call?.query ?? [])).toMatchObject({
    authorizationFingerprint: 'fingerprint|customer_id=c1&x=1',
    braintreeLibraryVersion: 'braintree/web/3.109.0',
    configVersion: '3',
    '_meta[platform]': 'web',
    '_meta[source]': 'client',
  });
  expect(call?.headers['content-type']).toBeUndefined();
});

test('a client token of version 1 and one that allows GraphQL work too', async () => {
  const page = await checkout.page('client');
  const graphQL = { url: `${checkout.gateway.url}/graphql`, date: '2018-05-08' };
  const modern = checkout.token({ graphQL });
  const plain = Buffer.from(checkout.token(), 'base64').toString();
  await run(page, `braintree.client.create({ authorization: '${modern}' })`);
  expect(checkout.gateway.callsTo('/graphql')[0]?.headers['authorization']).toContain(
    'fingerprint',
  );
  expect(checkout.gateway.callsTo('/configuration')).toHaveLength(0);
  const outcome = await run(
    page,
    `braintree.client.create({ authorization: ${JSON.stringify(plain)} }).then((c) => c.getVersion())`,
  );
  expect(outcome).toEqual({ value: '3.109.0' });
});

test('REST answers when GraphQL is out of order or out of reach', async () => {
  for (const trouble of [
    { status: 200, body: { errors: [{ message: '', extensions: { errorClass: 'INTERNAL' } }] } },
    { status: 200, body: { errors: [{ message: '', extensions: { errorClass: 'UNKNOWN' } }] } },
    'broken line' as const,
  ]) {
    const page = await checkout.page('client');
    checkout.gateway.plan('/graphql', ...Array<typeof trouble>(9).fill(trouble));
    const { value } = await run(
      page,
      `braintree.client.create({ authorization: '${key}' }).then((c) => c.getConfiguration().gatewayConfiguration.graphQL ?? 'rest')`,
    );
    expect(value).toBe('rest');
    await page.close();
  }
});

test('another gateway can be configured, and a bundle has to', async () => {
  const page = await checkout.page('client');
  const { value } = await run(
    page,
    `(async () => {
      braintree.client.configure({ gatewayUrl: '${checkout.gateway.url}/' });
      return (await braintree.client.create({ authorization: '${key}' })).getConfiguration().gatewayConfiguration.merchantId;
    })()`,
  );
  expect(value).toBe('shop');
});

test('events of the load reach the gateway together', async () => {
  const page = await checkout.page('client');
  await run(page, `braintree.client.create({ authorization: '${key}' })`);
  await expect.poll(() => checkout.gateway.callsTo('/analytics').length).toBe(1);
  const [call] = checkout.gateway.callsTo('/analytics');
  expect(call?.body).toMatchObject({
    analytics: [
      { kind: 'web.custom.client.load.initialized', isAsync: expect.any(Boolean) },
      { kind: 'web.custom.client.load.succeeded', timestamp: expect.any(Number) },
    ],
    braintreeLibraryVersion: 'braintree/web/3.109.0',
    _meta: { sdkVersion: '3.109.0' },
    tokenizationKey: key,
  });
});
